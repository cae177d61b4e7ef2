import { html } from '../../pages/html.ts';
import type { Page } from '../../pages/write-page.ts';

/** Why a sign-in could not be finished. */
export const signInProblems = ['expired', 'refused', 'unavailable', 'noEmail'] as const;
export type SignInProblem = (typeof signInProblems)[number];

const texts: Record<SignInProblem, { status: number; title: string; text: string }> = {
  expired: {
    status: 400,
    title: 'This sign-in has expired',
    text: 'It was left open for too long, or it has been used already. Starting again takes only a moment.',
  },
  refused: {
    status: 400,
    title: 'You are not signed in',
    text: 'The sign-in was stopped before it was finished. You can try again whenever you like.',
  },
  unavailable: {
    status: 503,
    title: 'Signing in does not work right now',
    text: 'We cannot check who you are at the moment. Please try again in a minute.',
  },
  noEmail: {
    status: 400,
    title: 'We need your email address',
    text: 'The service that you signed in with did not tell us your email address. Please allow it to, or use another account.',
  },
};

/** The page for a sign-in that went wrong, and the status it is sent with. */
export function problemPage(problem: SignInProblem): Page & { status: number } {
  const { status, title, text } = texts[problem];
  return {
    status,
    title,
    content: html`<p>${text}</p>
      <a class="page-button" href="/api/login">Sign in again</a>
      <p class="page-swap"><a href="/">Back to the home page</a></p>`,
  };
}
