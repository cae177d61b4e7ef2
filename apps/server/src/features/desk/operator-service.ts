import type { deskQueue, DeskStudent, deskStudents } from '@valence/contract';
import type * as z from 'zod';
import { calendarAt } from '../../calendar/student-calendar.ts';
import { localIssuer } from '../accounts/local-issuer.ts';
import { countReservations } from '../allowance/custom-reservations-repository.ts';
import { planOf } from '../allowance/plan-of.ts';
import { countStarted } from '../papers/papers-repository.ts';
import { countIssued } from '../quizzes/quizzes-repository.ts';
import { auditEntries } from '../roles/audit-log-repository.ts';
import { rolesOf } from '../roles/roles-repository.ts';
import type { DeskContext } from './desk-context.ts';
import { emailsOf, queueCounts, studentsByEmail } from './operator-repository.ts';
import { shownEntry } from './shown-entry.ts';

const entriesShown = 50;

/** Students by e-mail address. */
export async function findStudents(
  context: DeskContext,
  email: string,
): Promise<z.infer<typeof deskStudents>> {
  const { db, clock, offer, accounts } = context;
  const students = [];
  for (const { subscriptionStatus, since, issuer, timeZone, ...student } of await studentsByEmail(
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
      used: await allowanceUsed(context, student.id, timeZone ?? 'UTC'),
    });
  return { students };
}

/** The state of the queue, and what was done on the desk last. */
export async function readQueue({ db }: DeskContext): Promise<z.infer<typeof deskQueue>> {
  const entries = await auditEntries(db, null, entriesShown);
  const emails = await emailsOf(
    db,
    entries.flatMap(({ actor }) => actor ?? []),
  );
  const audit = entries.map((entry) => ({
    ...shownEntry(entry),
    by: emails.get(entry.actor ?? '') ?? null,
  }));
  return { jobs: await queueCounts(db), audit };
}

/** What counts against the allowances of a student, by the student's own day, week and month. */
async function allowanceUsed(
  { db, clock }: DeskContext,
  studentId: string,
  timeZone: string,
): Promise<DeskStudent['used']> {
  const now = clock();
  const calendar = calendarAt(now, timeZone);
  const subject = await countIssued(db, studentId, 'subject', calendar);
  const custom = await countIssued(db, studentId, 'custom', calendar);
  return {
    subjectQuizzesToday: subject.today,
    subjectQuizzesThisWeek: subject.thisWeek,
    customQuizzesThisWeek: custom.thisWeek + (await countReservations(db, studentId, new Date(now))),
    papersThisMonth: await countStarted(db, studentId, calendar.monthStart),
  };
}
