import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { optionFaults, shares } from '../../testing/option-faults.ts';
import { coulometricTitration } from './coulometric-titration.ts';

test('a milliampere passes 0.62186 µmol of electrons each minute, and a halogen takes two of each', () => {
  const faults = Array.from({ length: 80 }, (_, seed) =>
    makeQuestion(coulometricTitration, seed + 1, 'beginner'),
  ).flatMap((question) => {
    const { text } = question;
    const current = Number(/of ([\d.]+) mA/.exec(text)?.[1]);
    const [, time, unit] = /for ([\d.]+) (s|min),/.exec(text) ?? [];
    const minutes = Number(time) / (unit === 's' ? 60 : 1);
    const electrons = /amount of \\ce\{(?:Br|I|Cl)2\}/.test(text) ? 2 : 1;
    return optionFaults(question, (0.62186 * current * minutes) / electrons, shares(0.006));
  });
  expect(faults).toEqual([]);
});
