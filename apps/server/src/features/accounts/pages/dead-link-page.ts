import { resetPasswordPath } from '../paths.ts';
import { html } from '../../../pages/html.ts';
import type { Page } from '../../../pages/write-page.ts';

/** What a mailed link leads to that is not good any more, and how to get another. */
export function deadLinkPage(purpose: 'reset-password' | 'confirm-email'): Page {
  const title = 'This link does not work any more';
  if (purpose === 'reset-password') {
    return {
      title,
      content: html`<p>It has been used, or is over half an hour old. Please ask for another one.</p>
        <a class="page-button" href="${resetPasswordPath}">Get a new link</a>
        <p class="page-swap"><a href="/api/login">Back to sign in</a></p>`,
    };
  }
  return {
    title,
    content: html`<p>It may be over three days old. On your account page you can have another one sent.</p>
      <a class="page-button" href="/account">Go to your account</a>`,
  };
}
