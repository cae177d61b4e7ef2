import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Randomness } from '../../randomness.ts';
import { endGeneration, insertGeneration, lockSpending } from './generations-repository.ts';

/** Limits for all processes on one database together. */
export interface GenerationCaps {
  /** Concurrent generations. */
  generations: number;
  /** Tokens a day (UTC). */
  tokensADay: number;
}

/** A running generation, which counts against the caps. */
export interface Generation {
  /** Records the tokens that it used and ends it. */
  end(tokens: number): Promise<void>;
}

interface CapsContext {
  db: Database;
  clock: Clock;
  randomness: Randomness;
  caps: GenerationCaps;
}

/** Milliseconds after the time limit. A generation that is still registered then belongs to a process that crashed. */
const leeway = 30_000;

/**
 * Registers a generation that uses at most so many tokens.
 * @param timeLimit milliseconds
 * @returns `null` if a cap does not permit it
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
