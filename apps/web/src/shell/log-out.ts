import { keptStudentKey } from '../api/account/signed-in-hint.ts';

/** Ends the session. Whatever the server says, the browser goes to the front page. */
export async function logOut(): Promise<void> {
  try {
    const response = await fetch('/api/logout', { credentials: 'same-origin' });
    if (!response.ok) throw new Error('Logout failed');
  } finally {
    location.assign('/');
    localStorage.removeItem(keptStudentKey);
  }
}
