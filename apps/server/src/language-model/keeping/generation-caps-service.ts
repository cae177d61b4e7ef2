import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Randomness } from '../../randomness.ts';
import { endGeneration, insertGeneration, lockSpending } from './generations-repository.ts';

/** What all processes on one database may do together. */
export interface GenerationCaps {
  /** Generations at the same time. */
  generations: number;
  /** Tokens a day (UTC). */
  tokensADay: number;
}

/** A place among the running generations. */
export interface Generation {
  /** Books what was spent and gives the place back. */
  end(tokens: number): Promise<void>;
}

interface CapsContext {
  db: Database;
  clock: Clock;
  randomness: Randomness;
  caps: GenerationCaps;
}

/** Milliseconds beyond the time limit after which only a crash can have left a place behind. */
const leeway = 30_000;

/**
 * Takes a place for a generation that spends at most so many tokens.
 * @param timeLimit milliseconds
 * @returns `null` where a cap does not permit it
 */
export async function startGeneration(
  { db, clock, randomness, caps }: CapsContext,
  tokens: number,
  timeLimit: number,
): Promise<Generation | null> {
  const id = randomness.uuid();
  const isStarted = await db.transaction(async (tx) => {
    const now = clock();
    const standing = await lockSpending(tx, dayAt(now), new Date(now));
    if (standing.running >= caps.generations || standing.tokens + tokens > caps.tokensADay) return false;
    await insertGeneration(tx, { id, tokens, heldUntil: new Date(now + timeLimit + leeway) });
    return true;
  });
  if (!isStarted) return null;
  return {
    end: (spent) => db.transaction((tx) => endGeneration(tx, id, { day: dayAt(clock()), tokens: spent })),
  };
}

function dayAt(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}
