import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const icon = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8').trim();

/** Writes the icon into the page of a quiz in progress, which has a budget of requests. */
export function inlineIcon(): Plugin {
  return {
    name: 'inline-icon',
    apply: 'build',
    transformIndexHtml: (html, { path }) =>
      path.endsWith('/active.html')
        ? html.replace('href="/favicon.svg"', `href="data:image/svg+xml,${encodeURIComponent(icon)}"`)
        : html,
  };
}
