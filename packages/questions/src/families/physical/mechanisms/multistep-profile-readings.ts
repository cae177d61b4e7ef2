import { formatDecimals } from '@valence/chemistry';
import { extremes, heightAt, type DrawingReading, type Figure, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { smoothPath } from '../../curves/smooth-path.ts';
import type { Draft, Family } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';

const energy = (value: number): string => `${formatDecimals(value, 0)} kJ/mol`;

/** The energy profile of a mechanism: how many steps and intermediates, and the barrier of its rate-determining step. */
export const multistepProfileReadings: Family = {
  id: 'multistep-profile-readings',
  name: 'Reading the energy profile of a mechanism',
  subject: 'physical',
  topics: ['mechanisms'],
  difficulties: ['beginner', 'advanced'],
  tests: {
    beginner: ['multistep-energy-profile'],
    advanced: ['multistep-energy-profile', 'pre-equilibrium'],
  },
  uses: ['activation-energy'],
  reference: 'OpenStax Chemistry 2e, section 12.6',
  showsFigure: true,
  draft(random, difficulty) {
    return difficulty === 'beginner' ? count(random) : barrier(random);
  },
};

interface Profile {
  figure: Figure;
  levels: readonly number[];
  tops: readonly number[];
}

function drawProfile(random: Random, steps: number): Profile | null {
  const levels = [
    random.integer(3, 6) * 10,
    ...Array.from({ length: steps - 1 }, () => random.integer(5, 11) * 10),
    random.integer(1, 3) * 10,
  ];
  const tops = Array.from(
    { length: steps },
    (_, step) => Math.max(levels[step] ?? 0, levels[step + 1] ?? 0) + random.integer(3, 8) * 10,
  );
  if (tops.some((top) => top > 190)) return null;
  const width = 100 / (steps * 2 + 1);
  const corners: Point[] = [
    [0, levels[0] ?? 0],
    [width / 2, levels[0] ?? 0],
  ];
  for (const [step, top] of tops.entries()) {
    corners.push([width * (2 * step + 1.5), top]);
    corners.push([width * (2 * step + 2.5), levels[step + 1] ?? 0]);
  }
  corners.push([100, levels.at(-1) ?? 0]);
  const figure: Figure = {
    kind: 'plot',
    of: 'energy profile',
    caption: 'Energy profile of a reaction in several steps',
    x: { quantity: 'Reaction progress', from: 0, to: 100, step: 20, isBare: true },
    y: { quantity: 'Energy', unit: 'kJ/mol', from: 0, to: 200, step: 20, parts: 2 },
    series: [{ shape: 'line', points: smoothPath(corners) }],
  };
  return { figure, levels, tops };
}

/** Tops and the levels between them, from left to right. */
function levelsOf({ lines }: DrawingReading): { levels: number[]; tops: number[] } {
  const [line = []] = lines;
  const turns = extremes(line).map((x) => heightAt(line, x));
  const ends = [line[0]?.[1] ?? NaN, line.at(-1)?.[1] ?? NaN] as const;
  return {
    levels: [ends[0], ...turns.filter((_, index) => index % 2 === 1), ends[1]],
    tops: turns.filter((_, index) => index % 2 === 0),
  };
}

function count(random: Random): Draft | null {
  const steps = random.pick([2, 3, 4]);
  const profile = drawProfile(random, steps);
  if (profile === null) return null;
  const say = (n: number): string => `${n} steps, ${n - 1} ${n === 2 ? 'intermediate' : 'intermediates'}`;
  const wrong = (n: number, intermediates: number): string =>
    `${n} ${n === 1 ? 'step' : 'steps'}, ${intermediates} ${intermediates === 1 ? 'intermediate' : 'intermediates'}`;
  return {
    text: 'How many elementary steps and how many intermediates does the mechanism with this energy profile have?',
    shown: { figure: profile.figure, keyFrom: (drawing) => say(levelsOf(drawing).tops.length) },
    answer: say(steps),
    distractors: [
      {
        text: wrong(steps, steps),
        slip: 'valley-for-peak',
        teaching: 'The tops are transition states; intermediates lie in the valleys between them.',
      },
      {
        text: wrong(steps - 1, steps),
        slip: 'valley-for-peak',
        teaching: 'Tops and valleys are exchanged: each step passes one top.',
      },
      {
        text: wrong(steps + 1, steps - 1),
        slip: 'wrong-thing-counted',
        teaching:
          'All valleys, reactants and products included, were counted as steps; each top is one step.',
      },
      {
        text: wrong(steps, steps + 1),
        slip: 'wrong-thing-counted',
        teaching: 'Reactants and products are not intermediates; only valleys between two tops are.',
      },
      {
        text: wrong(steps + 1, steps),
        slip: 'valley-for-peak',
        teaching:
          'All valleys, reactants and products included, were counted as steps; each top is one, and there is one intermediate fewer.',
      },
      {
        text: wrong(steps - 1, steps - 2),
        slip: 'valley-for-peak',
        teaching:
          'The valleys were counted as steps; each top is one, and the valleys are the intermediates.',
      },
      {
        text: wrong(steps - 1, steps - 1),
        slip: 'valley-for-peak',
        teaching:
          'The valleys are the intermediates; the steps are counted by the tops, of which there is one more.',
      },
    ],
    explanation: `Each elementary step passes one transition state, a top of the curve: there are ${steps}. Intermediates lie in the valleys between two tops, one fewer: ${steps - 1}. So ${say(steps)}.`,
    finding: `The curve has ${steps} tops and ${steps - 1} ${steps === 2 ? 'valley' : 'valleys'} between them.`,
  };
}

function barrier(random: Random): Draft | null {
  const profile = drawProfile(random, 2);
  if (profile === null) return null;
  const { levels, tops, figure } = profile;
  const [first = 0, middle = 0, last = 0] = levels;
  const [one = 0, two = 0] = tops;
  // With the higher top in the second step the barrier counts from the reactants, as the intermediate is in equilibrium with them.
  if (two - one < 20 || middle <= first + 10) return null;
  const options = readingOptions(
    two - first,
    energy,
    [
      {
        value: two - middle,
        slip: 'barrier-from-wrong-level',
        teaching:
          'This is the barrier of the second step from the intermediate, which itself lies above the reactants.',
      },
      {
        value: one - first,
        slip: 'order-of-steps',
        teaching: 'This is the barrier of the first step, whose top is lower.',
      },
      {
        value: two,
        slip: 'height-for-position',
        teaching: 'This is the energy at the highest top; the reactants are not at 0.',
      },
      {
        value: two - last,
        slip: 'barrier-from-wrong-level',
        teaching: 'This is the barrier of the reverse reaction, from the products.',
      },
      {
        value: one - first + (two - middle),
        slip: 'added-for-subtracted',
        teaching: 'Barriers of steps are not added; the highest top above the reactants counts.',
      },
    ],
    17,
  );
  return (
    options && {
      text: 'The first step is reversible and fast. What is the observed (apparent) activation energy of the overall reaction?',
      shown: {
        figure,
        keyFrom: (drawing) => {
          const read = levelsOf(drawing);
          return energy(Math.max(...read.tops) - (read.levels[0] ?? NaN));
        },
      },
      ...options,
      explanation: `The intermediate is in equilibrium with the reactants, so that the highest top above the reactants decides. It lies at ${energy(two)}, and the reactants lie at ${energy(first)}: *E*_{a} = ${energy(two)} − ${energy(first)} = ${options.answer}.`,
      finding: `The highest top lies ${options.answer} above the reactants.`,
    }
  );
}
