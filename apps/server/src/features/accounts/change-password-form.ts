import type { FieldProblem } from './account-form.ts';
import type { CommonPasswords } from './passwords/common-passwords.ts';
import { textOf } from './form-text.ts';
import { cappedPassword, problemOfNewPassword, type PasswordOwner } from './passwords/new-password.ts';

export interface PasswordChange {
  currentPassword: string;
  password: string;
}

export type ParsedPasswordChange =
  | { ok: true; value: PasswordChange }
  | { ok: false; problems: FieldProblem[] };

/** Reads the form that changes a password. The new one is judged as at sign-up; the current one is right or wrong. */
export function parseChangePasswordForm(
  body: unknown,
  owner: PasswordOwner,
  commonPasswords: CommonPasswords,
): ParsedPasswordChange {
  const currentPassword = cappedPassword(textOf(body, 'currentPassword'));
  const password = textOf(body, 'password');
  const problems: FieldProblem[] = [];
  if (currentPassword === '') {
    problems.push({ field: 'currentPassword', message: 'Please enter your current password.' });
  }
  const problem = problemOfNewPassword(password, owner, commonPasswords);
  if (problem !== null) {
    problems.push({ field: 'password', message: problem });
  } else if (password === currentPassword) {
    problems.push({ field: 'password', message: 'Please choose one that you do not have already.' });
  } else if (password !== textOf(body, 'confirmPassword')) {
    problems.push({ field: 'confirmPassword', message: 'The two passwords are not the same.' });
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: { currentPassword, password } };
}
