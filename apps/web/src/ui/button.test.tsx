import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';

test('a button whose work is under way takes no press and sends no form, and is not disabled: that would lose the focus', () => {
  const presses: string[] = [];
  const busy = Button({ type: 'submit', isBusy: true, onClick: () => presses.push('pressed') });
  expect(renderToStaticMarkup(busy)).toMatch(/^<button type="submit"[^>]* aria-disabled="true"/);
  expect(renderToStaticMarkup(busy)).not.toMatch(/ disabled=/);
  let isSent = true;
  busy.props.onClick({ preventDefault: () => (isSent = false) });
  expect([presses, isSent]).toEqual([[], false]);
});

test('a button with nothing under way is pressed', () => {
  const onClick = () => {};
  const idle = Button({ onClick });
  expect(idle.props.onClick).toBe(onClick);
  expect(renderToStaticMarkup(idle)).not.toContain('aria-disabled=');
});
