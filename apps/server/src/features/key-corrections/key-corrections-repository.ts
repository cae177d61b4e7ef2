import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { keyCorrections } from '../../database/schema/reports.ts';

export type KeyCorrection = typeof keyCorrections.$inferSelect;

/** The corrections of questions, by their ids; what was never corrected is left out. */
export async function correctionsOf(
  db: Database,
  questionIds: readonly string[],
): Promise<Map<string, KeyCorrection>> {
  const rows = await db
    .select()
    .from(keyCorrections)
    .where(inArray(keyCorrections.questionId, [...questionIds]));
  return new Map(rows.map((row) => [row.questionId, row]));
}

/** Writes a correction; a later one about the same question takes its place. */
export async function saveCorrection(db: Database, correction: KeyCorrection): Promise<void> {
  await db
    .insert(keyCorrections)
    .values(correction)
    .onConflictDoUpdate({ target: keyCorrections.questionId, set: correction });
}

/** Corrections after which not every finished quiz was graded again yet. */
export async function unfinishedCorrections(db: Database): Promise<KeyCorrection[]> {
  return db.select().from(keyCorrections).where(isNull(keyCorrections.regradedAt));
}

/** Notes that a correction is done with; one that took its place meanwhile is not. */
export async function markRegraded(
  db: Database,
  { questionId, decidedAt }: Pick<KeyCorrection, 'questionId' | 'decidedAt'>,
  regradedAt: Date,
): Promise<void> {
  await db
    .update(keyCorrections)
    .set({ regradedAt })
    .where(and(eq(keyCorrections.questionId, questionId), eq(keyCorrections.decidedAt, decidedAt)));
}
