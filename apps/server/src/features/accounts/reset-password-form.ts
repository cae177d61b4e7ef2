import { normaliseEmail, problemsOfEmail, type FieldProblem } from './account-form.ts';
import type { CommonPasswords } from './passwords/common-passwords.ts';
import { textOf } from './form-text.ts';
import { problemOfNewPassword, type PasswordOwner } from './passwords/new-password.ts';
import { plainResetCode } from './passwords/reset-code.ts';

export interface PasswordReset {
  email: string;
  code: string;
  password: string;
}

/** What the form was sent with and may be shown again: everything but the passwords. */
export type TypedReset = Pick<PasswordReset, 'email' | 'code'>;

export type ParsedPasswordReset =
  | { ok: true; value: PasswordReset; typed: TypedReset }
  | { ok: false; problems: FieldProblem[]; typed: TypedReset };

/** A code is far shorter; hashing megabytes would be a gift to an attacker. */
const longestCode = 100;

/** Reads the form of those who have forgotten the password. The student's names are not known here, or it would tell them. */
export function parseResetPasswordForm(body: unknown, commonPasswords: CommonPasswords): ParsedPasswordReset {
  const typed = { email: textOf(body, 'email'), code: textOf(body, 'code').slice(0, longestCode) };
  const email = normaliseEmail(typed.email);
  const code = plainResetCode(typed.code);
  const problems: FieldProblem[] = [...problemsOfEmail(email)];
  if (code === '') problems.push({ field: 'code', message: 'Please enter the code that we gave you.' });
  const parsed = parseNewPassword(body, { email, firstName: '', lastName: '' }, commonPasswords);
  if (!parsed.ok) problems.push(...parsed.problems);
  if (!parsed.ok || problems.length > 0) return { ok: false, problems, typed };
  return { ok: true, value: { email, code, password: parsed.password }, typed };
}

/** Reads a new password, which was typed twice. */
export function parseNewPassword(
  body: unknown,
  owner: PasswordOwner,
  commonPasswords: CommonPasswords,
): { ok: true; password: string } | { ok: false; problems: FieldProblem[] } {
  const password = textOf(body, 'password');
  const problem = problemOfNewPassword(password, owner, commonPasswords);
  if (problem !== null) return { ok: false, problems: [{ field: 'password', message: problem }] };
  if (password === textOf(body, 'confirmPassword')) return { ok: true, password };
  return {
    ok: false,
    problems: [{ field: 'confirmPassword', message: 'The two passwords are not the same.' }],
  };
}
