import { html, type Html } from '../../pages/html.ts';

/** Stands on every page of the sandbox, so that nobody takes it for a real payment. */
export function testNotice(consequence: string): Html {
  return html`<p class="page-notice" role="note"><strong>This is a test.</strong> ${consequence}</p>`;
}
