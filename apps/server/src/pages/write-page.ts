import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { productName } from '@valence/contract';
import { html, Html } from './html.ts';

/** What a page says; the frame around it is always the same. */
export interface Page {
  title: string;
  content: Html;
}

/** A page ready to be sent, with the headers that belong to it. */
export interface WrittenPage {
  headers: Record<string, string>;
  body: string;
}

const style = new Html(
  [
    readFileSync(new URL(import.meta.resolve('@valence/design/tokens.css')), 'utf8'),
    readFileSync(new URL(import.meta.resolve('@valence/design/pages.css')), 'utf8'),
    readFileSync(new URL('pages.css', import.meta.url), 'utf8'),
  ].join('\n'),
);
const mark = new Html(readFileSync(new URL(import.meta.resolve('@valence/design/mark.svg')), 'utf8'));

/** Runs before the first paint: the theme that was chosen in the app holds here too. */
const themeScript = new Html(`try {
  const chosen = localStorage.getItem('darkMode');
  if (chosen === 'true') document.documentElement.classList.add('dark');
  if (chosen === 'false') document.documentElement.classList.add('light');
} catch {}`);

/** The page works without it: the buttons that it serves are hidden until it has run. */
const passwordScript = new Html(`for (const button of document.querySelectorAll('[data-shows]')) {
  const field = document.getElementById(button.dataset.shows);
  button.hidden = false;
  button.addEventListener('click', () => {
    const show = field.type === 'password';
    field.type = show ? 'text' : 'password';
    button.textContent = show ? 'Hide' : 'Show';
  });
  field.form.addEventListener('submit', () => { field.type = 'password'; });
}`);

/** Writes a whole page with its own strict content security policy. */
export function writePage({ title, content }: Page): WrittenPage {
  const nonce = randomBytes(16).toString('base64');
  const body = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>${title} · ${productName}</title>
        <script nonce="${nonce}">
          ${themeScript};
        </script>
        <style nonce="${nonce}">
          ${style}
        </style>
      </head>
      <body class="page">
        <header><a class="page-brand" href="/">${mark}${productName}</a></header>
        <main class="page-card">
          <h1>${title}</h1>
          ${content}
        </main>
        <script nonce="${nonce}">
          ${passwordScript};
        </script>
      </body>
    </html> `.markup;
  return { body, headers: headersFor(nonce) };
}

function headersFor(nonce: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
      `style-src 'nonce-${nonce}'`,
      "font-src 'self'",
      "img-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  };
}
