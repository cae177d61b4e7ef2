import { html, type Html } from '../../pages/html.ts';

/** A notice on every page of the sandbox: no payment is real. */
export function testNotice(consequence: string): Html {
  return html`<p class="page-notice" role="note"><strong>This is a test.</strong> ${consequence}</p>`;
}
