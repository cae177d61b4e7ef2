import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

test('a password belongs to its own hash and to no other', async () => {
  const hash = await hashPassword('polonium and radium');
  expect(await verifyPassword('polonium and radium', hash)).toBe(true);
  expect(await verifyPassword('Polonium and radium', hash)).toBe(false);
});

test('hashes are argon2id at the strength that OWASP asks for, salted anew each time', async () => {
  const [first, second] = [await hashPassword('same'), await hashPassword('same')];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
});

test('letters that look the same are the same, however the keyboard composed them', async () => {
  expect(await verifyPassword('caf\u00e9-au-lait', await hashPassword('cafe\u0301-au-lait'))).toBe(true);
});

test('without an account no password is right, and finding that out takes as long', async () => {
  const hash = await hashPassword('polonium and radium');
  const quickest = { known: Infinity, unknown: Infinity };
  const isAsLong = () => Math.abs(Math.log2(quickest.unknown / quickest.known)) < 1;
  // One run can have waited for another program; of many, the quickest has not.
  for (let runs = 0; runs < 5 || (runs < 50 && !isAsLong()); runs += 1) {
    quickest.known = Math.min(quickest.known, await timeGuess(hash));
    quickest.unknown = Math.min(quickest.unknown, await timeGuess(null));
  }
  expect(isAsLong()).toBe(true);
});

test('a stored hash of another kind is our own mistake and says so', async () => {
  await expect(verifyPassword('x', '$2b$10$abc')).rejects.toThrow('not in the argon2id format');
});

/** Milliseconds in which a wrong password is found to be wrong. */
async function timeGuess(hash: string | null): Promise<number> {
  const start = performance.now();
  if (await verifyPassword('a guess', hash)) throw new Error('The guess is right');
  return performance.now() - start;
}
