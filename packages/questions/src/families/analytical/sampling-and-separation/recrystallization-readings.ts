import { formatDecimals } from '@valence/chemistry';
import { heightAt, type Figure, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { niceAxis, places } from '../../curves/nice-axis.ts';
import type { Draft, Family } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { levelSalts, steepSalts, type SolubleSalt } from './water-solubilities.data.ts';

/** Recrystallization by solubility curves: the solvent, the share that is recovered, and the mass that is left pure. */
export const recrystallizationReadings: Family = {
  id: 'recrystallization-readings',
  name: 'Planning a recrystallization from solubility curves',
  subject: 'analytical',
  topics: ['sampling-and-separation'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['recrystallization'],
    intermediate: ['recrystallization'],
    advanced: ['recrystallization'],
  },
  uses: ['solubility-of-gases-and-solids'],
  reference: 'Zubrick, The Organic Chem Lab Survival Manual, chapter 13',
  showsFigure: true,
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return solvent(random);
      case 'intermediate':
        return recovery(random);
      case 'advanced':
        return pureMass(random);
    }
  },
};

const kinds = {
  good: {
    slip: 'reversed-trend',
    teaching: 'This solvent dissolves much when hot and little when cold, as is needed.',
  },
  high: {
    slip: 'soluble-when-cold',
    teaching: 'In this solvent much stays dissolved when it is cold, and little crystallizes.',
  },
  low: {
    slip: 'insoluble-when-hot',
    teaching: 'In this solvent the compound does not dissolve even when it is hot.',
  },
  falling: {
    slip: 'reversed-trend',
    teaching: 'In this solvent the solubility falls on heating: cooling brings nothing out of solution.',
  },
} as const;

type Kind = keyof typeof kinds;
const letters = ['P', 'Q', 'R', 'S'] as const;

/** Four solvents as they occur: only one of the courses serves. */
function solvent(random: Random): Draft | null {
  const [cold, rise] = [random.integer(2, 6), random.integer(36, 52)];
  const high = random.integer(38, 52);
  const low = random.integer(1, 4);
  const falls = random.integer(16, 30);
  const points: Readonly<Record<Kind, Point[]>> = {
    good: places(0, 80, 40).map((t) => [t, cold + rise * (t / 80) ** 2.2]),
    high: places(0, 80, 40).map((t) => [t, high + 10 * (t / 80)]),
    low: places(0, 80, 40).map((t) => [t, low + 3 * (t / 80)]),
    falling: places(0, 80, 40).map((t) => [t, falls - 12 * (t / 80)]),
  };
  const order = random.shuffle<Kind>(['good', 'high', 'low', 'falling']);
  const letterOf = (kind: Kind): string => letters[order.indexOf(kind)] ?? '';
  const option = (letter: string): string => `Solvent ${letter}`;
  return {
    text: `A compound is to be recrystallized, with impurities that stay dissolved. Which of the solvents serves best, between ${random.pick([60, 70, 80])} °C and ${random.pick([0, 5, 10])} °C?`,
    shown: {
      figure: plotOf(
        'Solubility of a compound in four solvents',
        'g per 100 g of solvent',
        order.map((kind) => ({ name: letterOf(kind), points: points[kind] })),
        70,
      ),
      keyFrom: ({ lines }) => {
        const gains = lines.map((line) => heightAt(line, 60) - heightAt(line, 5));
        return option(letters[gains.indexOf(Math.max(...gains))] ?? '');
      },
    },
    answer: option(letterOf('good')),
    distractors: order
      .filter((kind) => kind !== 'good')
      .map((kind) => ({
        text: option(letterOf(kind)),
        slip: kinds[kind].slip,
        teaching: kinds[kind].teaching,
      })),
    explanation: `A good solvent for a recrystallization dissolves the compound well when hot and badly when cold. Solvent ${letterOf('good')} dissolves little of it when cold and much when hot, so that most of what was dissolved hot comes out again.`,
    finding: `The curve of solvent ${letterOf('good')} rises most between cold and hot.`,
  };
}

function plotOf(
  caption: string,
  unit: string,
  series: readonly { name: string; points: Point[] }[],
  most: number,
): Figure {
  return {
    kind: 'plot',
    of: 'solubility curve',
    caption,
    x: { quantity: 'Temperature', unit: '°C', from: 0, to: 80, step: 20, parts: 4 },
    y: { quantity: 'Solubility', unit, ...niceAxis(most) },
    series: series.map(({ name, points }) => ({ name, shape: 'line', points })),
  };
}

