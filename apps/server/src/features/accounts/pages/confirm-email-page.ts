import { confirmEmailPath } from '../paths.ts';
import { html } from '../../../pages/html.ts';
import type { Page } from '../../../pages/write-page.ts';

/** Where the link from a mail leads: one button, since the page itself may be opened by a program that checks mail. */
export function confirmEmailPage({ secret, email }: { secret: string; email: string }): Page {
  return {
    title: 'Confirm your email address',
    content: html`<p>
        Please confirm that <strong>${email}</strong> is yours. If you ever forget your password, we send a
        link there.
      </p>
      <form method="post" action="${confirmEmailPath}">
        <input type="hidden" name="secret" value="${secret}" />
        <button class="page-button" type="submit" autofocus>Yes, confirm it</button>
      </form>`,
  };
}

/** What follows. */
export function emailConfirmedPage(): Page {
  return {
    title: 'Your email address is confirmed',
    content: html`<p>Thank you. If you ever forget your password, we send you a link there.</p>
      <a class="page-button" href="/quiz">On to the quizzes</a>`,
  };
}
