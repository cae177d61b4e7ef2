import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { optionFaults, shares } from '../../testing/option-faults.ts';
import { numbersOf, shownSeries } from '../../testing/shown-rows.ts';
import { molarConductivityReadings } from './molar-conductivity-readings.ts';

const questions = (difficulty: 'beginner' | 'intermediate' | 'advanced'): ReturnType<typeof makeQuestion>[] =>
  Array.from({ length: 40 }, (_, seed) => makeQuestion(molarConductivityReadings, seed + 1, difficulty));

test('at the highest concentration strong acid, strong base, salt and weak acid follow each other from above', () => {
  const faults = questions('beginner').flatMap((question) => {
    const ends = [...shownSeries(question)].map(([name, points]) => ({
      name,
      end: points.at(-1)?.[1] ?? NaN,
    }));
    const [acid, base, salt, weak] = ends
      .toSorted((one, other) => other.end - one.end)
      .map(({ name }) => name);
    const asked = /belongs to \\ce\{(.*?)\}/.exec(question.text)?.[1] ?? '';
    const isWeak = asked.includes('COOH');
    const found = isWeak ? weak : asked.startsWith('H') ? acid : asked.endsWith('OH') ? base : salt;
    return question.options[question.key]?.text === `Curve ${found}` ? [] : [question.id];
  });
  expect(faults).toEqual([]);
});

/** Limiting molar conductivities in S cm²/mol at 25 °C as books tabulate them for the whole electrolyte. */
const tabulated = { acetic: 390.7, formic: 404.5, propanoic: 385.6, benzoic: 382.2, ammonia: 271.5 };

test('three strong electrolytes lead to the tabulated limiting conductivity of the weak one', () => {
  const faults = questions('intermediate').flatMap((question) => {
    const name = Object.entries(tabulated).find(([one]) => question.text.includes(one));
    return optionFaults(question, name?.[1] ?? NaN, shares(0.02));
  });
  expect(faults).toEqual([]);
});

test('an acid of the constant of the key conducts as the curve shows', () => {
  const faults = questions('advanced').flatMap((question) => {
    const [limit = NaN, root = NaN] = numbersOf(question.text.replace(/S cm\^\{2\} mol\^\{−1\}/, ''));
    const points = shownSeries(question).get('P') ?? [];
    const read = points.find(([x]) => Math.abs(x - root) < 1e-6)?.[1] ?? NaN;
    // Both ions together carry what is read; the acid that is left is found by a balance in mol/L.
    const ions = (read / limit) * root ** 2;
    return optionFaults(question, ions ** 2 / (root ** 2 - ions), shares(0.12));
  });
  expect(faults).toEqual([]);
});
