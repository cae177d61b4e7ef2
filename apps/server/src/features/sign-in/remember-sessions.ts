import type { StudentChanges } from '../../database/student-changes.ts';
import type { FoundSession } from './sessions-repository.ts';
import { isToBeTouched, type FindSession } from './sessions-service.ts';

/** Sessions that are remembered; beyond it the ones who came first are forgotten, so that memory is bounded. */
const mostSessions = 20_000;

/**
 * Looks up each session once, and then again only after its student changed: home alone makes five calls. A session that was
 * ended and a student who was changed or deleted are forgotten by every process when that commits; while changes are not
 * heard, nothing is remembered.
 */
export function rememberSessions(find: FindSession, changes: StudentChanges): FindSession {
  const sessions = new Map<string, FoundSession>();
  const hashesOf = new Map<string, Set<string>>();
  let changesHeard = 0;

  changes.listen((studentId) => {
    changesHeard += 1;
    if (studentId !== null) forgetStudent(studentId);
    else {
      sessions.clear();
      hashesOf.clear();
    }
  });

  function forgetStudent(studentId: string): void {
    for (const idHash of hashesOf.get(studentId) ?? []) sessions.delete(idHash);
    hashesOf.delete(studentId);
  }

  function remember(idHash: string, found: FoundSession): void {
    const { student } = found;
    sessions.set(idHash, found);
    hashesOf.set(student.id, (hashesOf.get(student.id) ?? new Set()).add(idHash));
    if (sessions.size <= mostSessions) return;
    const [oldest] = sessions.values();
    if (oldest !== undefined) forgetStudent(oldest.student.id);
  }

  return async (idHash, now) => {
    if (!changes.isHearing()) return find(idHash, now);
    const known = sessions.get(idHash);
    // One that is to be touched may have been so by another process.
    if (known !== undefined && known.expiresAt > now && !isToBeTouched(known, now)) return known;
    const heardBefore = changesHeard;
    const found = await find(idHash, now);
    // What changed while it was read may be what was read.
    if (found !== null && heardBefore === changesHeard && changes.isHearing()) remember(idHash, found);
    return found;
  };
}
