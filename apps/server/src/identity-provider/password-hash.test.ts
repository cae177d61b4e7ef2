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
  const timed = async (stored: string | null) => {
    const runs: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      const start = performance.now();
      expect(await verifyPassword('a guess', stored)).toBe(false);
      runs.push(performance.now() - start);
    }
    return Math.min(...runs);
  };
  const [known, unknown] = [await timed(hash), await timed(null)];
  expect(unknown / known).toBeGreaterThan(0.5);
  expect(unknown / known).toBeLessThan(2);
});

test('a stored hash of another kind is our own mistake and says so', async () => {
  await expect(verifyPassword('x', '$2b$10$abc')).rejects.toThrow('not in the argon2id format');
});
