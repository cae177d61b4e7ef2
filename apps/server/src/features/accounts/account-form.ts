import { personNameMaxLength, readPersonName } from '@valence/contract';
import type { CommonPasswords } from './passwords/common-passwords.ts';
import { textOf } from './form-text.ts';
import { cappedPassword, problemOfNewPassword, type PasswordOwner } from './passwords/new-password.ts';

/** RFC 5321: a path has at most 256 characters with its angle brackets. */
const emailMaxLength = 254;

export type FieldName =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'code'
  | 'currentPassword'
  | 'password'
  | 'confirmPassword';

/** What is wrong with a field, in a sentence for the student. */
export interface FieldProblem {
  field: FieldName;
  message: string;
}

/** What was typed and may be shown again: everything but the passwords. */
export interface TypedFields {
  firstName: string;
  lastName: string;
  email: string;
}

export interface Credentials {
  email: string;
  password: string;
}

export interface NewAccount extends Credentials, PasswordOwner {}

export type Parsed<Value> =
  | { ok: true; value: Value; typed: TypedFields }
  | { ok: false; problems: FieldProblem[]; typed: TypedFields };

/** Reads the sign-in form. Lengths are not judged here: an old password is either right or wrong. */
export function parseSignInForm(body: unknown): Parsed<Credentials> {
  const typed = typedFields(body);
  const email = normaliseEmail(typed.email);
  const password = textOf(body, 'password');
  const problems: FieldProblem[] = [...problemsOfEmail(email)];
  if (password === '') problems.push({ field: 'password', message: 'Please enter your password.' });
  if (problems.length > 0) return { ok: false, problems, typed };
  return { ok: true, value: { email, password: cappedPassword(password) }, typed };
}

/** Reads the account form. */
export function parseAccountForm(body: unknown, commonPasswords: CommonPasswords): Parsed<NewAccount> {
  const typed = typedFields(body);
  const [firstName, firstNameProblems] = readName('firstName', 'first name', typed);
  const [lastName, lastNameProblems] = readName('lastName', 'last name', typed);
  const email = normaliseEmail(typed.email);
  const password = textOf(body, 'password');
  const passwordProblem = problemOfNewPassword(password, { email, firstName, lastName }, commonPasswords);
  const problems: FieldProblem[] = [...firstNameProblems, ...lastNameProblems, ...problemsOfEmail(email)];
  if (passwordProblem !== null) {
    problems.push({ field: 'password', message: passwordProblem });
  } else if (password !== textOf(body, 'confirmPassword')) {
    problems.push({ field: 'confirmPassword', message: 'The two passwords are not the same.' });
  }
  if (problems.length > 0) return { ok: false, problems, typed };
  return { ok: true, value: { firstName, lastName, email, password }, typed };
}

/** One spelling for one address: trimmed, composed, lower case. */
export function normaliseEmail(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/** What is wrong with a normalised e-mail address. */
export function problemsOfEmail(email: string): FieldProblem[] {
  if (email === '') return [{ field: 'email', message: 'Please enter your email address.' }];
  const looksRight = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}.]+(\.[^\s@<>()[\]\\,;:"\p{C}.]+)+$/u;
  if (email.length > emailMaxLength || !looksRight.test(email)) {
    return [
      { field: 'email', message: 'Please check your email address: it should look like name@example.com.' },
    ];
  }
  return [];
}

/** The name as it is kept, and what is wrong with it; one that is none counts as empty. */
function readName(
  field: 'firstName' | 'lastName',
  label: string,
  typed: TypedFields,
): [name: string, FieldProblem[]] {
  const read = readPersonName(typed[field]);
  if (read.ok) return [read.name, []];
  const messages = {
    missing: `Please enter your ${label}.`,
    tooLong: `Please keep your ${label} to ${personNameMaxLength} characters.`,
    unreadable: `Please enter your ${label} with at least one letter or digit.`,
  };
  return ['', [{ field, message: messages[read.problem] }]];
}

function typedFields(body: unknown): TypedFields {
  return {
    firstName: textOf(body, 'firstName'),
    lastName: textOf(body, 'lastName'),
    email: textOf(body, 'email'),
  };
}
