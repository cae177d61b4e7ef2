import type { DeskChangeRole, deskQueue, deskStudents, Role } from '@valence/contract';
import type * as z from 'zod';
import { Refusal } from '../../refusal.ts';
import { findStudent } from '../account/account-repository.ts';
import { planOf } from '../allowance/plan-of.ts';
import { auditEntries } from '../roles/audit-log-repository.ts';
import { changeRole } from '../roles/change-role-service.ts';
import { endSessionsOfStudent } from '../roles/end-sessions-service.ts';
import { rolesOf } from '../roles/roles-repository.ts';
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

/**
 * Gives a student a role or takes it, as the command does.
 * @throws Refusal `conflict` where nothing would change, and for the last operator
 */
export async function changeRoleOnDesk(
  context: DeskContext,
  actor: string,
  change: DeskChangeRole,
): Promise<{ roles: Role[] }> {
  const { db } = context;
  if ((await findStudent(db, change.studentId)) === null) throw noSuchStudent();
  const outcome = await changeRole(context, actor, change);
  if (outcome === 'lastOperator')
    throw new Refusal('conflict', 'This is the last operator: make somebody else operator first.');
  if (outcome === 'unchanged') throw new Refusal('conflict', 'Somebody else has done this already.');
  return { roles: await rolesOf(db, change.studentId) };
}

/** Ends every session of a student, as the command does. */
export async function endSessionsOnDesk(
  context: DeskContext,
  actor: string,
  studentId: string,
): Promise<{ ended: number }> {
  const ended = await endSessionsOfStudent(context, actor, studentId);
  if (ended === 0) throw new Refusal('conflict', 'This student has no open session.');
  return { ended };
}

/** The state of the queue, and what was done on the desk last. */
export async function readQueue({ db }: DeskContext): Promise<z.infer<typeof deskQueue>> {
  const audit = (await auditEntries(db, null, entriesShown)).map(shownEntry);
  return { jobs: await queueCounts(db), audit };
}

function noSuchStudent(): Refusal {
  return new Refusal('conflict', 'There is no such student.');
}
