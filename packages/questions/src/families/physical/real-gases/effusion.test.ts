import { expect, test } from 'vitest';
import type { Question } from '../../../question.ts';
import { makeQuestion } from '../../make-question.ts';
import { optionFaults, shares } from '../../testing/option-faults.ts';
import { seedsToDraw } from '../../testing/seeds-to-draw.ts';
import { effusion } from './effusion.ts';

const seeds = seedsToDraw(40, 200);

/** What each sentence makes of the ratio of the molar masses, or of that of the times. */
type Ways = readonly (readonly [said: RegExp, of: (ratio: number) => number])[];

const timeWays: Ways = [
  [/^The ratio of the molar masses itself/, (r) => r],
  [/^The ratio was inverted/, (r) => 1 / Math.sqrt(r)],
  [/^At the same temperature/, () => 1],
  [/^The factor .* was used/, (r) => 1 / r],
  [/halved instead/, (r) => r / 2],
  [/was squared instead/, (r) => r ** 2],
];
const massWays: Ways = [
  [/^The ratio of the times was not squared/, (r) => r],
  [/^The ratio of the times was inverted/, (r) => r ** -2],
  [/square root was taken instead/, (r) => Math.sqrt(r)],
  [/^The factor .* was used/, (r) => 1 / r],
  [/^The ratio of the times was doubled/, (r) => 2 * r],
  [/squared twice/, (r) => r ** 4],
  [/inverted, and it was doubled/, (r) => 2 / r],
];

/** Options that are not what their sentence says of a given value and a ratio. */
function untrue({ id, options }: Question, given: number, ratio: number, ways: Ways): string[] {
  return options.flatMap(({ text, slip }) => {
    if (slip === null) return [];
    const way = ways.find(([said]) => said.test(slip.teaching));
    const [, number = '', power = '0'] = /^([\d.]+)(?: × 10\^\{(-?\d+)\})?/.exec(text) ?? [];
    const value = Number(`${number}e${power}`);
    const expected = way === undefined ? Number.NaN : given * way[1](ratio);
    return Math.abs(value / expected - 1) < 0.006 ? [] : [`${id}: ${text} by "${slip.teaching}"`];
  });
}

const numbersIn = ({ text }: Question, unit: string): number[] =>
  [...text.matchAll(new RegExp(`([\\d.]+) ${unit}`, 'g'))].map(([, number]) => Number(number));

test('times and molar masses follow from Graham’s law, and wrong ones from what is told of them', () => {
  const faults = seeds.flatMap((seed) => {
    const ofTime = makeQuestion(effusion, seed, 'beginner');
    const [known = NaN, other = NaN] = numbersIn(ofTime, 'g/mol');
    const [time = NaN] = numbersIn(ofTime, 's');
    const ofMass = makeQuestion(effusion, seed, 'intermediate');
    const [mass = NaN] = numbersIn(ofMass, 'g/mol');
    const [first = NaN, second = NaN] = numbersIn(ofMass, 's');
    return [
      ...optionFaults(ofTime, time * Math.sqrt(other / known), shares(0.006)),
      ...untrue(ofTime, time, other / known, timeWays),
      ...optionFaults(ofMass, mass * (second / first) ** 2, shares(0.006)),
      ...untrue(ofMass, mass, second / first, massWays),
    ];
  });
  expect(faults).toEqual([]);
});
