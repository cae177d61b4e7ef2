import type { FieldProblem } from '../account-form.ts';
import { resetByCodePath, resetPasswordPath } from '../paths.ts';
import { writeField, writeProblems } from './field.ts';
import { html } from '../../../pages/html.ts';
import type { Page } from '../../../pages/write-page.ts';

interface AskForLinkState {
  typed: string;
  problems: readonly FieldProblem[];
  message: string | null;
}

/** What to do about a forgotten password where mail is sent: say where a link may go. */
export function askForLinkPage({ typed, problems, message }: AskForLinkState): Page {
  return {
    title: 'Forgot your password?',
    content: html`${writeProblems(problems, message)}
      <p>Enter your email address, and we will send you a link to choose a new password.</p>
      <form method="post" action="${resetPasswordPath}" novalidate>
        ${writeField({ name: 'email', label: 'Email', type: 'email', autocomplete: 'username', value: typed, maxLength: 254 }, problems, 'email')}
        <button class="page-button" type="submit">Send me a link</button>
      </form>
      <p class="page-swap">Remembered it? <a href="/api/login">Sign in</a></p>
      <p class="page-swap">No access to your mail? <a href="${resetByCodePath}">Use a code from us</a></p>`,
  };
}

/** The same for every address: who has an account here is nobody's business. */
export function linkSentPage(): Page {
  return {
    title: 'Please look at your mail',
    content: html`<p>
        If there is an account with that email address, a link is on its way to it. It should be there within
        a few minutes, perhaps among the spam, and works for half an hour.
      </p>
      <p class="page-swap">
        Nothing there? <a href="${resetPasswordPath}">Check the address and try again</a>
      </p>
      <p class="page-swap"><a href="/api/login">Back to sign in</a></p>`,
  };
}
