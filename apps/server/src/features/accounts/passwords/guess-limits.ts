import { hash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../../database/database.ts';
import { createTriesLimiter } from './guess-limits-repository.ts';

/** How many failed tries are borne before the door stays shut till the window ends. */
export interface GuessLimits {
  perAccount: number;
  /** Well above `perAccount`: a whole class may sit behind one address. */
  perAddress: number;
  windowSeconds: number;
}

export const defaultGuessLimits: GuessLimits = { perAccount: 10, perAddress: 100, windowSeconds: 15 * 60 };

/** One counted try at a password: refused at once, or to be settled when it turns out right. */
export type CountedTry =
  { allowed: true; wasRight: () => Promise<void> } | { allowed: false; retryAfterSeconds: number };

/**
 * Counts a try at the password of an e-mail address from a network address, before it is checked: guesses made at the same
 * moment cannot pass the limit together. Whether the account exists plays no part: the name that was typed is counted.
 */
export type CountTry = (who: { email: string; address: string }) => Promise<CountedTry>;

/** Makes the counter of tries on a database. */
export function limitGuesses(
  db: Database,
  { perAccount, perAddress, windowSeconds }: GuessLimits,
): { countTry: CountTry; forgetTriesAt: (email: string) => Promise<void> } {
  const durationSeconds = windowSeconds;
  const ofAccount = createTriesLimiter(db, { points: perAccount, durationSeconds, keyPrefix: 'account' });
  const ofAddress = createTriesLimiter(db, { points: perAddress, durationSeconds, keyPrefix: 'address' });

  return {
    async countTry({ email, address }) {
      const [account, from] = [accountKey(email), network(address)];
      const counts = await Promise.all([
        ofAccount.consume(account).catch(exceeded),
        ofAddress.consume(from).catch(exceeded),
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

/** The library throws what it counted where a limit is passed, and any other error where it could not count. */
function exceeded(thrown: unknown): RateLimiterRes {
  if (thrown instanceof RateLimiterRes) return thrown;
  throw thrown;
}

function accountKey(email: string): string {
  return hash('sha256', email, 'base64url');
}

/** An IPv4 address, or the /64 of an IPv6 one, since a single line is given that many addresses. */
function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array<string>(zeros).fill('0'), ...last].slice(0, 4).join(':');
}
