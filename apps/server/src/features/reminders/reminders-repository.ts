import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  isNull,
  lte,
  max,
  ne,
  notExists,
  or,
} from 'drizzle-orm';
import type { PushSubscriptionKeys } from '@valence/contract';
import type { Database } from '../../database/database.ts';
import { sessions, users } from '../../database/schema/accounts.ts';
import { answers } from '../../database/schema/answers.ts';
import { quizzes } from '../../database/schema/quizzes.ts';
import { pushSubscriptions, reminders } from '../../database/schema/reminders.ts';

export type StoredReminder = typeof reminders.$inferSelect;
export type StoredSubscription = typeof pushSubscriptions.$inferSelect;

/** A browser of a student, by its session. */
export type BrowserKey = Pick<StoredSubscription, 'studentId' | 'secretHash'>;

/** More browsers than a person studies in: those that subscribed last are told. */
const mostBrowsers = 10;

export async function findReminder(db: Database, studentId: string): Promise<StoredReminder | null> {
  const [reminder] = await db.select().from(reminders).where(eq(reminders.studentId, studentId));
  return reminder ?? null;
}

/** Keeps a reminder that is asked for; nothing counts against it then. */
export async function saveReminder(
  db: Database,
  { studentId, hour, nextAt }: { studentId: string; hour: number; nextAt: Date },
): Promise<void> {
  const asked = { hour, nextAt, unanswered: 0 };
  await db
    .insert(reminders)
    .values({ studentId, ...asked })
    .onConflictDoUpdate({ target: reminders.studentId, set: asked });
}

export async function changeReminder(
  db: Database,
  studentId: string,
  change: Partial<Pick<StoredReminder, 'nextAt' | 'sentAt' | 'unanswered'>>,
): Promise<void> {
  await db.update(reminders).set(change).where(eq(reminders.studentId, studentId));
}

/** Thinks of a reminder no more where no browser takes it: one may have been turned on a moment ago. */
export async function stopReminder(db: Database, studentId: string): Promise<void> {
  const browsers = db
    .select({ studentId: pushSubscriptions.studentId })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.studentId, studentId));
  await db
    .update(reminders)
    .set({ nextAt: null })
    .where(and(eq(reminders.studentId, studentId), notExists(browsers)));
}

/** Reminders to think of now, with the zone of their students. */
export async function dueReminders(db: Database, now: Date, limit: number) {
  return db
    .select({ ...getTableColumns(reminders), timeZone: users.timeZone })
    .from(reminders)
    .innerJoin(users, eq(users.id, reminders.studentId))
    .where(lte(reminders.nextAt, now))
    .orderBy(asc(reminders.nextAt))
    .limit(limit);
}

/** Moves a reminder on; `false` where another process has done so first. */
export async function claimReminder(
  db: Database,
  { studentId, nextAt }: Pick<StoredReminder, 'studentId'> & { nextAt: Date },
  next: Date,
): Promise<boolean> {
  const claimed = await db
    .update(reminders)
    .set({ nextAt: next })
    .where(and(eq(reminders.studentId, studentId), eq(reminders.nextAt, nextAt)))
    .returning({ studentId: reminders.studentId });
  return claimed.length === 1;
}

export async function hasSubscription(db: Database, key: BrowserKey): Promise<boolean> {
  const [found] = await db.select({ count: count() }).from(pushSubscriptions).where(isBrowser(key));
  return (found?.count ?? 0) > 0;
}

export async function subscriptionsOf(db: Database, studentId: string): Promise<StoredSubscription[]> {
  return db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.studentId, studentId))
    .orderBy(desc(pushSubscriptions.createdAt), asc(pushSubscriptions.secretHash))
    .limit(mostBrowsers);
}

/** Keeps the subscription of a browser, and takes it from whoever had it there before. */
export async function saveSubscription(
  tx: Database,
  key: BrowserKey,
  { endpoint, keys: { p256dh, auth } }: PushSubscriptionKeys,
  createdAt: Date,
): Promise<void> {
  const { studentId, secretHash } = pushSubscriptions;
  const isElse = or(ne(studentId, key.studentId), ne(secretHash, key.secretHash));
  await tx.delete(pushSubscriptions).where(and(eq(pushSubscriptions.endpoint, endpoint), isElse));
  const subscription = { endpoint, p256dh, auth, createdAt };
  await tx
    .insert(pushSubscriptions)
    .values({ ...key, ...subscription })
    .onConflictDoUpdate({ target: [studentId, secretHash], set: subscription });
}

export async function removeSubscription(db: Database, key: BrowserKey): Promise<void> {
  await db.delete(pushSubscriptions).where(isBrowser(key));
}

/** Notes that a browser is being told on a day; `false` where it was told, or another process tells it. */
export async function beginSending(db: Database, key: BrowserKey, day: string): Promise<boolean> {
  const { sentDay } = pushSubscriptions;
  const begun = await db
    .update(pushSubscriptions)
    .set({ sentDay: day })
    .where(and(isBrowser(key), or(isNull(sentDay), ne(sentDay, day))))
    .returning({ studentId: pushSubscriptions.studentId });
  return begun.length === 1;
}

/** Notes that a browser was not told after all. */
export async function undoSending(db: Database, key: BrowserKey): Promise<void> {
  await db.update(pushSubscriptions).set({ sentDay: null }).where(isBrowser(key));
}

/** When a student was last here, and what was answered last. A session notes its use once an hour. */
export async function latestActivity(db: Database, studentId: string) {
  const [used] = await db
    .select({ at: max(sessions.lastUsedAt) })
    .from(sessions)
    .where(eq(sessions.studentId, studentId));
  const [answered] = await db
    .select({ at: answers.answeredAt, day: answers.answeredDay })
    .from(answers)
    .where(eq(answers.studentId, studentId))
    .orderBy(desc(answers.answeredAt))
    .limit(1);
  return { usedAt: used?.at ?? null, answeredAt: answered?.at ?? null, answeredDay: answered?.day ?? null };
}

/** Whether a student has begun a quiz since then. */
export async function hasBegunQuiz(db: Database, studentId: string, since: Date): Promise<boolean> {
  const [begun] = await db
    .select({ count: count() })
    .from(quizzes)
    .where(and(eq(quizzes.studentId, studentId), gte(quizzes.issuedAt, since)));
  return (begun?.count ?? 0) > 0;
}

function isBrowser({ studentId, secretHash }: BrowserKey) {
  return and(eq(pushSubscriptions.studentId, studentId), eq(pushSubscriptions.secretHash, secretHash));
}
