import { expect, test } from 'vitest';
import { html, Html } from './html.ts';

test('texts are escaped wherever they stand', () => {
  const typed = `"><script>alert('x')</script>&`;
  expect(html`<p title="${typed}">${typed}</p>`.markup).not.toMatch(/<script|"">|&[^a-z#]/);
});

test('markup is kept, lists are joined, nothing is written for nothing', () => {
  const parts = [html`<i>a</i>`, html`<i>b</i>`, null, false as const, undefined, 0];
  expect(html`${parts}`.markup).toBe('<i>a</i><i>b</i>0');
  expect(html`${new Html('<b>')}`.markup).toBe('<b>');
});
