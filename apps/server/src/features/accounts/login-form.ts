import {
  parseAccountForm,
  parseSignInForm,
  type Credentials,
  type NewAccount,
  type Parsed,
} from './account-form.ts';
import { loadCommonPasswords } from './passwords/common-passwords.ts';

/** What was sent to the login address: the form of those who have an account, or of those who want one. */
export type Login =
  | { kind: 'sign-in'; parsed: Parsed<Credentials> }
  | { kind: 'sign-up'; parsed: Parsed<NewAccount> };

/** The account form repeats the password, and asks for names. */
const ofAccountForm = ['firstName', 'lastName', 'confirmPassword'];

/** Reads either form. */
export async function parseLogin(body: unknown): Promise<Login> {
  const isNew = typeof body === 'object' && body !== null && ofAccountForm.some((field) => field in body);
  return isNew
    ? { kind: 'sign-up', parsed: parseAccountForm(body, await loadCommonPasswords()) }
    : { kind: 'sign-in', parsed: parseSignInForm(body) };
}
