import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { oxygenBinding } from './oxygen-binding.ts';

test('no blood gives off more oxygen than it has sites for, in any option', () => {
  const faults = Array.from({ length: 80 }, (_, seed) => seed + 1).flatMap((seed) => {
    const { id, text, options } = makeQuestion(oxygenBinding, seed, 'advanced');
    const sites = Number(/has ([\d.]+) mmol/.exec(text)?.[1]);
    return options.every((option) => Number(option.text.split(' ')[0]) <= sites) ? [] : [id];
  });
  expect(faults).toEqual([]);
});
