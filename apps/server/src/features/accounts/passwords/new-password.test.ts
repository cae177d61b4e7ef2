import { beforeAll, expect, test } from 'vitest';
import { loadCommonPasswords, type CommonPasswords } from './common-passwords.ts';
import { passwordMinLength, problemOfNewPassword } from './new-password.ts';

const owner = { email: 'maria.curie@sorbonne.example', firstName: 'Maria', lastName: 'Skłodowska-Curie' };
let common: CommonPasswords;

beforeAll(async () => {
  common = await loadCommonPasswords();
});

const problemOf = (password: string) => problemOfNewPassword(password, owner, common);

test('the list has far more than the 3000 most common passwords that are long enough for us', () => {
  const longEnough = [...common].filter((password) => [...password].length >= passwordMinLength);
  expect(longEnough.length).toBeGreaterThan(10_000);
});

test.each(['12345678', 'password', 'Password', 'QWERTYUIOP', 'iloveyou', 'trustno1', 'ｐａｓｓｗｏｒｄ'])(
  '%s is refused, since everybody uses it',
  (password) => {
    expect(problemOf(password)).toMatch(/^Many people use this password/);
  },
);

test.each([
  'maria1867',
  'Maria_Curie!',
  'skłodowska-1903',
  'maria.curie@sorbonne.example',
  'Valence2026',
  'chemistry quiz 1',
  'Password-2026',
])('%s is refused, since it is made of words that belong to the student or to us', (password) => {
  expect(problemOf(password)).toMatch(/^Your name, your email address and words of this site/);
});

test.each([
  'polonium and radium',
  'maria likes pitchblende',
  'chemistryteacher',
  '58203947',
  '   8 spaces',
  'ü'.repeat(8),
])('%j is taken', (password) => {
  expect(problemOf(password)).toBeNull();
});

test('names too short to be told from any other letters are no reason to refuse', () => {
  const ng = { email: 'a@b.co', firstName: 'A', lastName: 'Ng' };
  expect(problemOfNewPassword('NgNgNgNg', ng, common)).toBeNull();
});
