import { expect, test } from 'vitest';
import { simpleComplexes } from './complexes.data.ts';
import { complexCharge } from './complex-charge.ts';

test('the charge of a complex is what its printed oxidation state and ligands add up to', () => {
  const counts = new Map(['one', 'two', 'three', 'four', 'five', 'six'].map((word, at) => [word, at + 1]));
  for (const complex of simpleComplexes) {
    const { text, answer } = complexCharge(complex, '');
    const state = Number(/state ([+−]?\d+)/.exec(text)?.[1]?.replace('−', '-'));
    const ligands = [...text.matchAll(/(\w+) \\ce\{\w+(\^-)?\}/g)].map(
      ([, word = '', negative]) => (counts.get(word) ?? Number.NaN) * (negative === undefined ? 0 : -1),
    );
    const sum = ligands.reduce((total, charge) => total + charge, state);
    expect(Number(answer.replace('−', '-'))).toBe(sum);
  }
});
