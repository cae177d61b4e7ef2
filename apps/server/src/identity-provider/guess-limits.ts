import { hash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Database } from '../database/database.ts';
import { countTries, forgetTries, takeTryBack } from './guess-limits-repository.ts';

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
 * Counts a try at the password of an e-mail address from a network address. Whether the account exists
 * plays no part: the name that was typed is counted.
 */
export async function countTry(
  { db, limits, now }: { db: Database; limits: GuessLimits; now: number },
  { email, address }: { email: string; address: string },
): Promise<CountedTry> {
  const accountKey = keyOfAccount(email);
  const addressKey = `address:${network(address)}`;
  const windowEndsAt = new Date(now + limits.windowSeconds * 1000);
  const counts = await countTries(db, [accountKey, addressKey], new Date(now), windowEndsAt);

  const exceeded = counts.filter(
    ({ key, count }) => count > (key === accountKey ? limits.perAccount : limits.perAddress),
  );
  if (exceeded.length > 0) {
    const opensAt = Math.max(...exceeded.map((counted) => counted.windowEndsAt.getTime()));
    return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((opensAt - now) / 1000)) };
  }
  return {
    allowed: true,
    wasRight: async () => {
      await forgetTries(db, [accountKey]);
      // Not forgotten: or one known account would let its owner guess at others without end.
      await takeTryBack(db, addressKey);
    },
  };
}

/** Forgets the tries at the password of an e-mail address. */
export function forgetTriesAt(db: Database, email: string): Promise<void> {
  return forgetTries(db, [keyOfAccount(email)]);
}

function keyOfAccount(email: string): string {
  return `account:${hash('sha256', email, 'base64url')}`;
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
