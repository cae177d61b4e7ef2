import type { BackgroundWork } from '../../background/background-work.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Randomness } from '../../randomness.ts';
import type { Payments } from './payments.ts';

export interface SubscriptionContext {
  db: Database;
  clock: Clock;
  randomness: Pick<Randomness, 'uuid'>;
  payments: Payments;
  background: Pick<BackgroundWork, 'send'>;
  /** Where the provider's pages lead back to, without a slash at its end. */
  publicUrl: string;
}
