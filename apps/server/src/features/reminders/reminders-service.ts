import { unansweredReminders, type Reminder, type RemindRequest } from '@valence/contract';
import { calendarAt } from '../../calendar/student-calendar.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { settleTimeZone, type StudentPlace } from '../time-zone/time-zone-service.ts';
import { requireKnownService } from './push-services.ts';
import { nextReminderAt } from './reminder-times.ts';
import {
  findReminder,
  hasSubscription,
  removeSubscription,
  saveReminder,
  saveSubscription,
  type BrowserKey,
} from './reminders-repository.ts';

/** A student in a browser, which the session tells apart. */
export interface BrowserHere {
  student: StudentPlace;
  secretHash: string;
  sentTimeZone: string | null;
}

/** What is set, seen from one browser. */
export async function readReminder(db: Database, here: BrowserHere): Promise<Reminder> {
  const [reminder, isOnHere] = await Promise.all([
    findReminder(db, here.student.id),
    hasSubscription(db, keyOf(here)),
  ]);
  return {
    hour: reminder?.hour ?? null,
    isOnHere,
    isQuiet: (reminder?.unanswered ?? 0) >= unansweredReminders,
  };
}

/**
 * Turns the reminder on in this browser, and sets its hour for all.
 * @throws Refusal `badRequest` for an address that is of no push service
 */
export async function turnOn(
  { db, clock }: { db: Database; clock: Clock },
  here: BrowserHere,
  { hour, subscription }: RemindRequest,
): Promise<Reminder> {
  requireKnownService(subscription);
  const { id } = here.student;
  const now = clock();
  const timeZone = await settleTimeZone(db, here.student, here.sentTimeZone, now);
  await db.transaction(async (tx) => {
    const sentAt = (await findReminder(tx, id))?.sentAt?.getTime() ?? null;
    const sentDay = sentAt === null ? null : calendarAt(sentAt, timeZone).today;
    const nextAt = new Date(nextReminderAt(now, { hour, timeZone, sentDay }));
    await saveSubscription(tx, keyOf(here), subscription, new Date(now));
    await saveReminder(tx, { studentId: id, hour, nextAt });
  });
  return readReminder(db, here);
}

/** Turns the reminder off in this browser; others keep it. */
export async function turnOff(db: Database, here: BrowserHere): Promise<Reminder> {
  await removeSubscription(db, keyOf(here));
  return readReminder(db, here);
}

function keyOf({ student, secretHash }: BrowserHere): BrowserKey {
  return { studentId: student.id, secretHash };
}
