import { asc, eq, inArray, sql, sum } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../database/database.ts';
import { sessions, users } from '../../database/schema/accounts.ts';
import { modelGenerations, modelSpending } from '../../database/schema/model-questions.ts';
import { backupWork, upkeep } from '../../database/schema/upkeep.ts';

/** The students with an e-mail address, and how many sessions of theirs are alive. */
export async function studentsByEmail(db: Database, email: string, now: Date) {
  return db
    .select({
      id: users.id,
      email: users.email,
      issuer: users.issuer,
      timeZone: users.timeZone,
      subscriptionStatus: users.subscriptionStatus,
      since: users.createdAt,
      sessions: sql<number>`(select count(*)::int from ${sessions} where ${sessions.studentId} = ${users.id}
        and ${sessions.expiresAt} > ${now.toISOString()}::timestamptz)`,
    })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.trim().toLowerCase()))
    .orderBy(asc(users.id));
}

/** Addresses of some students by their ids; of those alone who are still there. */
export async function emailsOf(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, email }) => [id, email]));
}

const queueRows = z.object({
  rows: z.array(z.object({ name: z.string(), state: z.string(), count: z.int() })),
});

/** The jobs of the queue by name and state; none where the queue has never been started. */
export async function queueCounts(db: Database) {
  const found = z
    .object({ rows: z.array(z.object({ there: z.boolean() })) })
    .parse(await db.execute(sql`select to_regclass('background.job') is not null as there`));
  if (found.rows[0]?.there !== true) return [];
  const counted = await db.execute(
    sql`select name, state::text as state, count(*)::int as count from background.job group by 1, 2 order by 1, 2`,
  );
  return queueRows.parse(counted).rows;
}

/** Tokens that language models used on a day (UTC), with those set aside for what they are writing. */
export async function tokensOn(db: Database, day: string): Promise<number> {
  const [spent] = await db
    .select({ tokens: modelSpending.tokens })
    .from(modelSpending)
    .where(eq(modelSpending.day, day));
  const [held] = await db
    .select({ tokens: sum(modelGenerations.tokens).mapWith(Number) })
    .from(modelGenerations);
  return (spent?.tokens ?? 0) + (held?.tokens ?? 0);
}

/** When the embedded database was last backed up, on the desk or by the command. */
export async function lastBackup(db: Database): Promise<Date | null> {
  const [row] = await db.select({ doneAt: upkeep.doneAt }).from(upkeep).where(eq(upkeep.work, backupWork));
  return row?.doneAt ?? null;
}

/** Notes when the embedded database was backed up. */
export async function noteBackup(tx: Database, doneAt: Date): Promise<void> {
  await tx
    .insert(upkeep)
    .values({ work: backupWork, doneAt })
    .onConflictDoUpdate({ target: upkeep.work, set: { doneAt } });
}
