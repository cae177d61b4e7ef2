import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { quarantines } from '../../database/schema/item-health.ts';

export type Quarantine = typeof quarantines.$inferSelect;

/** Every template that was ever in quarantine. */
export async function quarantinedTemplates(db: Database): Promise<Set<string>> {
  const rows = await db.select({ template: quarantines.template }).from(quarantines);
  return new Set(rows.map(({ template }) => template));
}

/** Keeps a quarantine unless the template was in one before. */
export async function insertQuarantine(db: Database, quarantine: Quarantine): Promise<boolean> {
  const inserted = await db
    .insert(quarantines)
    .values(quarantine)
    .onConflictDoNothing()
    .returning({ template: quarantines.template });
  return inserted.length > 0;
}

/** What no maintainer has decided, the oldest first. */
export async function openQuarantines(db: Database): Promise<Quarantine[]> {
  return db
    .select()
    .from(quarantines)
    .where(isNull(quarantines.decidedAt))
    .orderBy(asc(quarantines.raisedAt), asc(quarantines.template));
}

/** How many no maintainer has decided. */
export async function countOpenQuarantines(db: Database): Promise<number> {
  return db.$count(quarantines, isNull(quarantines.decidedAt));
}

/** The quarantine that a question was taken for, decided or not. */
export async function quarantineOfQuestion(db: Database, questionId: string): Promise<Quarantine | null> {
  const [found] = await db.select().from(quarantines).where(eq(quarantines.questionId, questionId));
  return found ?? null;
}

/** Whether a template is in a quarantine that nobody has decided. */
export async function isInQuarantine(db: Database, template: string): Promise<boolean> {
  const found = await db
    .select({ template: quarantines.template })
    .from(quarantines)
    .where(and(eq(quarantines.template, template), isNull(quarantines.decidedAt)));
  return found.length > 0;
}

/** Ends a template's quarantine by a decision; one that was decided before keeps its day. */
export async function endQuarantine(db: Database, template: string, decidedAt: Date): Promise<void> {
  await db
    .update(quarantines)
    .set({ decidedAt })
    .where(and(eq(quarantines.template, template), isNull(quarantines.decidedAt)));
}
