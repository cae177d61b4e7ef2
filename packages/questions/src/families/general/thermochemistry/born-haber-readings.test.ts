import { tabulateFigure } from '@valence/figures';
import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { optionFaults, steps } from '../../testing/option-faults.ts';
import { latticeEnthalpy } from './born-haber-cycle.ts';
import { bornHaberReadings } from './born-haber-readings.ts';
import { halogens, metals } from './born-haber-salts.data.ts';

/** Radii of the ions in pm for six neighbors (Shannon, Acta Crystallographica A32 (1976) 751). */
const radii: Readonly<Record<string, number>> = {
  Li: 76,
  Na: 102,
  K: 138,
  Rb: 152,
  Cs: 167,
  Mg: 72,
  Ca: 100,
  Sr: 118,
  Ba: 135,
  F: 133,
  Cl: 181,
  Br: 196,
  I: 220,
};

test('the lattice enthalpy that closes each cycle is near what the Kapustinskii equation gives for the radii of its ions', () => {
  const off = metals.flatMap((metal) =>
    Object.values(halogens).flatMap((halogen) => {
      const formation = metal.halides[halogen.symbol];
      if (formation === undefined) return [];
      const charge = metal.ionizations.length;
      const distance = (radii[metal.symbol] ?? NaN) + (radii[halogen.symbol] ?? NaN);
      const expected = ((-1.202e5 * (charge + 1) * charge) / distance) * (1 - 34.5 / distance);
      const ratio = latticeEnthalpy({ metal, halogen, formation }) / expected;
      return Math.abs(ratio - 1.05) < 0.07 ? [] : [`${metal.symbol}${halogen.symbol}: ${ratio}`];
    }),
  );
  expect(off).toEqual([]);
});

test.each(bornHaberReadings.difficulties)(
  'the changes of the closed cycle, summed from the table of the figure, lead to the key, %s',
  (difficulty) => {
    const faults = Array.from({ length: 60 }, (_, seed) => {
      const question = makeQuestion(bornHaberReadings, seed + 1, difficulty);
      const { figure, text } = question;
      const rows = (figure === undefined ? null : tabulateFigure(figure))?.rows ?? [];
      const ofArrow = sumOfOthers(rows);
      return optionFaults(question, /per mole of/.test(text) ? ofArrow / 2 : ofArrow, steps(1));
    });
    expect(faults.flat()).toEqual([]);
  },
);

const ofOneAtom = Array.from({ length: 240 }, (_, seed) =>
  makeQuestion(bornHaberReadings, seed + 1, 'advanced'),
).filter(({ text }) => /per mole of/.test(text));

test('where a division follows on the sum, the sum itself is offered in one question of six or more', () => {
  const offered = ofOneAtom.filter(({ options }) =>
    options.some(({ slip }) => slip?.id === 'forgot-amount-of-atoms'),
  );
  expect(offered.length / ofOneAtom.length).toBeGreaterThan(0.15);
});

test('where a division follows on the sum, no digit of the result is said to be off by a one that was carried', () => {
  const carried = ofOneAtom.filter(({ options }) =>
    options.some(({ slip }) => slip?.teaching.toLowerCase().includes('a 1 was carried')),
  );
  expect(carried).toEqual([]);
});

/**
 * The unknown of a closed cycle of five single steps and their signs: with each substance counted +1 where it forms and −1 where it
 * reacts, the signs of the steps are those with which every substance cancels.
 */
function sumOfOthers(rows: readonly (readonly string[])[]): number {
  const unknown = rows.findIndex(([, , number]) => number === '*x*');
  const count = 2 ** rows.length;
  for (let choice = 0; choice < count; choice += 1) {
    const signs = rows.map((_, place) => (Math.floor(choice / 2 ** place) % 2 === 0 ? 1 : -1));
    if (signs[unknown] !== -1) continue;
    const net = new Map<string, number>();
    for (const [place, [from = '', to = '']] of rows.entries()) {
      net.set(from, (net.get(from) ?? 0) - (signs[place] ?? 0));
      net.set(to, (net.get(to) ?? 0) + (signs[place] ?? 0));
    }
    if ([...net.values()].some((left) => left !== 0)) continue;
    return rows.reduce(
      (sum, [, , number = ''], place) =>
        place === unknown ? sum : sum + (signs[place] ?? 0) * Number(number.replace('−', '-')),
      0,
    );
  }
  return NaN;
}

test('beside a lattice enthalpy stand two slips and both of them at once, and the key can be the largest, the smallest, or between', () => {
  const places = new Set<number>();
  for (let seed = 1; seed <= 60; seed += 1) {
    const { options, key } = makeQuestion(bornHaberReadings, seed, 'beginner');
    const sizes = options.map(({ text }) => Math.abs(Number.parseFloat(text.replace('−', '-'))));
    const [least = NaN, , , most = NaN] = sizes.toSorted((one, other) => one - other);
    const [second = NaN, third = NaN] = sizes.toSorted((one, other) => one - other).slice(1);
    expect(Math.abs(least + most - second - third)).toBeLessThan(2);
    places.add(sizes.filter((size) => size < (sizes[key] ?? NaN)).length);
  }
  expect(places.size).toBe(4);
});
