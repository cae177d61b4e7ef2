import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Randomness } from '../randomness.ts';
import type { SandboxEvent } from '../database/schema/sandbox-object.ts';

export interface SandboxContext {
  db: Database;
  clock: Clock;
  randomness: Pick<Randomness, 'uuid'>;
  /** The public base address of the pages, without a slash at its end. */
  publicUrl: string;
  /** Sends events to the webhook after their transaction is committed. */
  send: (events: readonly SandboxEvent[]) => Promise<void>;
}

/** The path of all routes of the sandbox. */
export const sandboxPath = '/payments-sandbox';

/** An id in Stripe's format: a prefix for the kind and a long random part that cannot be guessed. */
export function newId({ randomness }: Pick<SandboxContext, 'randomness'>, prefix: string): string {
  return `${prefix}_${randomness.uuid().replaceAll('-', '')}`;
}

/** The time in Stripe's format: seconds since 1970. */
export function secondsNow({ clock }: Pick<SandboxContext, 'clock'>): number {
  return Math.floor(clock() / 1000);
}
