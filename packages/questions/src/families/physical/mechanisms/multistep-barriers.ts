import { formatDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { rulingSlips } from '../../options/ruling-slips.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { drawProfile, levelsOf } from './multistep-profile.ts';

const energy = (value: number): string => `${formatDecimals(value, 0)} kJ/mol`;

/** Heights of a profile of two steps, in kJ/mol, and what they are to each other. */
interface Heights {
  first: number;
  middle: number;
  last: number;
  one: number;
  two: number;
}

/** Barriers that can be asked for: what each is in a sentence, and the level that it starts from. */
const barriers = {
  second: {
    text: 'What is the activation energy of the second elementary step alone, from the intermediate to the products?',
    of: ({ middle, two }: Heights): number => two - middle,
    about: 'This is the barrier of the second step alone, from the intermediate to the second peak',
    asked: 'the barrier of the second step alone is measured from the intermediate to the second peak',
    from: 'intermediate',
    why: 'The second step begins in the valley between the peaks, and its transition state is the second peak.',
  },
  back: {
    text: 'What is the activation energy of the first step of the reverse reaction, from the products back to the intermediate?',
    of: ({ last, two }: Heights): number => two - last,
    about:
      'This is the barrier of the reverse reaction from the products to the intermediate, over the second peak',
    asked: 'the barrier of the first reverse step is measured from the products to the second peak',
    from: 'products',
    why: 'The reverse reaction begins at the products, and the first peak that it reaches is the second peak of the curve.',
  },
  overall: {
    text: 'What is the observed (apparent) activation energy of the overall reaction?',
    of: ({ first, two }: Heights): number => two - first,
    about: 'This is the barrier of the overall reaction, from the reactants to the highest peak',
    asked: 'the barrier of the overall reaction is measured from the reactants to the highest peak',
    from: 'reactants',
    why: 'The intermediate is in equilibrium with the reactants, so the height of the highest peak above the reactants is decisive.',
  },
} as const;

/** One of the barriers of a reaction in two steps, whose first one is a fast equilibrium. */
export function barrier(random: Random): Draft | null {
  const profile = drawProfile(random, 2);
  if (profile === null) return null;
  const [first = 0, middle = 0, last = 0] = profile.levels;
  const [one = 0, two = 0] = profile.tops;
  // With the higher top in the second step the barrier counts from the reactants, as the intermediate is in equilibrium with them.
  if (two - one < 20 || middle <= first + 10) return null;
  const heights = { first, middle, last, one, two };
  const asked = random.pick(Object.values(barriers));
  const key = asked.of(heights);
  const options = readingOptions(key, energy, barrierSlips(heights, asked), 17, [
    ...rulingSlips({ reading: key, step: 20, to: 200, name: 'barrier', write: energy }),
  ]);
  const start = two - key;
  return (
    options && {
      text: `In the reaction with this energy profile, the first step is reversible and fast. ${asked.text}`,
      shown: {
        figure: profile.figure,
        keyFrom: (drawing) => {
          const {
            levels,
            tops: [low = NaN, high = NaN],
          } = levelsOf(drawing);
          const [a = NaN, b = NaN, c = NaN] = levels;
          return energy(asked.of({ first: a, middle: b, last: c, one: low, two: high }));
        },
      },
      ...options,
      explanation: `${asked.why} This peak is at ${energy(two)}, and the ${asked.from} ${asked.from === 'intermediate' ? 'is' : 'are'} at ${energy(start)}: *E*_{a} = ${energy(two)} − ${energy(start)} = ${options.answer}.`,
      finding: `The peak lies ${options.answer} above the ${asked.from}.`,
    }
  );
}

type Barrier = (typeof barriers)[keyof typeof barriers];

/** Other differences of height in the profile, and such as are none. */
function barrierSlips(heights: Heights, { asked, of }: Barrier): SlippedValue[] {
  const { first, middle, last, one, two } = heights;
  const others = Object.values(barriers).filter((other) => other.asked !== asked);
  return [
    ...others.map((other) => ({
      value: other.of(heights),
      slip: 'barrier-from-wrong-level',
      teaching: `${other.about}; ${asked}.`,
    })),
    {
      value: one - first,
      slip: 'order-of-steps',
      teaching: `This is the barrier of the first step, whose peak is lower; ${asked}.`,
    },
    {
      value: one - middle,
      slip: 'order-of-steps',
      teaching: `This is the barrier from the intermediate back to the reactants; ${asked}.`,
    },
    {
      value: two,
      slip: 'height-for-position',
      teaching: `This is the energy at the highest peak, which is not a barrier; ${asked}.`,
    },
    {
      value: one,
      slip: 'height-for-position',
      teaching: `This is the energy at the first peak, which is not a barrier; ${asked}.`,
    },
    {
      value: one - last,
      slip: 'order-of-steps',
      teaching: `This is the height of the first peak above the products, which is not the barrier of any step; ${asked}.`,
    },
    {
      value: one - first + (two - middle),
      slip: 'added-for-subtracted',
      teaching: `The barriers of both steps were added; ${asked}.`,
    },
    {
      value: middle - first,
      slip: 'valley-for-peak',
      teaching: `This is the height of the intermediate above the reactants; ${asked}.`,
    },
    {
      value: of(heights) / 2,
      slip: 'needless-half',
      teaching: `The barrier was halved, as if the two steps shared it; ${asked}.`,
    },
  ];
}
