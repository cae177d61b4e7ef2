import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { modelShortages } from '../../database/schema/model-questions.ts';

type Shortage = typeof modelShortages.$inferSelect;

/** Remembers that a topic was asked for and had too few questions. It names no student. */
export async function rememberShortage(
  db: Database,
  { topic, difficulty, askedAt }: Pick<Shortage, 'topic' | 'difficulty' | 'askedAt'>,
): Promise<void> {
  await db
    .insert(modelShortages)
    .values({ topic, difficulty, askedAt, toppedUpAt: null })
    .onConflictDoUpdate({ target: [modelShortages.topic, modelShortages.difficulty], set: { askedAt } });
}

/**
 * Takes the shortage that was asked for last and was not topped up since; of several processes each gets another.
 * @returns `null` where there is none
 */
export async function takeShortage(db: Database, now: Date): Promise<Shortage | null> {
  return db.transaction(async (tx) => {
    const isDue = or(
      isNull(modelShortages.toppedUpAt),
      lt(modelShortages.toppedUpAt, modelShortages.askedAt),
    );
    const [found] = await tx
      .select()
      .from(modelShortages)
      .where(isDue)
      .orderBy(desc(modelShortages.askedAt), modelShortages.topic, modelShortages.difficulty)
      .limit(1)
      .for('update', { skipLocked: true });
    if (found === undefined) return null;
    await setToppedUp(tx, found, now);
    return found;
  });
}

/** Gives a shortage back that could not be topped up. */
export async function giveBackShortage(db: Database, shortage: Shortage): Promise<void> {
  await setToppedUp(db, shortage, null);
}

async function setToppedUp(db: Database, shortage: Shortage, toppedUpAt: Date | null): Promise<void> {
  await db
    .update(modelShortages)
    .set({ toppedUpAt })
    .where(and(eq(modelShortages.topic, shortage.topic), eq(modelShortages.difficulty, shortage.difficulty)));
}
