import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PracticeSwitch } from './practice-switch.tsx';

test('the note of the position is told alone, and the room of the other one is held, so that the switch stays where it is', () => {
  const [on, off] = ['Up to 3 attempts at each question', 'One attempt at each question'];
  for (const isOn of [true, false]) {
    const markup = renderToStaticMarkup(<PracticeSwitch isOn={isOn} onChange={() => {}} />);
    const [told, held] = isOn ? [on, off] : [off, on];
    expect(markup).toContain(`>${told}</span>`);
    expect(markup).toContain(`data-other="${held}"`);
    expect(markup).not.toContain(`>${held}<`);
  }
});