/** A smooth curve through the points of a table, on a logarithmic scale. */
function smooth({ points: known }: SolubleSalt): Point[] {
  const slopes = known.map(([t, s], place) => {
    const [[t0, s0], [t1, s1]] = [known[place - 1] ?? [t, s], known[place + 1] ?? [t, s]];
    return Math.log(s1 / s0) / (t1 - t0);
  });
  return places(0, 80, 40).map((t) => {
    const after = Math.max(
      1,
      known.findIndex(([one]) => one >= t),
    );
    const [[t0, s0], [t1, s1]] = [known[after - 1] ?? [0, 1], known[after] ?? [1, 1]];
    const [width, part] = [t1 - t0, (t - t0) / (t1 - t0)];
    const [tail, head] = [(slopes[after - 1] ?? 0) * width, (slopes[after] ?? 0) * width];
    const rise = Math.log(s1 / s0);
    const logarithm =
      part * (1 - part) ** 2 * tail + part ** 2 * (3 - 2 * part) * rise - part ** 2 * (1 - part) * head;
    return [t, s0 * Math.exp(logarithm)];
  });
}

interface Salts {
  main: SolubleSalt;
  other: SolubleSalt;
  figure: Figure;
  /** Solubility as it is read at a temperature, the salt to be purified first. */
  read: (salt: 0 | 1, temperature: number) => number;
}

/** What is to be purified, with its impurity. */
function drawSalts(random: Random): Salts {
  const [main, other] = [random.pick(steepSalts), random.pick(levelSalts)];
  const curves = [smooth(main), smooth(other)] as const;
  const most = Math.max(...curves.flat().map(([, s]) => s));
  const step = most > 100 ? 1 : 0.5;
  const figure = plotOf(
    `Solubilities of ${main.formula} and ${other.formula} in water`,
    'g per 100 g of water',
    [
      { name: main.formula, points: [...curves[0]] },
      { name: other.formula, points: [...curves[1]] },
    ],
    most,
  );
  return { main, other, figure, read: (salt, t) => Math.round(heightAt(curves[salt], t) / step) * step };
}

/** As it stands in the working, from which the next line is computed. */
const tenth = (value: number): number => Math.round(10 * value) / 10;
const plain = (value: number): string => String(tenth(value));
const percent = (value: number): string => `${formatDecimals(value, 0)}%`;

function recovery(random: Random): Draft | null {
  const { main, figure, read } = drawSalts(random);
  const [hot, cold] = [random.pick([60, 70, 80]), random.pick([10, 20, 30])];
  const water = random.pick([40, 60, 80, 150, 200, 250]);
  const [above, below] = [read(0, hot), read(0, cold)];
  const mass = Math.floor((above * water * random.pick([0.8, 0.9, 0.95])) / 100);
  const kept = tenth((below * water) / 100);
  const key = 100 * (1 - kept / mass);
  if (mass < 5 || key < 20 || key > 92) return null;
  const part = (lost: number): number => (lost < mass && lost > 0 ? 100 * (1 - lost / mass) : NaN);
  const options = readingOptions(
    key,
    percent,
    [
      {
        value: 100 - key,
        slip: 'reacted-for-remaining',
        teaching: 'This share stays dissolved in the cold water and is lost.',
      },
      {
        value: part(below),
        slip: 'mass-for-one-litre',
        teaching: `The curve is for 100 g of water; here there are ${water} g.`,
      },
      {
        value: part((below * 100) / water),
        slip: 'inverted-ratio',
        teaching: `In ${water} g of water the mass that stays dissolved is the reading times ${water} over 100, not the other way round.`,
      },
      {
        value: part((read(1, cold) * water) / 100),
        slip: 'other-curve',
        teaching: 'The solubility was read from the curve of the other salt.',
      },
      {
        value: 100 * (1 - below / above),
        slip: 'taken-as-saturated-when-hot',
        teaching:
          'The hot solution is not saturated: the mass that was taken counts, not the solubility when hot.',
      },
      {
        value: (100 * kept) / (mass - kept),
        slip: 'part-to-part-for-part-to-whole',
        teaching:
          'This compares what stays dissolved with what crystallizes; the whole is the mass that was taken.',
      },
      {
        value: part((read(0, 2 * cold) * water) / 100),
        slip: 'ruling-misread',
        teaching: `Each finer line stands for 5 °C: the solubility was read at ${2 * cold} °C.`,
      },
      {
        value: part((read(0, cold / 2) * water) / 100),
        slip: 'ruling-misread',
        teaching: `Each finer line stands for 5 °C: the solubility was read at ${cold / 2} °C.`,
      },
      {
        value: part(((above - below) * water) / 100),
        slip: 'difference-for-level',
        teaching:
          'The difference of two solubilities does not stay dissolved; the solubility when cold does.',
      },
      {
        value: mass - kept,
        slip: 'mass-for-percent',
        teaching:
          'This is the mass of the crystals in grams; it is to be compared with the mass that was taken.',
      },
      {
        value: kept,
        slip: 'mass-for-percent',
        teaching: 'This is the mass in grams that stays dissolved.',
      },
    ].filter(({ value }) => value < 99),
    7,
  );
  return (
    options && {
      text: `${mass} g of ${main.formula} is dissolved in ${water} g of water at ${hot} °C, and the solution is cooled to ${cold} °C and filtered. About what percentage of the salt is recovered as crystals?`,
      shown: {
        figure,
        keyFrom: ({ lines }) => percent(100 * (1 - (heightAt(lines[0] ?? [], cold) * water) / 100 / mass)),
      },
      ...options,
      explanation: `At ${cold} °C about ${plain(below)} g dissolves in 100 g of water. In ${water} g of water there stays ${plain(below)} g × \\frac{${water}}{100} = ${plain(kept)} g. Of ${mass} g, ${mass} g − ${plain(kept)} g = ${plain(mass - kept)} g crystallizes: \\frac{${plain(mass - kept)} g}{${mass} g} × 100% = ${options.answer}.`,
      finding: `What the cold water does not hold is ${options.answer} of the mass that was taken.`,
    }
  );
}

