import { expect, test } from 'vitest';
import { readIdentity } from './issuer-claims.ts';

const namesOf = (claims: object) => {
  const { firstName, lastName } = readIdentity({ sub: '1', ...claims });
  return [firstName, lastName];
};

test('names that a provider tells go through the rule for those that are typed here', () => {
  expect(namesOf({ given_name: ' Ire\u0300ne\u202e', family_name: 'Joliot\0Curie' })).toEqual([
    'Irène',
    'Joliot Curie',
  ]);
  expect(namesOf({ given_name: 'x'.repeat(50_000) })).toEqual(['x'.repeat(100), null]);
});

test('a first name that nobody could see gives way to the whole name, then to the name of the account', () => {
  const unseen = '\u200b\u2066';
  expect(namesOf({ given_name: unseen, name: 'Mona Lisa', preferred_username: 'mona' })).toEqual([
    'Mona Lisa',
    null,
  ]);
  expect(namesOf({ given_name: unseen, name: '...', preferred_username: 'mona' })).toEqual(['mona', null]);
  expect(namesOf({ given_name: unseen, name: unseen, family_name: '\u3164' })).toEqual([null, null]);
});
