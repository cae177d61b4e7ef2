import { hash } from 'node:crypto';
import { networkOf } from '../../../http/rate-limits/network-of.ts';
import { passedLimit } from '../../../http/rate-limits/passed-limit.ts';
import { createTriesLimiter, type TriesStore } from './guess-limits-repository.ts';

/** How many failed tries are borne before the door stays shut till the window ends. */
export interface GuessLimits {
  perAccount: number;
  /** Well above `perAccount`: a whole class may sit behind one address. */
  perAddress: number;
  windowSeconds: number;
}

/** Wishes for a mail: an address gets few, a class behind one network address may all ask. */
export const mailLimits: GuessLimits = { perAccount: 3, perAddress: 200, windowSeconds: 60 * 60 };

export const defaultGuessLimits: GuessLimits = { perAccount: 10, perAddress: 100, windowSeconds: 15 * 60 };

/** One counted try at a password: refused at once, or to be settled when it turns out right. */
export type CountedTry =
  | { allowed: true; wasRight: () => Promise<void> }
  | { allowed: false; retryAfterSeconds: number };

/**
 * Counts a try at the password of an e-mail address from a network address, before it is checked: guesses made at the same
 * moment cannot pass the limit together. Whether the account exists plays no part: the name that was typed is counted.
 */
export type CountTry = (who: { email: string; address: string }) => Promise<CountedTry>;

/** Makes the counter of tries; those of another kind than guesses at a password are counted apart. */
export function limitGuesses(
  store: TriesStore,
  { perAccount, perAddress, windowSeconds }: GuessLimits,
  kind: '' | 'mail-' = '',
): { countTry: CountTry; forgetTriesAt: (email: string) => Promise<void> } {
  const durationSeconds = windowSeconds;
  const ofAccount = createTriesLimiter(store, {
    points: perAccount,
    durationSeconds,
    keyPrefix: `${kind}account`,
  });
  const ofAddress = createTriesLimiter(store, {
    points: perAddress,
    durationSeconds,
    keyPrefix: `${kind}address`,
  });

  return {
    async countTry({ email, address }) {
      const [account, from] = [accountKey(email), networkOf(address)];
      const counts = await Promise.all([
        ofAccount.consume(account).catch(passedLimit),
        ofAddress.consume(from).catch(passedLimit),
      ]);
      const waits = counts.flatMap((count, index) =>
        count.consumedPoints > (index === 0 ? perAccount : perAddress) ? [count.msBeforeNext] : [],
      );
      if (waits.length > 0) {
        return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(Math.max(...waits) / 1000)) };
      }
      return {
        allowed: true,
        wasRight: async () => {
          await ofAccount.delete(account);
          // Not forgotten: or one known account would let its owner guess at others without end.
          await ofAddress.reward(from);
        },
      };
    },

    async forgetTriesAt(email) {
      await ofAccount.delete(accountKey(email));
    },
  };
}

function accountKey(email: string): string {
  return hash('sha256', email, 'base64url');
}