const grams = (value: number): string => `${formatDecimals(value, 1)} g`;

function pureMass(random: Random): Draft | null {
  const { main, other, figure, read } = drawSalts(random);
  const cold = random.pick([0, 10, 20, 30]);
  const [own, foreign] = [read(0, cold), read(1, cold)];
  const impurity = random.integer(4, 30);
  const water = Math.round((100 * impurity) / foreign);
  const hottest = (read(0, 80) * water) / 100;
  const mass = Math.floor(hottest * random.pick([0.7, 0.8, 0.9]));
  const kept = tenth((own * water) / 100);
  const key = mass - kept;
  if (mass < impurity || kept < 1.5 || key < 3) return null;
  const options = readingOptions(
    key,
    grams,
    [
      {
        value: mass - own,
        slip: 'mass-for-one-litre',
        teaching: `The whole reading for 100 g of water is subtracted; there are only about ${water} g.`,
      },
      {
        value: mass - impurity,
        slip: 'wrong-part-subtracted',
        teaching:
          'The impurity is no part of this mass; what stays dissolved of the salt itself is subtracted.',
      },
      {
        value: mass + kept,
        slip: 'added-for-subtracted',
        teaching: 'What stays dissolved is subtracted, not added.',
      },
      {
        value: mass - (own * ((100 * impurity) / read(1, 80))) / 100,
        slip: 'hot-for-cold',
        teaching: `The impurity has to stay dissolved at ${cold} °C; this takes its solubility when hot.`,
      },
      {
        value: mass - (foreign * impurity) / own,
        slip: 'exchanged-values',
        teaching: 'The two solubilities took each other’s place.',
      },
      {
        value: mass + impurity - kept,
        slip: 'impurity-counted-in',
        teaching: 'The impurity stays dissolved and is not in the crystals.',
      },
      {
        value: mass - (own * impurity) / 100,
        slip: 'mass-of-water-confused',
        teaching: 'This takes the mass of the impurity for that of the water.',
      },
      {
        value: mass / 2,
        slip: 'shared-equally',
        teaching: 'Nothing makes half of it stay dissolved; the curve tells how much does.',
      },
      {
        value: mass - kept - impurity,
        slip: 'wrong-part-subtracted',
        teaching: 'The mass of the impurity is subtracted as well, which is no part of that of the salt.',
      },
    ].filter(({ value }) => value > 0.5),
    Math.max(1.2, 0.25 * kept),
  );
  return (
    options && {
      text: `A mixture of ${mass} g of ${main.formula} and ${impurity} g of ${other.formula} is dissolved in just so much hot water that all of the ${other.formula} stays dissolved at ${cold} °C. About what mass of ${main.formula} crystallizes when the solution is cooled to ${cold} °C? Assume that neither salt changes the solubility of the other.`,
      shown: {
        figure,
        keyFrom: ({ lines }) =>
          grams(mass - (heightAt(lines[0] ?? [], cold) * impurity) / heightAt(lines[1] ?? [], cold)),
      },
      ...options,
      explanation: `At ${cold} °C about ${plain(foreign)} g of ${other.formula} dissolves in 100 g of water, so ${impurity} g of it needs 100 g × \\frac{${impurity}}{${plain(foreign)}} = ${water} g. Of ${main.formula} about ${plain(own)} g stays in 100 g, here ${plain(own)} g × \\frac{${water}}{100} = ${plain(kept)} g. ${mass} g − ${plain(kept)} g = ${options.answer} crystallizes.`,
      finding: `The water that the impurity needs holds back a part of the salt; ${options.answer} crystallizes.`,
    }
  );
}
