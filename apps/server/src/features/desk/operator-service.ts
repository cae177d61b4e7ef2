import type { deskQueue, deskStudents } from '@valence/contract';
import type * as z from 'zod';
import { Refusal } from '../../refusal.ts';
import { planOf } from '../allowance/plan-of.ts';
import { auditEntries, insertAuditEntry } from '../roles/audit-log-repository.ts';
import { rolesOf } from '../roles/roles-repository.ts';
import { endSessionsOf } from '../sign-in/sessions-repository.ts';
import type { DeskContext } from './desk-context.ts';
import { queueCounts, studentsByEmail } from './desk-repository.ts';
import { shownEntry } from './shown-entry.ts';

const entriesShown = 50;

/** Students by e-mail address. */
export async function findStudents(
  { db, clock, offer }: DeskContext,
  email: string,
): Promise<z.infer<typeof deskStudents>> {
  const students = [];
  for (const { subscriptionStatus, since, ...student } of await studentsByEmail(db, email, new Date(clock())))
    students.push({
      ...student,
      plan: planOf(subscriptionStatus, offer),
      since: since.toISOString(),
      roles: await rolesOf(db, student.id),
    });
  return { students };
}

/** Ends every session of a student, and writes that down in the same transaction. */
export async function endSessionsOnDesk(
  { db, clock, randomness }: DeskContext,
  actor: string,
  studentId: string,
): Promise<{ ended: number }> {
  const now = new Date(clock());
  return db.transaction(async (tx) => {
    const ended = await endSessionsOf(tx, studentId, { keptSecretHash: null, now });
    if (ended === 0) throw new Refusal('conflict', 'This student has no open session.');
    await insertAuditEntry(tx, {
      id: randomness.uuid(),
      at: now,
      actor,
      action: 'student.end-sessions',
      target: studentId,
      details: { ended },
    });
    return { ended };
  });
}

/** The state of the queue, and what was done on the desk last. */
export async function readQueue({ db }: DeskContext): Promise<z.infer<typeof deskQueue>> {
  const audit = (await auditEntries(db, null, entriesShown)).map(shownEntry);
  return { jobs: await queueCounts(db), audit };
}
