import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, notExists, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { answers } from '../../database/schema/answers.ts';
import { keyAuditItems, keyAudits, readings } from '../../database/schema/readings.ts';
import { reports } from '../../database/schema/reports.ts';
import { auditLog } from '../../database/schema/roles.ts';
import type { KeyAuditItem } from '../key-audits/key-audits-repository.ts';

export type Reading = typeof readings.$inferSelect;

/** What is open before a reader; `null` where nothing is. */
export async function openReadingOf(db: Database, reader: string): Promise<Reading | null> {
  const [open] = await db
    .select()
    .from(readings)
    .where(and(eq(readings.reader, reader), isNull(readings.readAt)));
  return open ?? null;
}

export async function insertReading(tx: Database, reading: Reading): Promise<void> {
  await tx.insert(readings).values(reading);
}

export async function findReading(db: Database, reader: string, id: string): Promise<Reading | null> {
  const [found] = await db
    .select()
    .from(readings)
    .where(and(eq(readings.id, id), eq(readings.reader, reader)));
  return found ?? null;
}

/** Completes a reading that is open; answers whether it was. */
export async function completeReading(
  tx: Database,
  reading: Pick<Reading, 'id' | 'choice' | 'isKnown' | 'doubt'> & { reader: string; readAt: Date },
): Promise<boolean> {
  const { id, reader, ...said } = reading;
  const completed = await tx
    .update(readings)
    .set(said)
    .where(and(eq(readings.id, id), eq(readings.reader, reader), isNull(readings.readAt)))
    .returning({ id: readings.id });
  return completed.length > 0;
}

/** A reader's completed readings with the number of their audit, the latest first. */
export async function readingsOf(db: Database, reader: string, limit: number) {
  return db
    .select({ reading: readings, audit: keyAudits.number })
    .from(readings)
    .leftJoin(keyAuditItems, eq(keyAuditItems.id, readings.itemId))
    .leftJoin(keyAudits, eq(keyAudits.id, keyAuditItems.auditId))
    .where(and(eq(readings.reader, reader), isNotNull(readings.readAt)))
    .orderBy(desc(readings.readAt), desc(readings.id))
    .limit(limit);
}

/** The number of the audit that an item belongs to; `null` for a reading of no audit. */
export async function auditOfItem(db: Database, itemId: string | null): Promise<number | null> {
  if (itemId === null) return null;
  const [found] = await db
    .select({ number: keyAudits.number })
    .from(keyAuditItems)
    .innerJoin(keyAudits, eq(keyAudits.id, keyAuditItems.auditId))
    .where(eq(keyAuditItems.id, itemId));
  return found?.number ?? null;
}

/** Takes a reader off what was read, and off what stands open: an item of an audit then goes to the next one. */
export async function forgetReader(tx: Database, reader: string): Promise<void> {
  await tx.delete(readings).where(and(eq(readings.reader, reader), isNull(readings.readAt)));
  await tx.update(readings).set({ reader: null, doubt: null }).where(eq(readings.reader, reader));
}

/** How many completed readings templates have; those without one are not named. */
export async function readingCounts(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .select({ template: readings.template, times: count() })
    .from(readings)
    .where(and(isNotNull(readings.readAt), eq(readings.isKnown, false)))
    .groupBy(readings.template);
  return new Map(rows.map(({ template, times }) => [template, times]));
}

/**
 * The next item of an audit for a reader: not decided, not open before anybody, not before a maintainer, and of a question whose key
 * this reader has not seen.
 * @param heldSince an item that was opened before and not answered goes to the next reader
 */
export async function nextItem(
  db: Database,
  { number, reader, heldSince }: { number: number; reader: string; heldSince: Date },
): Promise<KeyAuditItem | null> {
  const { questionId } = keyAuditItems;
  const isHeld = db
    .select({ id: readings.id })
    .from(readings)
    .where(
      and(eq(readings.itemId, keyAuditItems.id), isNull(readings.readAt), gt(readings.openedAt, heldSince)),
    );
  const isDoubted = db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.questionId, questionId), isNull(reports.outcome)));
  const [found] = await db
    .select({ item: keyAuditItems })
    .from(keyAuditItems)
    .innerJoin(keyAudits, eq(keyAudits.id, keyAuditItems.auditId))
    .where(
      and(
        eq(keyAudits.number, number),
        isNull(keyAudits.closedAt),
        isNull(keyAuditItems.verdict),
        notExists(isHeld),
        notExists(isDoubted),
        ...unseen(db, reader, sql`${questionId}`),
      ),
    )
    .orderBy(asc(keyAuditItems.place))
    .limit(1);
  return found?.item ?? null;
}

/** Frees an item that somebody opened before an instant and did not answer. */
export async function freeItem(tx: Database, itemId: string, heldSince: Date): Promise<void> {
  await tx
    .delete(readings)
    .where(and(eq(readings.itemId, itemId), isNull(readings.readAt), lte(readings.openedAt, heldSince)));
}

/** Whether a reader can have seen the key of a question: by solving, answering, reporting or deciding it. */
export async function hasSeenKey(db: Database, reader: string, questionId: string): Promise<boolean> {
  const conditions = and(...unseen(db, reader, sql`${questionId}::text`));
  const found = await db.select({ isUnseen: sql<boolean>`${conditions}` }).from(sql`(select 1) as one`);
  return found[0]?.isUnseen !== true;
}

function unseen(db: Database, reader: string, questionId: SQL): SQL[] {
  const wasRead = db
    .select({ id: readings.id })
    .from(readings)
    .where(and(eq(readings.reader, reader), eq(readings.questionId, questionId), isNotNull(readings.readAt)));
  const wasAnswered = db
    .select({ id: answers.quizId })
    .from(answers)
    .where(and(eq(answers.studentId, reader), eq(answers.questionId, questionId)));
  const wasReported = db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.studentId, reader), eq(reports.questionId, questionId)));
  const wasDecided = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(eq(auditLog.actor, reader), eq(auditLog.target, questionId)));
  return [wasRead, wasAnswered, wasReported, wasDecided].map((seen) => notExists(seen));
}
