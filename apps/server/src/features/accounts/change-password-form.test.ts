import { expect, test } from 'vitest';
import { parseChangePasswordForm } from './change-password-form.ts';

const owner = { email: 'maria@example.com', firstName: 'Maria', lastName: 'Curie' };
const form = {
  currentPassword: 'polonium and radium',
  password: 'pitchblende at night',
  confirmPassword: 'pitchblende at night',
};

const problemsOf = (fields: object) => {
  const parsed = parseChangePasswordForm({ ...form, ...fields }, owner, new Set(['iloveyou']));
  return parsed.ok ? [] : parsed.problems.map(({ field }) => field);
};

test('the current password and a new one, twice, are all that it takes', () => {
  expect(parseChangePasswordForm(form, owner, new Set())).toEqual({
    ok: true,
    value: { currentPassword: 'polonium and radium', password: 'pitchblende at night' },
  });
});

test.each([
  [{ currentPassword: '' }, ['currentPassword']],
  [{ password: '' }, ['password']],
  [{ password: 'short', confirmPassword: 'short' }, ['password']],
  [{ password: 'ILoveYou', confirmPassword: 'ILoveYou' }, ['password']],
  [{ password: 'MariaCurie', confirmPassword: 'MariaCurie' }, ['password']],
  [{ password: form.currentPassword, confirmPassword: form.currentPassword }, ['password']],
  [{ confirmPassword: 'something else' }, ['confirmPassword']],
  [{ currentPassword: ['a', 'b'], password: 1, confirmPassword: null }, ['currentPassword', 'password']],
])('%j is wrong at %j', (fields, wrong) => {
  expect(problemsOf(fields)).toEqual(wrong);
});

test('nobody can make the server hash more than a password can have', () => {
  const parsed = parseChangePasswordForm({ ...form, currentPassword: 'x'.repeat(9000) }, owner, new Set());
  expect(parsed.ok && parsed.value.currentPassword.length).toBeLessThan(300);
});
