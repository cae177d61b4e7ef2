import { and, asc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { withdrawals } from '../../database/schema/reports.ts';

export type Withdrawal = typeof withdrawals.$inferSelect;

/** The templates that no new quiz may take a question from. */
export async function withdrawnTemplates(db: Database): Promise<Set<string>> {
  const rows = await db.select({ template: withdrawals.template }).from(withdrawals);
  return new Set(rows.map(({ template }) => template));
}

export async function listWithdrawals(db: Database): Promise<Withdrawal[]> {
  return db.select().from(withdrawals).orderBy(asc(withdrawals.withdrawnAt));
}

/** Takes a template out of new quizzes. A maintainer's decision takes the place of another cause, never the reverse. */
export async function withdrawTemplate(db: Database, withdrawal: Withdrawal): Promise<void> {
  const { cause } = withdrawal;
  const inserting = db.insert(withdrawals).values(withdrawal);
  if (cause === 'decision')
    await inserting.onConflictDoUpdate({ target: withdrawals.template, set: { cause } });
  else await inserting.onConflictDoNothing();
}

/** Lets a template back into new quizzes unless a maintainer has taken it out; answers whether it is in them now. */
export async function endProvisionalWithdrawal(db: Database, template: string): Promise<boolean> {
  await db
    .delete(withdrawals)
    .where(and(eq(withdrawals.template, template), ne(withdrawals.cause, 'decision')));
  return !(await withdrawnTemplates(db)).has(template);
}

/** Lets a template back into new quizzes, whatever took it out; answers whether it was out. */
export async function endWithdrawal(db: Database, template: string): Promise<boolean> {
  const ended = await db
    .delete(withdrawals)
    .where(eq(withdrawals.template, template))
    .returning({ template: withdrawals.template });
  return ended.length > 0;
}

/** Why and since when a template is out of new quizzes; `null` where it is in them. */
export async function withdrawalOf(db: Database, template: string): Promise<Withdrawal | null> {
  const [found] = await db.select().from(withdrawals).where(eq(withdrawals.template, template));
  return found ?? null;
}
