import type { Plugin } from 'vite';

/** Puts the script that remembers what is pressed before the quiz is alive into the quiz page. */
export function earlyPresses(): Plugin {
  return {
    name: 'early-presses',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('<!-- early presses -->', `<script>${script}</script>`),
    },
  };
}

/**
 * An option is a radio button, which takes a click without any script; here it is remembered for React, and the
 * button beside it is freed. `src/app/quiz-page/take-over.tsx` fetches what was remembered and does it again.
 */
const script = `(() => {
  const presses = [], watch = new AbortController(), { signal } = watch;
  addEventListener('change', ({ target }) => {
    presses.push(() => { target.checked = false; target.click(); });
    target.closest('section').querySelectorAll('button').forEach((button) => { button.disabled = false; });
  }, { signal });
  addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (button) presses.push(() => button.click());
  }, { signal });
  addEventListener('keydown', ({ target, key, altKey, ctrlKey, metaKey }) => {
    if (/^([a-d1-4]|Enter)$/i.test(key) && !altKey && !ctrlKey && !metaKey && !target.closest('button, a'))
      presses.push(() => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  }, { signal });
  globalThis.takeEarlyPresses = () => { watch.abort(); return presses; };
})()`;
