import { formatDecimals } from '@valence/chemistry';
import type { DrawingReading, Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { smoothPath } from '../../curves/smooth-path.ts';
import type { Draft, Family } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';

const energy = (value: number): string => `${formatDecimals(value, 0)} kJ/mol`;

/** Energy profiles to two products: which one conditions favor, and the barriers between them. */
export const competingProfileReadings: Family = {
  id: 'competing-profile-readings',
  name: 'Reading the energy profiles of two competing reactions',
  subject: 'organic',
  topics: ['alkenes-and-alkynes', 'structure-and-bonding'],
  difficulties: ['intermediate', 'advanced'],
  tests: {
    intermediate: ['kinetic-and-thermodynamic-control'],
    advanced: ['activation-energy'],
  },
  reference: 'McMurry, Organic Chemistry, chapter 14',
  showsFigure: true,
  draft(random, difficulty) {
    const way = (): Way => ({ top: random.integer(12, 18) * 10, end: random.integer(1, 7) * 10 });
    const [start, p, q] = [random.integer(5, 9) * 10, way(), way()];
    if (Math.abs(p.top - q.top) < 20 || Math.abs(p.end - q.end) < 20) return null;
    if ([p, q].some(({ top, end }) => top - start < 40 || start - end < 10)) return null;
    const profile = { start, p, q, figure: drawProfiles(start, p, q) };
    return difficulty === 'intermediate' ? control(profile) : wayBack(random, profile);
  },
};

interface Way {
  top: number;
  end: number;
}

interface Profiles {
  start: number;
  p: Way;
  q: Way;
  figure: Figure;
}

function drawProfiles(start: number, p: Way, q: Way): Figure {
  return {
    kind: 'plot',
    of: 'energy profile',
    caption: 'Energy profiles for the reactions of the same starting materials to give the products P and Q',
    x: { quantity: 'Reaction progress', from: 0, to: 100, step: 20, isBare: true },
    y: { quantity: 'Energy', unit: 'kJ/mol', from: 0, to: 200, step: 20, parts: 2 },
    series: [
      { name: 'to product P', way: p },
      { name: 'to product Q', way: q },
    ].map(({ name, way }) => ({
      name,
      shape: 'line',
      points: smoothPath([
        [0, start],
        [12, start],
        [48, way.top],
        [86, way.end],
        [100, way.end],
      ]),
    })),
  };
}

function waysOf({ lines }: DrawingReading): { start: number; p: Way; q: Way } {
  const [p, q] = [0, 1].map((index): Way => {
    const heights = (lines[index] ?? []).map(([, y]) => y);
    return { top: Math.max(...heights), end: heights.at(-1) ?? NaN };
  });
  const none = { top: NaN, end: NaN };
  return { start: lines[0]?.[0]?.[1] ?? NaN, p: p ?? none, q: q ?? none };
}

type Name = 'P' | 'Q';

function favored({ p, q }: { p: Way; q: Way }): { fast: Name; stable: Name } {
  return { fast: p.top < q.top ? 'P' : 'Q', stable: p.end < q.end ? 'P' : 'Q' };
}

function statement(fast: Name, stable: Name): string {
  return fast === stable
    ? `${fast} under both conditions`
    : `${fast} at low temperature, ${stable} at high temperature`;
}

function control({ p, q, figure }: Profiles): Draft {
  const { fast, stable } = favored({ p, q });
  const other = (name: Name): Name => (name === 'P' ? 'Q' : 'P');
  const wrong = [
    {
      text: statement(other(fast), other(stable)),
      slip: fast === stable ? 'barriers-and-levels-reversed' : 'kinetic-for-thermodynamic',
      teaching:
        fast === stable
          ? `${other(fast)} has the higher barrier to its formation and the higher energy: it forms more slowly, and it is the less stable product.`
          : `The two conditions were interchanged: at low temperature, ${fast} predominates, since the barrier to its formation is lower; at equilibrium, ${stable} does, since its energy is lower.`,
    },
    {
      text: statement(fast, other(stable)),
      ...(fast === stable
        ? {
            slip: 'two-products-expected',
            teaching: `${fast} is also the more stable product, so it predominates at equilibrium too.`,
          }
        : {
            slip: 'kinetic-for-thermodynamic',
            teaching: `The lower barrier to the formation of ${fast} decides only at low temperature; at equilibrium, ${stable} predominates, since its energy is lower.`,
          }),
    },
    {
      text: statement(other(fast), stable),
      ...(fast === stable
        ? {
            slip: 'two-products-expected',
            teaching: `${fast} also has the lower barrier to its formation, so it forms faster too.`,
          }
        : {
            slip: 'thermodynamic-for-kinetic',
            teaching: `The lower energy of ${stable} decides only at equilibrium; in a short time at low temperature, ${fast} predominates, since the barrier to its formation is lower.`,
          }),
    },
  ];
  return {
    text: 'The reactions are run either for a short time at low temperature, where they are not reversible, or for a long time at high temperature, where they reach equilibrium. Which product predominates under each set of conditions?',
    shown: {
      figure,
      keyFrom: (drawing) => {
        const read = favored(waysOf(drawing));
        return statement(read.fast, read.stable);
      },
    },
    answer: statement(fast, stable),
    distractors: wrong,
    explanation: `At low temperature, the heights of the barriers determine the outcome: the barrier on the way to ${fast} is lower, so ${fast} forms faster. At equilibrium, the energies of the products determine it: ${stable} is lower in energy and predominates. The answer is therefore ${statement(fast, stable)}.`,
    finding: `The lower maximum leads to ${fast}, and ${stable} has the lower energy: ${statement(fast, stable)}.`,
  };
}

function wayBack(random: Random, { start, p, q, figure }: Profiles): Draft | null {
  const name = random.pick(['P', 'Q'] as const);
  const [own, other] = name === 'P' ? [p, q] : [q, p];
  // A level that is merely read off must not be the answer by chance.
  if ([start, p.top, p.end, q.top, q.end].includes(own.top - own.end)) return null;
  const options = readingOptions(
    own.top - own.end,
    energy,
    [
      {
        value: own.top - start,
        slip: 'barrier-from-wrong-level',
        teaching: `This is the barrier of the forward reaction to ${name}, from the starting materials.`,
      },
      {
        value: other.top - other.end,
        slip: 'other-curve',
        teaching: 'This is the barrier for the reverse reaction of the other product.',
      },
      {
        value: own.top,
        slip: 'top-for-barrier',
        teaching: 'This is the energy at the top of the curve; the energy of the product is not 0.',
      },
      {
        value: 2 * (own.top - own.end),
        slip: 'ruling-misread',
        teaching: 'The finer grid lines are 10 kJ/mol apart, not 20 kJ/mol.',
      },
      {
        value: other.top - own.end,
        slip: 'other-curve',
        teaching: `The starting materials are reached over the top of the curve to ${name}, not over that of the other curve.`,
      },
      {
        value: own.top - other.end,
        slip: 'other-curve',
        teaching: `The reverse reaction begins at ${name}, not at the other product.`,
      },
      {
        value: other.top - start,
        slip: 'other-curve',
        teaching: 'This is the barrier of the forward reaction to the other product.',
      },
    ],
    9,
  );
  return (
    options && {
      text: `What is the activation energy of the reverse reaction, in which ${name} returns to the starting materials?`,
      shown: {
        figure,
        keyFrom: (drawing) => {
          const { top, end } = waysOf(drawing)[name === 'P' ? 'p' : 'q'];
          return energy(top - end);
        },
      },
      ...options,
      explanation: `The reverse reaction begins at ${name}, at ${energy(own.end)}, and passes the top of the same curve, at ${energy(own.top)}: ${energy(own.top)} − ${energy(own.end)} = ${options.answer}.`,
      finding: `The top of the curve lies ${options.answer} above ${name}.`,
    }
  );
}
