import { productName } from '@valence/contract';
import type { CommonPasswords } from './common-passwords.ts';
import { lengthOf } from '../form-text.ts';

export const passwordMinLength = 8;
export const passwordMaxLength = 200;

/** Words that whoever guesses passwords here tries first; the student's own join them. */
const ourWords = [productName, 'chemistry', 'chem', 'quizzes', 'quiz', 'student', 'password'];
/** A shorter one, such as a name of two letters, would be found in half of all passwords. */
const shortestWord = 3;

/** Whose password it is going to be. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/** What is wrong with a password that a student has chosen, in a sentence; `null` when it can be taken. */
export function problemOfNewPassword(
  password: string,
  owner: PasswordOwner,
  commonPasswords: CommonPasswords,
): string | null {
  if (password === '') return 'Please choose a password.';
  if (lengthOf(password) < passwordMinLength) {
    return `Please choose a password of at least ${passwordMinLength} characters.`;
  }
  if (lengthOf(password) > passwordMaxLength) {
    return `Please choose a password of at most ${passwordMaxLength} characters.`;
  }
  if (commonPasswords.has(plain(password))) {
    return 'Many people use this password, so it is tried first. Please choose another, such as a few words in a row.';
  }
  if (isMadeOf(password, [...ourWords, ...wordsOf(owner)])) {
    return 'Your name, your email address and words of this site are tried first. Please choose another password.';
  }
  return null;
}

/** Nobody has a longer password, and hashing megabytes would be a gift to an attacker. */
export function cappedPassword(password: string): string {
  return [...password].slice(0, passwordMaxLength + 1).join('');
}

/** Whether nothing but digits and signs is left of a password once the words have been taken out. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const known = words
    .map(plain)
    .filter((word) => lengthOf(word) >= shortestWord)
    .sort((one, other) => other.length - one.length);
  const rest = known.reduce((left, word) => left.replaceAll(word, ' '), plain(password));
  return rest !== plain(password) && !/\p{L}/u.test(rest);
}

function wordsOf({ email, firstName, lastName }: PasswordOwner): string[] {
  return [email, ...email.split(/[@.+_-]/), ...firstName.split(/\s/), ...lastName.split(/[\s-]/)];
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
