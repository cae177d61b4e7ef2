import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Randomness } from '../randomness.ts';
import type { SandboxEvent } from '../database/schema/sandbox-object.ts';

export interface SandboxContext {
  db: Database;
  clock: Clock;
  randomness: Pick<Randomness, 'uuid'>;
  /** The address under which browsers reach its pages, without a slash at its end. */
  publicUrl: string;
  /** Sends events to the webhook, once what they tell is committed. */
  send: (events: readonly SandboxEvent[]) => Promise<void>;
}

/** Where everything of the sandbox is mounted. */
export const sandboxPath = '/payments-sandbox';

/** An id as Stripe makes them: what it is, and a long random rest that nobody guesses. */
export function newId({ randomness }: Pick<SandboxContext, 'randomness'>, prefix: string): string {
  return `${prefix}_${randomness.uuid().replaceAll('-', '')}`;
}

/** The time as Stripe tells it: seconds since 1970. */
export function secondsNow({ clock }: Pick<SandboxContext, 'clock'>): number {
  return Math.floor(clock() / 1000);
}
