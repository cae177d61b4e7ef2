import { expect, test } from 'vitest';
import { createRandom } from '../../../random.ts';
import { massOf } from '../empirical-formulas/stated-composition.ts';
import { pairsOfIsotopes, triplesOfIsotopes } from './isotope-masses.data.ts';
import { meanOfIsotopes } from './mean-of-isotopes.ts';

const drawn = Array.from({ length: 60 }, (_, seed) => meanOfIsotopes(createRandom(seed + 1))).filter(
  (draft) => draft !== null,
);

test('the average is what the printed shares and masses add up to', () => {
  for (const { text, answer } of drawn) {
    const terms = [...text.matchAll(/([\d.]+)% \S+ \(([\d.]+) u\)/g)].map(
      ([, share, mass]) => (Number(share) / 100) * Number(mass),
    );
    expect(terms.length).toBeGreaterThan(1);
    expect(terms.reduce((sum, term) => sum + term, 0)).toBeCloseTo(Number.parseFloat(answer), 1);
  }
});

test('no wrong average could be the right one after rounding on the way', () => {
  for (const { answer, distractors } of drawn)
    for (const { text } of distractors)
      expect(Math.abs(Number.parseFloat(text) - Number.parseFloat(answer))).toBeGreaterThan(0.03);
});

test('isotopes differ by about 1 u for each neutron, and the mass in the periodic table lies between them', () => {
  for (const [symbol, ...isotopes] of [...pairsOfIsotopes, ...triplesOfIsotopes]) {
    const [[firstNumber, firstMass] = [0, 0], [lastNumber, lastMass] = [0, 0]] = [
      isotopes.at(0),
      isotopes.at(-1),
    ];
    for (const [massNumber, mass] of isotopes)
      expect(Math.abs(mass - firstMass - (massNumber - firstNumber))).toBeLessThan(0.01);
    expect(lastNumber).toBeGreaterThan(firstNumber);
    expect(massOf(symbol)).toBeGreaterThan(firstMass);
    expect(massOf(symbol)).toBeLessThan(lastMass);
  }
});
