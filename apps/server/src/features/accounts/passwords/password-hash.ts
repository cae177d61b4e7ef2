import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { limitConcurrency } from './limit-concurrency.ts';

/** What a guess costs. Memory in KiB. */
export interface PasswordCost {
  memory: number;
  passes: number;
  parallelism: number;
}

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
export const leastPasswordCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const tagBytes = 32;

/**
 * Node derives on its pool of four threads. Two at a time leave the pool to the rest of the server; who
 * would wait behind 200 others is told to come back rather than kept.
 */
const inTurn = limitConcurrency({ atOnce: 2, waiting: 200 });

/** Stands in for the hash of an account that does not exist, so that a wrong e-mail costs as much as a wrong password. */
const nobodysHash = encode(randomBytes(saltBytes), randomBytes(tagBytes), leastPasswordCost);

/** Hashes a password with a fresh salt, in the PHC string format. Runs off the main thread. */
export async function hashPassword(password: string, cost = leastPasswordCost): Promise<string> {
  const salt = randomBytes(saltBytes);
  return encode(salt, await derive(password, salt, cost, tagBytes), cost);
}

/** Tells whether a password belongs to a hash; without a hash (no such account) it works as long and says no. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const { salt, tag, ...costOfHash } = decode(hash ?? nobodysHash);
  const derived = await derive(password, salt, costOfHash, tag.length);
  return timingSafeEqual(derived, tag) && hash !== null;
}

function derive(password: string, salt: Buffer, cost: PasswordCost, tagLength: number): Promise<Buffer> {
  // The same letters typed on two keyboards may differ in code points; NIST SP 800-63B asks for NFKC.
  const message = password.normalize('NFKC');
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        argon2('argon2id', { message, nonce: salt, tagLength, ...cost }, (error, derived) => {
          if (error) reject(error);
          else resolve(derived);
        });
      }),
  );
}

function encode(salt: Buffer, tag: Buffer, { memory, passes, parallelism }: PasswordCost): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

function decode(hash: string): PasswordCost & { salt: Buffer; tag: Buffer } {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(hash);
  const [, memory, passes, parallelism, salt, tag] = parts ?? [];
  if (!salt || !tag) throw new Error('A stored password hash is not in the argon2id format');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
