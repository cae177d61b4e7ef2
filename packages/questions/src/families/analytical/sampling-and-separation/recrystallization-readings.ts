import { formatDecimals } from '@valence/chemistry';
import { heightAt, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { places } from '../../curves/nice-axis.ts';
import type { Draft, Family } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { pureMass } from './pure-mass.ts';
import { drawSalts, plain, solubilityPlot, tenth } from './salt-curves.ts';

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
    teaching: 'This solvent dissolves much of the compound when hot and little when cold, as is needed.',
  },
  high: {
    slip: 'soluble-when-cold',
    teaching:
      'In this solvent, much of the compound stays dissolved when it is cold, and little crystallizes.',
  },
  low: {
    slip: 'insoluble-when-hot',
    teaching: 'In this solvent, only a little of the compound dissolves, even when it is hot.',
  },
  falling: {
    slip: 'reversed-trend',
    teaching: 'In this solvent, the solubility decreases on heating, so no compound crystallizes on cooling.',
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
    text: `A compound is to be recrystallized to remove impurities that stay dissolved. Which of the solvents is best if the compound is dissolved at ${random.pick([60, 70, 80])} °C and the solution is cooled to ${random.pick([0, 5, 10])} °C?`,
    shown: {
      figure: solubilityPlot(
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
    explanation: `A good solvent for a recrystallization dissolves the compound well when hot and poorly when cold. Solvent ${letterOf('good')} dissolves little of it when cold and much when hot, so most of the dissolved compound crystallizes on cooling.`,
    finding: `The curve of solvent ${letterOf('good')} rises most between cold and hot.`,
  };
}

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
        teaching: 'This percentage stays dissolved in the cold water and is lost.',
      },
      {
        value: part(below),
        slip: 'value-for-hundred-grams',
        teaching: `The reading for 100 g of water was used as it is; here there is ${water} g of water.`,
      },
      {
        value: part((below * 100) / water),
        slip: 'inverted-ratio',
        teaching: `In ${water} g of water, the mass that stays dissolved is the reading times ${water} over 100; here this ratio was inverted.`,
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
          'The solubility at the higher temperature was used as the mass dissolved, but the hot solution is not saturated.',
      },
      {
        value: (100 * kept) / (mass - kept),
        slip: 'part-to-part-for-part-to-whole',
        teaching:
          'The mass that stays dissolved was divided by the mass that crystallizes; it is the latter that must be compared with the mass initially dissolved.',
      },
      // At 20 °C stands a number, which nobody has to count.
      {
        value: cold === 20 ? NaN : part((read(0, cold - 5) * water) / 100),
        slip: 'ruling-misread',
        teaching: `The solubility was read at ${cold - 5} °C: each finer line represents 5 °C, not 10 °C.`,
      },
      {
        value: (above - below) * (water / mass),
        slip: 'taken-as-saturated-when-hot',
        teaching:
          'The difference between the two solubilities was used as the mass that crystallizes, as if the hot solution were saturated.',
      },
      {
        value: part(((above - below) * water) / 100),
        slip: 'difference-for-level',
        teaching:
          'The difference between the two solubilities was used for the mass that stays dissolved; that mass follows from the solubility at the lower temperature.',
      },
      {
        value: mass - kept,
        slip: 'mass-for-percent',
        teaching:
          'This is the mass of the crystals in grams; it must be divided by the mass initially dissolved.',
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
      text: `A solution of ${mass} g of ${main.formula} in ${water} g of water at ${hot} °C is cooled to ${cold} °C and filtered. Approximately what percentage of the salt is recovered as crystals?`,
      shown: {
        figure,
        keyFrom: ({ lines }) => percent(100 * (1 - (heightAt(lines[0] ?? [], cold) * water) / 100 / mass)),
      },
      ...options,
      explanation: `At ${cold} °C, about ${plain(below)} g dissolves in 100 g of water. In ${water} g of water, the mass that stays dissolved is ${plain(below)} g × \\frac{${water}}{100} = ${plain(kept)} g. Of the ${mass} g, ${mass} g − ${plain(kept)} g = ${plain(mass - kept)} g crystallizes: \\frac{${plain(mass - kept)} g}{${mass} g} × 100% = ${options.answer}.`,
      finding: `What the cold water does not hold is ${options.answer} of the mass that was taken.`,
    }
  );
}
