import { molarMass } from '@valence/chemistry';
import { tabulateFigure } from '@valence/figures';
import { expect, test } from 'vitest';
import type { Question } from '../../../question.ts';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { optionFaults, steps } from '../../testing/option-faults.ts';
import { numbersOf } from '../../testing/shown-rows.ts';
import { companions, decompositions, gasMasses, hydrates } from './decompositions.data.ts';
import { thermogramReadings } from './thermogram-readings.ts';

const questions = (difficulty: 'beginner' | 'intermediate' | 'advanced'): Question[] =>
  Array.from({ length: 40 }, (_, seed) => makeQuestion(thermogramReadings, seed + 1, difficulty));

/** Temperature and mass as the table beside the figure gives them. */
function rowsOf({ figure }: Question): [number, number][] {
  const rows = (figure && tabulateFigure(figure)?.rows) ?? [];
  return rows.map(([t, mass]) => [Number(t), Number(mass)]);
}

/** The mass at a temperature at which nothing is lost. */
function massNear(rows: readonly (readonly [number, number])[], t: number): number {
  const nearest = rows.toSorted(([one], [other]) => Math.abs(one - t) - Math.abs(other - t))[0];
  return nearest?.[1] ?? NaN;
}

/** The mass at which the curve is least steep between its first and its last level. */
function levelBetween(rows: readonly (readonly [number, number])[]): number {
  const masses = rows.map(([, mass]) => mass);
  const [most, least] = [Math.max(...masses), Math.min(...masses)];
  const fall = (at: number): number => (masses[at - 1] ?? NaN) - (masses[at + 1] ?? NaN);
  const inner = [...masses.keys()].filter((at) => {
    const mass = masses[at] ?? NaN;
    return Math.min(most - mass, mass - least) > 0.03 * most;
  });
  return masses[inner.toSorted((one, other) => fall(one) - fall(other))[0] ?? NaN] ?? NaN;
}

function massOf(formula: string): number {
  const found = molarMass(formula);
  return found.ok ? found.value.molarMass : NaN;
}

test('the molar masses are those of the formulas', () => {
  const listed = [
    ...hydrates.map(({ salt, molarMass: mass }) => [salt, mass] as const),
    ...decompositions.map(({ formula, molarMass: mass }) => [formula, mass] as const),
    ...companions.map(({ formula, molarMass: mass }) => [formula, mass] as const),
    ...Object.entries(gasMasses),
  ];
  expect(listed.filter(([formula, mass]) => !(Math.abs(massOf(formula) / mass - 1) < 0.001))).toEqual([]);
});

test('what leaves a solid on heating, and what remains, have the atoms of the solid', () => {
  const residues = ['CaO', 'MgO', 'ZnO', 'MgO'];
  const off = decompositions.filter(({ formula, steps: all }, place) => {
    const gone = all.flatMap(({ gases }) => gases).reduce((sum, gas) => sum + massOf(gas), 0);
    return !(Math.abs(massOf(formula) - gone - massOf(residues[place] ?? '')) < 0.01);
  });
  expect(off).toEqual([]);
});

test('the residue, from the table of the figure, has the amount of salt that the moles of water belong to', () => {
  const faults = questions('beginner').flatMap((question) => {
    const rows = rowsOf(question);
    const [salt = NaN, water = NaN] = numbersOf(question.text.replace(/\\ce\{.*?\}/g, '')).slice(-2);
    const [first, last] = [massNear(rows, 20), massNear(rows, 450)];
    const between = levelBetween(rows);
    const [before, after] = question.text.includes('second step')
      ? [between, last]
      : [first, question.text.includes('first step') ? between : last];
    // For each gram of the salt that remains, so much left before.
    return optionFaults(question, (salt * (before - after)) / last / water, steps(0.4));
  });
  expect(faults).toEqual([]);
});

test('the masses between the steps, from the table of the figure, lead to what leaves one mole', () => {
  const betweens = [20, 310, 600, 880];
  const faults = questions('intermediate').flatMap((question) => {
    const rows = rowsOf(question);
    const [molar = NaN] = numbersOf(question.text);
    const place = ['first', 'second', 'third'].findIndex((word) => question.text.includes(word));
    const [before, after] = [betweens[place] ?? NaN, betweens[place + 1] ?? NaN].map((t) =>
      massNear(rows, t),
    );
    return optionFaults(
      question,
      (molar * ((before ?? NaN) - (after ?? NaN))) / massNear(rows, 20),
      steps(2),
    );
  });
  expect(faults).toEqual([]);
});

test('the amounts of both gases lead back to the masses of both solids, and these to the share of the key', () => {
  const faults = questions('advanced').flatMap((question) => {
    const rows = rowsOf(question);
    const companion = companions.find(({ name }) => question.text.includes(`${name}, \\ce`));
    if (companion === undefined) return [question.id];
    const [start, between, end] = [20, 600, 890].map((t) => massNear(rows, t));
    if (start === undefined || between === undefined || end === undefined) return [question.id];
    const waters = companion.formula === 'CaSO4.2H2O' ? 2 : 1;
    const millimoles = (start - between) / massOf('H2O') / waters;
    const own = millimoles * massOf(companion.formula);
    const chalk = ((between - end) / massOf('CO2')) * massOf('CaCO3');
    const asked = question.text.endsWith('is calcium carbonate?') ? chalk : own;
    return optionFaults(question, (100 * asked) / start, steps(3.8));
  });
  expect(faults).toEqual([]);
});
