import type { Random } from '../../../random.ts';
import type { StepSlip } from '../../crossed-slips.ts';
import type { Draft, Family } from '../../family.ts';
import { barrier } from './multistep-barriers.ts';
import { drawProfile, levelsOf } from './multistep-profile.ts';
import { twoSlips } from '../../notes/two-slips.ts';

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

/** What each top of the profile is called. */
const tops = [
  { one: 'transition state', many: 'transition states', asked: 'transition states' },
  { one: 'step', many: 'steps', asked: 'elementary steps' },
] as const;

function count(random: Random): Draft | null {
  // Long profiles fit the axis less often.
  const steps = random.pick([2, 3, 3, 5, 5, 5, 4, 4]);
  const profile = drawProfile(random, steps);
  if (profile === null) return null;
  const { one, many, asked } = random.pick(tops);
  const say = (above: number, between: number): string =>
    `${above} ${many}, ${between} ${between === 1 ? 'intermediate' : 'intermediates'}`;
  const [ofTops, ofValleys] = random.pick(squaresOf(steps, one, many));
  const answer = say(steps, steps - 1);
  return {
    text: `How many ${asked} and how many intermediates does the mechanism with this energy profile have?`,
    shown: {
      figure: profile.figure,
      keyFrom: (drawing) => {
        const read = levelsOf(drawing).tops.length;
        return say(read, read - 1);
      },
    },
    answer,
    distractors: [
      { text: say(ofTops.made, steps - 1), slip: ofTops.slip, teaching: ofTops.teaching },
      { text: say(steps, ofValleys.made), slip: ofValleys.slip, teaching: ofValleys.teaching },
      {
        text: say(ofTops.made, ofValleys.made),
        slip: ofTops.slip,
        teaching: twoSlips(ofTops.teaching, ofValleys.teaching),
      },
    ],
    explanation: `Each elementary step passes through one transition state, which is a peak of the curve: there are ${steps}. Intermediates lie in the valleys between the peaks, of which there is one fewer: ${steps - 1}. The answer is ${answer}.`,
    finding: `The curve has ${steps} peaks and ${steps - 1} ${steps === 2 ? 'valley' : 'valleys'} between them.`,
  };
}

type Counted = StepSlip<number>;

/**
 * A wrong number of tops with a wrong number of valleys. Pairs are left out that would stand in options with the same number twice,
 * while the key has two numbers.
 */
function squaresOf(steps: number, one: string, many: string): (readonly [Counted, Counted])[] {
  const ofTops: Counted[] = [
    {
      made: steps + 1,
      slip: 'wrong-thing-counted',
      teaching: `All low parts of the curve, including the reactants and products, were counted as ${many}; each peak is one ${one}.`,
    },
    {
      made: 2 * steps - 1,
      slip: 'wrong-thing-counted',
      teaching: `Peaks and valleys were counted together as ${many}; each peak is one ${one}.`,
    },
    {
      made: steps - 1,
      slip: 'valley-for-peak',
      teaching: `The valleys between the peaks were counted as ${many}; each peak is one ${one}.`,
    },
  ];
  const ofValleys: Counted[] = [
    {
      made: steps,
      slip: 'valley-for-peak',
      teaching:
        'The peaks were counted as intermediates; they are transition states, and intermediates lie in the valleys between them.',
    },
    {
      made: steps + 1,
      slip: 'wrong-thing-counted',
      teaching:
        'Reactants and products were counted as intermediates; only the valleys between two peaks are intermediates.',
    },
    {
      made: steps - 2,
      slip: 'intermediates-miscounted',
      teaching: 'A valley was left out; each valley between two peaks is an intermediate.',
    },
  ];
  return ofTops
    .flatMap((top) => ofValleys.map((valley) => [top, valley] as const))
    .filter(
      ([{ made: top }, { made: valley }]) =>
        top > 1 &&
        valley > 0 &&
        Number(top === steps - 1) + Number(top === valley) + Number(valley === steps) < 2,
    );
}
