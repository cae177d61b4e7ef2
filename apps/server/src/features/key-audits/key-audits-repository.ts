import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  max,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import type { ErratumKind, UpheldOutcome } from '@valence/contract';
import type { Database } from '../../database/database.ts';
import { keyAuditItems, keyAudits, readings } from '../../database/schema/readings.ts';
import { reports } from '../../database/schema/reports.ts';

export type KeyAudit = typeof keyAudits.$inferSelect;
export type KeyAuditItem = typeof keyAuditItems.$inferSelect;

const itemsAtOnce = 100;

/** Holds the readings until the transaction ends: nobody else is given a question, or says what it is, meanwhile. */
export async function lockReadings(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('readings', 0))`);
}

/** Announces an audit under the next number. */
export async function insertAudit(tx: Database, audit: Omit<KeyAudit, 'number'>): Promise<KeyAudit> {
  const [last] = await tx.select({ number: max(keyAudits.number) }).from(keyAudits);
  const numbered = { ...audit, number: (last?.number ?? 0) + 1 };
  await tx.insert(keyAudits).values(numbered);
  return numbered;
}

export async function findAudit(db: Database, number: number): Promise<KeyAudit | null> {
  const [found] = await db.select().from(keyAudits).where(eq(keyAudits.number, number));
  return found ?? null;
}

/** Keeps the sample of an audit. */
export async function insertSample(
  tx: Database,
  auditId: string,
  items: readonly KeyAuditItem[],
  drawnAt: Date,
): Promise<void> {
  for (let first = 0; first < items.length; first += itemsAtOnce)
    await tx.insert(keyAuditItems).values(items.slice(first, first + itemsAtOnce));
  await tx.update(keyAudits).set({ drawnAt }).where(eq(keyAudits.id, auditId));
}

/** Every audit, the latest first, with how many of its items are decided. */
export async function allAudits(db: Database): Promise<(KeyAudit & { decided: number })[]> {
  const rows = await db
    .select({ audit: keyAudits, decided: count(keyAuditItems.verdict) })
    .from(keyAudits)
    .leftJoin(keyAuditItems, eq(keyAuditItems.auditId, keyAudits.id))
    .groupBy(keyAudits.id)
    .orderBy(desc(keyAudits.number));
  return rows.map(({ audit, decided }) => ({ ...audit, decided }));
}

/** What became of the items of an audit that were not simply agreed on. */
export async function findings(db: Database, auditId: string) {
  return db
    .select({
      verdict: keyAuditItems.verdict,
      kind: keyAuditItems.kind,
      outcome: keyAuditItems.outcome,
      subject: sql<KeyAuditItem['question']['subject']>`${keyAuditItems.question} ->> 'subject'`,
    })
    .from(keyAuditItems)
    .where(and(eq(keyAuditItems.auditId, auditId), sql`${keyAuditItems.verdict} <> 'agreed'`))
    .orderBy(asc(keyAuditItems.place));
}

export async function findItem(db: Database, id: string): Promise<KeyAuditItem | null> {
  const [found] = await db.select().from(keyAuditItems).where(eq(keyAuditItems.id, id));
  return found ?? null;
}

/** The items of audits that are not closed which ask a question. */
export async function openItemsOf(tx: Database, questionId: string): Promise<KeyAuditItem[]> {
  const rows = await tx
    .select({ item: keyAuditItems })
    .from(keyAuditItems)
    .innerJoin(keyAudits, eq(keyAudits.id, keyAuditItems.auditId))
    .where(and(eq(keyAuditItems.questionId, questionId), isNull(keyAudits.closedAt)));
  return rows.map(({ item }) => item);
}

/** Drawn audits that are not closed. */
export async function openAudits(tx: Database): Promise<KeyAudit[]> {
  return tx
    .select()
    .from(keyAudits)
    .where(and(isNotNull(keyAudits.drawnAt), isNull(keyAudits.closedAt)));
}

/** The items of an audit that are not decided though somebody has read them, and wait for no maintainer. */
export async function readAndUndecided(tx: Database, auditId: string): Promise<KeyAuditItem[]> {
  const wasRead = tx
    .select({ id: readings.id })
    .from(readings)
    .where(and(eq(readings.itemId, keyAuditItems.id), isNotNull(readings.readAt)));
  return tx
    .select()
    .from(keyAuditItems)
    .where(
      and(
        eq(keyAuditItems.auditId, auditId),
        isNull(keyAuditItems.verdict),
        exists(wasRead),
        notExists(openReports(tx)),
      ),
    );
}

/**
 * Closes an audit with what is decided. An item whose question somebody has reported counts as not decided, and nobody goes on reading.
 * @returns how many items are not decided
 */
export async function closeUndecided(tx: Database, auditId: string, at: Date): Promise<number> {
  await tx
    .update(keyAuditItems)
    .set({ verdict: null, kind: null, outcome: null, decidedAt: null })
    .where(and(eq(keyAuditItems.auditId, auditId), exists(openReports(tx))));
  const undecided = await tx
    .select({ id: keyAuditItems.id })
    .from(keyAuditItems)
    .where(and(eq(keyAuditItems.auditId, auditId), isNull(keyAuditItems.verdict)));
  await tx.delete(readings).where(and(isNull(readings.readAt), inArray(readings.itemId, idsOf(tx, auditId))));
  await tx.update(keyAudits).set({ closedAt: at }).where(eq(keyAudits.id, auditId));
  return undecided.length;
}

function idsOf(tx: Database, auditId: string) {
  return tx.select({ id: keyAuditItems.id }).from(keyAuditItems).where(eq(keyAuditItems.auditId, auditId));
}

/** Reports on the question of an item that no maintainer has decided. */
function openReports(tx: Database) {
  return tx
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.questionId, keyAuditItems.questionId), isNull(reports.outcome)));
}

/** How many readers of an item arrived at its key, and how many did not. */
export async function talliesOf(
  tx: Database,
  { id, question }: Pick<KeyAuditItem, 'id' | 'question'>,
): Promise<{ agreeing: number; apart: number }> {
  const said = await tx
    .select({ choice: readings.choice })
    .from(readings)
    .where(and(eq(readings.itemId, id), eq(readings.isKnown, false), sql`${readings.readAt} is not null`));
  const agreeing = said.filter(({ choice }) => choice === question.key).length;
  return { agreeing, apart: said.length - agreeing };
}

/** What became of an item. */
export type Verdict =
  | { verdict: 'agreed' | 'slip' }
  | { verdict: 'miss'; kind: ErratumKind; outcome: UpheldOutcome };

/**
 * Decides an item, or opens it again with `null`, and closes its audit where that was the last. An audit with an undecided report on
 * one of its questions stays open: what is upheld is a miss of it.
 */
export async function decideItem(
  tx: Database,
  { id, auditId }: Pick<KeyAuditItem, 'id' | 'auditId'>,
  decided: Verdict | null,
  at: Date,
): Promise<void> {
  const none = { verdict: null, kind: null, outcome: null, decidedAt: null };
  await tx
    .update(keyAuditItems)
    .set(decided === null ? none : { ...none, ...decided, decidedAt: at })
    .where(eq(keyAuditItems.id, id));
  await closeWhereDecided(tx, auditId, at);
}

/** Closes an audit of which nothing is left to decide, and opens it where something is. */
export async function closeWhereDecided(tx: Database, auditId: string, at: Date): Promise<void> {
  const [left] = await tx
    .select({ items: count() })
    .from(keyAuditItems)
    .where(
      and(eq(keyAuditItems.auditId, auditId), or(isNull(keyAuditItems.verdict), exists(openReports(tx)))),
    );
  await tx
    .update(keyAudits)
    .set({ closedAt: left?.items === 0 ? at : null })
    .where(eq(keyAudits.id, auditId));
}
