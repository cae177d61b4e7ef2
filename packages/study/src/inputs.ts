/** An instant: milliseconds since 1970, a Date, or an ISO 8601 text. */
export type Instant = number | Date | string;

/** A concept, or a family where that is finer. */
export interface StudySkill {
  id: string;
  topic: string;
  /** Median time that a question takes, in seconds. */
  seconds: number;
  /** Ids of the skills that it contains; they may be unknown or lead in a circle. */
  needs: readonly string[];
}

/** The first try at one question. */
export interface LedgerRow {
  skill: string;
  at: Instant;
  right: boolean;
  /** One of four options, or typed. */
  kind: 'choice' | 'typed';
  difficulty?: 'beginner' | 'intermediate' | 'advanced';
}

/** What parts of the exam count: by topic, shared evenly by its skills, or by skill. Any scale; they need no fixed sum. */
export type Weights = Readonly<Record<string, number>>;

export const dayLength = 86_400_000;

/** Milliseconds since 1970; NaN for what is no instant. */
export function millisecondsOf(instant: Instant): number {
  if (typeof instant === 'number') return instant;
  return instant instanceof Date ? instant.getTime() : Date.parse(instant);
}

/** How long a question of the skill takes, in seconds: at least 5, and a minute where the skill does not say. */
export function secondsOf({ seconds }: StudySkill): number {
  return Number.isFinite(seconds) && seconds > 0 ? Math.max(5, seconds) : 60;
}
