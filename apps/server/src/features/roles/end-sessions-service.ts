import { endEverySession, endSessionsOf } from '../sign-in/sessions-repository.ts';
import { insertAuditEntry } from './audit-log-repository.ts';
import type { RolesContext } from './change-role-service.ts';

/**
 * Ends every session of a student, and writes that down in the same transaction; nothing is written where there was none.
 * @param actor who does it; `null` for a command at the server
 * @returns how many were alive
 */
export async function endSessionsOfStudent(
  { db, clock, randomness }: RolesContext,
  actor: string | null,
  studentId: string,
): Promise<number> {
  const at = new Date(clock());
  return db.transaction(async (tx) => {
    const ended = await endSessionsOf(tx, studentId, { keptSecretHash: null, now: at });
    const action = 'student.end-sessions';
    if (ended > 0)
      await insertAuditEntry(tx, {
        id: randomness.uuid(),
        at,
        actor,
        action,
        target: studentId,
        details: { ended },
      });
    return ended;
  });
}

/** Ends the sessions of everybody, whoever does it included, and writes that down in the same transaction. */
export async function endSessionsOfEverybody(
  { db, clock, randomness }: RolesContext,
  actor: string | null,
): Promise<number> {
  const at = new Date(clock());
  return db.transaction(async (tx) => {
    const ended = await endEverySession(tx, at);
    const action = 'everybody.end-sessions';
    if (ended > 0)
      await insertAuditEntry(tx, {
        id: randomness.uuid(),
        at,
        actor,
        action,
        target: 'everybody',
        details: { ended },
      });
    return ended;
  });
}
