import { unansweredReminders, type ReminderMessage } from '@valence/contract';
import { calendarAt } from '../../calendar/student-calendar.ts';
import { findStudent } from '../account/account-repository.ts';
import { composeReminder, type TodaysContext } from './compose-reminder-service.ts';
import type { PushSender } from './push-sender.ts';
import {
  beginSending,
  changeReminder,
  findReminder,
  hasBegunQuiz,
  latestActivity,
  removeSubscription,
  stopReminder,
  subscriptionsOf,
  undoSending,
  type StoredReminder,
  type StoredSubscription,
} from './reminders-repository.ts';

/** What sending a reminder needs from outside. */
export interface SendingContext extends TodaysContext {
  push: PushSender;
}

/** A reminder of a day, and when it is too late for it. */
export interface DueReminder {
  studentId: string;
  /** ISO date, the student's own. */
  day: string;
  until: number;
}

/** Milliseconds in which a quiz that was begun is likely to be under way. */
const quizTime = 3_600_000;

/**
 * Sends the reminder of a day to each browser that takes it, unless the student has done something today or has not come for the last
 * ones.
 * @throws Error where a push service could not take it: what was sent is not sent again by the next try
 */
export async function sendReminder(context: SendingContext, due: DueReminder): Promise<void> {
  const { db, clock } = context;
  const { studentId } = due;
  if (clock() >= due.until) return;
  const [reminder, student] = await Promise.all([findReminder(db, studentId), findStudent(db, studentId)]);
  if (reminder === null || student === null) return;
  const browsers = await subscriptionsOf(db, studentId);
  if (browsers.length === 0) return stopReminder(db, studentId);
  const unanswered = await stillUnanswered(context, reminder);
  const timeZone = student.timeZone ?? 'UTC';
  const isFirstToday =
    reminder.sentAt === null || calendarAt(reminder.sentAt.getTime(), timeZone).today !== due.day;
  // The last one may have reached one browser, and still be due in another.
  if (isFirstToday && unanswered >= unansweredReminders) return;
  if (await isAtWork(context, due)) return;
  const message = await composeReminder(context, student);
  if (message === null) return;
  const outcomes = [];
  for (const browser of browsers) outcomes.push(await tell(context, browser, message, due));
  if (isFirstToday && outcomes.includes('sent'))
    await changeReminder(db, studentId, { sentAt: new Date(clock()), unanswered: unanswered + 1 });
  if (outcomes.includes('later')) throw new Error('A push service could not take a reminder yet.');
}

/** Reminders since the student was last here; who was here starts anew. */
async function stillUnanswered({ db }: SendingContext, reminder: StoredReminder): Promise<number> {
  const { studentId, sentAt, unanswered } = reminder;
  if (unanswered === 0 || sentAt === null) return 0;
  const { usedAt, answeredAt } = await latestActivity(db, studentId);
  if (!isAfter(usedAt, sentAt) && !isAfter(answeredAt, sentAt)) return unanswered;
  await changeReminder(db, studentId, { unanswered: 0 });
  return 0;
}

async function isAtWork({ db, clock }: SendingContext, { studentId, day }: DueReminder): Promise<boolean> {
  const { answeredDay } = await latestActivity(db, studentId);
  return answeredDay === day || hasBegunQuiz(db, studentId, new Date(clock() - quizTime));
}

/** Tells one browser, at most once a day: it is noted before, and taken back only where surely nothing arrived. */
async function tell(
  { db, clock, push }: SendingContext,
  { endpoint, p256dh, auth, ...browser }: StoredSubscription,
  message: ReminderMessage,
  { day, until }: DueReminder,
): Promise<'sent' | 'later' | 'done'> {
  if (!(await beginSending(db, browser, day))) return 'done';
  const seconds = Math.max(0, Math.floor((until - clock()) / 1000));
  const outcome = await push.send({ endpoint, keys: { p256dh, auth } }, message, seconds);
  switch (outcome) {
    case 'sent':
      return 'sent';
    case 'gone':
      await removeSubscription(db, browser);
      return 'done';
    case 'later':
      await undoSending(db, browser);
      return 'later';
    case 'refused':
      return 'done';
    default:
      return outcome satisfies never;
  }
}

function isAfter(moment: Date | null, other: Date): boolean {
  return moment !== null && moment > other;
}
