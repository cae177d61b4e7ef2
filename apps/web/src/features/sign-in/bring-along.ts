import { typedEmailCookie } from '@valence/contract';

/** Seconds. */
const kept = 600;

/** Has the page for a forgotten password know the e-mail address that was typed, without an address that tells it. */
export function bringAlong(email: string): void {
  const typed = email.trim();
  if (typed === '') return;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${typedEmailCookie}=${encodeURIComponent(typed)}; path=/reset-password; max-age=${kept}; samesite=strict${secure}`;
}
