import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { degreesOfUnsaturation } from './degrees-of-unsaturation.ts';

const advanced = Array.from({ length: 150 }, (_, seed) =>
  makeQuestion(degreesOfUnsaturation, seed + 1, 'advanced'),
);

test('what is asked of rings and hydrogen varies', () => {
  const asked = ['How many rings', 'How many moles of hydrogen', 'How many hydrogen atoms'];
  for (const words of asked) expect(advanced.some(({ text }) => text.includes(words))).toBe(true);
});

test('a product that keeps its rings has the hydrogen atoms of a saturated chain, less two for each ring', () => {
  for (const { text, options, key } of advanced.filter((one) =>
    one.text.includes('How many hydrogen atoms'),
  )) {
    const formula = /\\ce\{([^}]*)\}/.exec(text)?.[1] ?? '';
    const count = (element: string): number => {
      const found = new RegExp(`${element}(?![a-z])(\\d*)`).exec(formula);
      return found === null ? 0 : Number(found[1] === '' ? 1 : found[1]);
    };
    const rings = ['one ring', 'two rings', 'three rings'].findIndex((words) => text.includes(words)) + 1;
    const halogens = count('F') + count('Cl') + count('Br');
    const saturated = 2 * count('C') + 2 + count('N') - halogens;
    expect(options[key]?.text).toBe(String(saturated - 2 * rings));
  }
});

test('no number of rings is negative, and none of moles or atoms is zero', () => {
  for (const { text, options } of advanced)
    for (const option of options)
      expect(Number(option.text)).toBeGreaterThanOrEqual(text.includes('How many rings') ? 0 : 1);
});
