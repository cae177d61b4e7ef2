import { formatDecimals } from '@valence/chemistry';
import { heightAt, type DrawingReading, type Figure, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { places } from '../../curves/nice-axis.ts';
import type { Draft, Family } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { rulingSlips } from '../../options/ruling-slips.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { twoSlips } from '../../notes/two-slips.ts';

/** Nothing, or less, does not crystallize. */
const isMass = ({ value }: SlippedValue): boolean => value >= 1;

const grams = (value: number): string => `${formatDecimals(value, 0)} g`;

/** Solubility curves of two salts: what dissolves, and what crystallizes on cooling. */
export const solubilityCurveReadings: Family = {
  id: 'solubility-curve-readings',
  name: 'Reading solubility curves',
  subject: 'general',
  topics: ['solutions'],
  difficulties: ['beginner', 'intermediate'],
  tests: { beginner: ['solubility-of-gases-and-solids'], intermediate: ['solubility-of-gases-and-solids'] },
  reference: 'OpenStax Chemistry 2e, section 11.3',
  showsFigure: true,
  draft(random, difficulty) {
    return difficulty === 'beginner' ? dissolved(random) : crystallized(random);
  },
};

interface Salts {
  figure: Figure;
  solubility: (salt: 0 | 1, temperature: number) => number;
}

function drawSalts(random: Random): Salts {
  const [low, rise] = [random.integer(12, 30), random.integer(70, 120)];
  const [flat, flatRise] = [random.integer(34, 60), random.integer(4, 16)];
  const curves: [Point[], Point[]] = [
    places(0, 100, 40).map((t) => [t, low + rise * (t / 100) ** 1.6]),
    places(0, 100, 40).map((t) => [t, flat + flatRise * (t / 100)]),
  ];
  const figure: Figure = {
    kind: 'plot',
    of: 'solubility curve',
    caption: 'Solubilities of salts A and B in water',
    x: { quantity: 'Temperature', unit: '°C', from: 0, to: 100, step: 20, parts: 4 },
    y: { quantity: 'Solubility', unit: 'g per 100 g of water', from: 0, to: 160, step: 20, parts: 4 },
    series: [
      { name: 'salt A', shape: 'line', points: curves[0] },
      { name: 'salt B', shape: 'line', points: curves[1] },
    ],
  };
  return { figure, solubility: (salt, temperature) => heightAt(curves[salt], temperature) };
}

function read({ lines }: DrawingReading, salt: 0 | 1, temperature: number): number {
  return heightAt(lines[salt] ?? [], temperature);
}

function dissolved(random: Random): Draft | null {
  const { figure, solubility } = drawSalts(random);
  const temperature = random.integer(1, 9) * 10;
  const water = random.pick([50, 150, 200, 250, 300]);
  const salt = random.pick([0, 1] as const);
  const other = salt === 0 ? 1 : 0;
  const s = Math.round(solubility(salt, temperature));
  const options = readingOptions(
    (s * water) / 100,
    grams,
    [
      {
        value: s,
        slip: 'value-for-hundred-grams',
        teaching: `The curve is for 100 g of water; here the mass of water is ${water} g.`,
      },
      {
        value: (solubility(other, temperature) * water) / 100,
        slip: 'other-curve',
        teaching: 'The curve of the other salt was read; the legend identifies the curves.',
      },
      {
        value: (temperature * water) / 100,
        slip: 'wrong-axis',
        teaching: 'The temperature was used as the solubility, which is shown on the vertical axis.',
      },
      {
        value: (s * 100) / water,
        slip: 'inverted-ratio',
        teaching:
          'The ratio of the masses of water was inverted; the solubility must be multiplied by the mass of water divided by 100 g.',
      },
    ],
    Math.max(9, (7 * water) / 100),
    [
      {
        value: solubility(other, temperature),
        slip: 'other-curve',
        teaching: `Two things went wrong: the curve of the other salt was read, and it is for 100 g of water; here the mass of water is ${water} g.`,
      },
      {
        value: (solubility(salt, 100 - temperature) * water) / 100,
        slip: 'scale-backwards',
        teaching: `The curve was read at ${100 - temperature} °C, as if the temperature axis ran from right to left.`,
      },
      {
        value: ((solubility(0, temperature) + solubility(1, temperature)) * water) / 100,
        slip: 'needless-sum',
        teaching: 'The solubilities of both salts were added; only one of the salts is dissolved here.',
      },
      ...rulingSlips({
        reading: s,
        step: 20,
        to: 160,
        name: 'solubility',
        write: grams,
        of: (read) => (read * water) / 100,
      }),
      ...rulingSlips({ reading: s, step: 20, to: 160, name: 'solubility', write: grams }).map((slip) => ({
        ...slip,
        term: 'water',
        teaching: twoSlips(
          slip.teaching,
          `the curve is for 100 g of water; here the mass of water is ${water} g.`,
        ),
      })),
    ],
  );
  return (
    options && {
      text: `What is the approximate maximum mass of salt ${salt === 0 ? 'A' : 'B'} that can dissolve in ${water} g of water at ${temperature} °C?`,
      shown: { figure, keyFrom: (drawing) => grams((read(drawing, salt, temperature) * water) / 100) },
      ...options,
      explanation: `At ${temperature} °C, the solubility of the salt is about ${s} g in 100 g of water. In ${water} g of water, the maximum mass is ${s} g × \\frac{${water}}{100} = ${options.answer}.`,
      finding: `The solubility at ${temperature} °C, taken for ${water} g of water, is ${options.answer}.`,
    }
  );
}

function crystallized(random: Random): Draft | null {
  const { figure, solubility } = drawSalts(random);
  const [hot, cold] = [random.integer(6, 9) * 10, random.integer(1, 4) * 10];
  const water = random.pick([100, 200, 300]);
  const [above, below] = [Math.round(solubility(0, hot)), Math.round(solubility(0, cold))];
  const factor = water / 100;
  const options = readingOptions(
    (above - below) * factor,
    grams,
    [
      {
        value: below * factor,
        slip: 'reacted-for-remaining',
        teaching: 'This is the mass that stays dissolved at the lower temperature.',
      },
      {
        value: above * factor,
        slip: 'one-step-short',
        teaching: 'This mass was dissolved at the higher temperature, but part of it stays dissolved.',
      },
      {
        value: (solubility(0, hot) - solubility(1, cold)) * factor,
        slip: 'other-curve',
        teaching: `The solubility at ${cold} °C was read from the curve of the other salt.`,
      },
      {
        value: solubility(0, hot - cold) * factor,
        slip: 'difference-for-level',
        teaching: `The solubility was read at ${hot - cold} °C, the difference between the temperatures; the solubilities at the two temperatures must be subtracted.`,
      },
      {
        value: (above + below) * factor,
        slip: 'wrong-sign',
        teaching: 'The mass that stays dissolved was added; it must be subtracted.',
      },
    ].filter(isMass),
    9 * factor,
    [
      {
        value: (solubility(1, hot) - below) * factor,
        slip: 'other-curve',
        teaching: `The solubility at ${hot} °C was read from the curve of the other salt.`,
      },
      {
        value: factor === 1 ? Number.NaN : above - below,
        slip: 'value-for-hundred-grams',
        teaching: `The difference between the solubilities is for 100 g of water; here the mass of water is ${water} g.`,
      },
      {
        value: (above * factor) / 2,
        slip: 'shared-equally',
        teaching: 'Half of the dissolved mass was used; the curve shows how much stays dissolved.',
      },
      ...rulingSlips({
        reading: above,
        step: 20,
        to: 160,
        name: `solubility at ${hot} °C`,
        write: grams,
        of: (read) => (read - below) * factor,
      }),
      ...rulingSlips({
        reading: below,
        step: 20,
        to: 160,
        name: `solubility at ${cold} °C`,
        write: grams,
        of: (read) => (above - read) * factor,
      }),
    ]
      .filter(isMass)
      // Nobody counts from a wrong label twice in one figure.
      .map((slip) => (slip.slip === 'ruling-misread' ? { ...slip, term: 'label' } : slip)),
  );
  return (
    options && {
      text: `A solution of salt A in ${water} g of water, saturated at ${hot} °C, is cooled to ${cold} °C. Approximately what mass of the salt crystallizes?`,
      shown: {
        figure,
        keyFrom: (drawing) => grams((read(drawing, 0, hot) - read(drawing, 0, cold)) * factor),
      },
      ...options,
      explanation: `In 100 g of water, about ${above} g of salt dissolves at ${hot} °C and about ${below} g at ${cold} °C, a difference of ${above - below} g. The solution contains ${water} g of water, so ${above - below} g × \\frac{${water}}{100} = ${options.answer} crystallizes.`,
      finding: `The difference of the solubilities, taken for ${water} g of water, is ${options.answer}.`,
    }
  );
}
