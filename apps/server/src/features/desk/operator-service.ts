import type { deskQueue, deskStudents } from '@valence/contract';
import type * as z from 'zod';
import { localIssuer } from '../accounts/local-issuer.ts';
import { planOf } from '../allowance/plan-of.ts';
import { auditEntries } from '../roles/audit-log-repository.ts';
import { rolesOf } from '../roles/roles-repository.ts';
import type { DeskContext } from './desk-context.ts';
import { queueCounts, studentsByEmail } from './desk-repository.ts';
import { shownEntry } from './shown-entry.ts';

const entriesShown = 50;

/** Students by e-mail address. */
export async function findStudents(
  { db, clock, offer, accounts }: DeskContext,
  email: string,
): Promise<z.infer<typeof deskStudents>> {
  const students = [];
  for (const { subscriptionStatus, since, issuer, ...student } of await studentsByEmail(
    db,
    email,
    new Date(clock()),
  ))
    students.push({
      ...student,
      plan: planOf(subscriptionStatus, offer),
      since: since.toISOString(),
      hasPassword: accounts !== null && issuer === localIssuer,
      roles: await rolesOf(db, student.id),
    });
  return { students };
}

/** The state of the queue, and what was done on the desk last. */
export async function readQueue({ db }: DeskContext): Promise<z.infer<typeof deskQueue>> {
  const audit = (await auditEntries(db, null, entriesShown)).map(shownEntry);
  return { jobs: await queueCounts(db), audit };
}
