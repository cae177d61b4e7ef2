/**
 * Which students changed: their own row, or a session of theirs that ended. Triggers tell it when the change commits, so that
 * nobody who writes can forget to, and what a process remembers of a student ends in all processes.
 */
export interface StudentChanges {
  /** Calls with the id of each student who changed; with `null` when some may have gone unheard. */
  listen(onChange: (studentId: string | null) => void): void;
  /** Whether everything is heard, but for what happened in the last moments. While it is not, nothing may be remembered. */
  isHearing(): boolean;
  /** Resolves once every process has heard all that has committed by now, or believes nothing that it remembers. */
  heardEverywhere(): Promise<void>;
}

/** The name under which the triggers tell it (migrations 0008 and 0011). */
export const studentChangesChannel = 'student_changes';

/** Whom a trigger means: nobody by name is everybody, as when a table was emptied. */
export function whoChanged(text: string): string | null {
  return text === '' ? null : text;
}
