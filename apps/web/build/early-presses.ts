import type { Plugin } from 'vite';

/** Puts the script that remembers what is pressed and typed before a page is alive into every page that the server draws. */
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
 * Radio buttons, lists and inputs work without any script; what was chosen and typed is remembered for React, and the
 * button beside an option of a quiz, or that of a form, is freed. A form is not sent as the browser would.
 * `src/app/first-paint/` fetches what was remembered and does it again. A tab is taken as the pointer goes down, or by a
 * key, which is a click of no pointer. A value is put back only where nobody has typed since.
 */
const script = `(() => {
  const presses = [], watch = new AbortController(), options = { signal: watch.signal, capture: true };
  const enter = (field, kind, value, before) => {
    if (field.value === value || field.value === before) {
      field.value = before;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    }
    field.dispatchEvent(new Event(kind, { bubbles: true }));
  };
  addEventListener('input', ({ target }) => {
    const { value, defaultValue = '' } = target;
    if (!target.matches('input:not([type=radio]), textarea')) return;
    presses.push(() => enter(target, 'input', value, defaultValue));
    target.form?.querySelectorAll('[type=submit]').forEach((button) => { button.disabled = false; });
  }, options);
  addEventListener('change', ({ target }) => {
    const { value } = target;
    if (target.matches('select')) presses.push(() => enter(target, 'change', value, value));
    if (!target.matches('[type=radio]')) return;
    presses.push(() => { target.checked = false; target.click(); });
    target.closest('section')?.querySelectorAll('button').forEach((button) => { button.disabled = false; });
  }, options);
  const takeTab = (tab) => presses.push(() => tab.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true })));
  addEventListener('mousedown', ({ target }) => {
    const tab = target.closest('[role=tab]');
    if (tab) takeTab(tab);
  }, options);
  addEventListener('click', ({ target, detail }) => {
    const button = target.closest('button');
    if (!button) return;
    if (button.role === 'tab') { if (detail === 0) takeTab(button); }
    else if (!(button.form && button.type === 'submit')) presses.push(() => button.click());
  }, options);
  addEventListener('submit', (event) => {
    event.preventDefault();
    presses.push(() => event.target.requestSubmit());
  }, options);
  addEventListener('keydown', ({ target, key, altKey, ctrlKey, metaKey }) => {
    if (/^([a-d1-4]|Enter)$/i.test(key) && !altKey && !ctrlKey && !metaKey && !target.closest('button, a, input:not([type=radio]), select'))
      presses.push(() => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  }, options);
  globalThis.takeEarlyPresses = () => { watch.abort(); return presses; };
})()`;
