import { signedInHintCookie, user as userSchema, type User } from '@valence/contract';
import { withKnownStatus } from './account.ts';
import { keptStudentKey as key } from './signed-in-hint.ts';

/** Keeps who is signed in, so that the app opens without a network; forgets it where nobody is. */
export function keepStudent(student: User | null): void {
  try {
    if (student === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(student));
  } catch {
    // Storage is full or blocked: without a network nobody is known.
  }
}

/** The student who was kept, while the cookie says that it is they who are signed in here; else `null`. */
export function keptStudent(): User | null {
  try {
    const kept = withKnownStatus(userSchema).parse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return document.cookie.split('; ').includes(`${signedInHintCookie}=${kept.id}`) ? kept : null;
  } catch {
    return null;
  }
}
