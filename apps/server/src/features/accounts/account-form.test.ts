import { expect, test } from 'vitest';
import { parseAccountForm, parseSignInForm } from './account-form.ts';

const maria = {
  firstName: ' Maria  Salomea ',
  lastName: 'Skłodowska-Curie',
  email: ' Maria@Example.COM ',
  password: 'polonium and radium',
  confirmPassword: 'polonium and radium',
};

const common = new Set(['iloveyou']);

const problemsOf = (fields: object) => {
  const parsed = parseAccountForm({ ...maria, ...fields }, common);
  return parsed.ok ? [] : parsed.problems.map(({ field }) => field);
};

test('names and address are tidied, the password is left as it is', () => {
  const parsed = parseAccountForm(
    { ...maria, password: '  spaces  ', confirmPassword: '  spaces  ' },
    common,
  );
  expect(parsed).toMatchObject({
    ok: true,
    value: {
      firstName: 'Maria Salomea',
      lastName: 'Skłodowska-Curie',
      email: 'maria@example.com',
      password: '  spaces  ',
    },
  });
});

test('a password has 8 to 200 characters, counted as a person counts them, and no rules of composition', () => {
  const withPassword = (password: string) => problemsOf({ password, confirmPassword: password });
  expect(withPassword('1234567')).toEqual(['password']);
  expect(withPassword('12345678')).toEqual([]);
  expect(withPassword('⚗️'.slice(0, 1).repeat(8))).toEqual([]);
  expect(withPassword('🧪'.repeat(7))).toEqual(['password']);
  expect(withPassword('🧪'.repeat(200))).toEqual([]);
  expect(withPassword('🧪'.repeat(201))).toEqual(['password']);
});

test('the two passwords must be the same', () => {
  expect(problemsOf({ confirmPassword: 'polonium and Radium' })).toEqual(['confirmPassword']);
});

test.each([
  '',
  'maria',
  'maria@',
  '@example.com',
  'maria@example',
  'a b@example.com',
  'a@b..c',
  'a@b.c\0',
  '<a@b.c>',
  `${'x'.repeat(251)}@b.c`,
])('%j is not an e-mail address', (email) => {
  expect(problemsOf({ email })).toEqual(['email']);
});

test.each(['a@b.co', "o'neil+quiz@sub.example.org", 'jürgen@exämple.de'])('%s is one', (email) => {
  expect(problemsOf({ email })).toEqual([]);
});

test('names are asked for and kept to 100 characters', () => {
  expect(problemsOf({ firstName: ' \u200b ', lastName: 'x'.repeat(101) })).toEqual(['firstName', 'lastName']);
  expect(problemsOf({ firstName: '\u202e\u2066', lastName: '\u3164' })).toEqual(['firstName', 'lastName']);
  expect(problemsOf({ firstName: 'مهدی\u200cزاده', lastName: '...' })).toEqual(['lastName']);
});

test('missing and doubled fields count as left empty, whatever is sent', () => {
  for (const body of [null, undefined, 'text', [], { email: ['a@b.c', 'd@e.f'], password: { a: 1 } }]) {
    const parsed = parseSignInForm(body);
    expect(parsed.ok ? [] : parsed.problems.map(({ field }) => field)).toEqual(['email', 'password']);
  }
});

test('what was typed comes back, without the passwords', () => {
  const parsed = parseAccountForm({ ...maria, confirmPassword: 'other' }, common);
  expect(parsed.typed).toEqual({ firstName: maria.firstName, lastName: maria.lastName, email: maria.email });
});
