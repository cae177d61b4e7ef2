import { endEverySession, endSessionsOf } from '../sign-in/sessions-repository.ts';
import { writeDown, type Actor, type RolesContext } from './acting.ts';

/**
 * Ends every session of a student, and writes that down in the same transaction; nothing is written where there was none.
 * @returns how many were alive
 */
export async function endSessionsOfStudent(
  context: RolesContext,
  actor: Actor,
  studentId: string,
): Promise<number> {
  const at = new Date(context.clock());
  return context.db.transaction(async (tx) => {
    const ended = await endSessionsOf(tx, studentId, { keptSecretHash: null, now: at });
    if (ended > 0)
      await writeDown(context, tx, actor, {
        action: 'student.end-sessions',
        target: studentId,
        details: { ended },
      });
    return ended;
  });
}

/** Ends the sessions of everybody, whoever does it included, and writes that down in the same transaction. */
export async function endSessionsOfEverybody(context: RolesContext, actor: Actor): Promise<number> {
  const at = new Date(context.clock());
  return context.db.transaction(async (tx) => {
    const ended = await endEverySession(tx, at);
    if (ended > 0)
      await writeDown(context, tx, actor, {
        action: 'everybody.end-sessions',
        target: 'everybody',
        details: { ended },
      });
    return ended;
  });
}
