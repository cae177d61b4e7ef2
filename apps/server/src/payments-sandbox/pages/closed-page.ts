import { html } from '../../pages/html.ts';
import type { Page } from '../../pages/write-page.ts';
import { testNotice } from './test-notice.ts';

/** The page for a checkout or portal that has expired, was already used, or does not exist. */
export function closedPage(what: 'checkout' | 'billing portal'): Page & { status: number } {
  return {
    status: 410,
    title: `This test ${what} is closed`,
    content: html`${testNotice('No card is charged.')}
      <p>It was open for too long, or it has been used already. You can open it again from your account.</p>
      <a class="page-button" href="/account">Go to your account</a>`,
  };
}
