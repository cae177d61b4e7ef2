import type { Random } from '../../../random.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { signTurned } from '../../options/slips-together.ts';
import type { DrawnStep } from './born-haber-cycle.ts';
import { twoSlips } from '../../notes/two-slips.ts';

/** A step on the other way around the cycle, and whether the way goes along its arrow. */
export interface WayStep {
  step: DrawnStep;
  isAlong: boolean;
}

/** A slip in another step leaves at least so much of the lattice enthalpy, or the key would stand out by its size. */
const leastShare = 0.55;

/**
 * A slip in the electrons that the halogen takes up, one in another step, and both at once, each drawn to make the lattice enthalpy larger or
 * smaller: most slips leave out what is large, so that among all of them the key would be the largest number.
 */
export function squareOf(random: Random, slips: readonly SlippedValue[], key: number): SlippedValue[] {
  const [ofAffinity, ofOther] = [random.pick([1, -1]), random.pick([1, -1])];
  const ofSteps = random.shuffle(slips.filter(({ term }) => term !== undefined));
  const goesTo = ({ value }: SlippedValue): number => Math.sign((value - key) * key);
  const one = ofSteps.find((slip) => slip.term === 'affinity' && goesTo(slip) === ofAffinity);
  const other = ofSteps.find(
    (slip) => slip.term !== 'affinity' && goesTo(slip) === ofOther && slip.value / key > leastShare,
  );
  if (one === undefined || other === undefined) return [];
  const both = one.value + other.value - key;
  return [
    one,
    other,
    {
      value: both,
      slip: one.slip,
      teaching: twoSlips(one.teaching, other.teaching),
    },
  ].map(({ value, slip, teaching }) => ({ value, slip, teaching }));
}

const undivided = (share: number): string =>
  `the result is still for ${share} mol of atoms, but the question asks for one mole`;

/** A sum that was divided for one mole of atoms although that of the arrow is asked for. */
const divided = 'needless-half';

/** The sum that was not divided, or was although it is asked for as it is, beside another slip with and without it: of two pairs nobody sees which one holds the key. */
export function undividedToo(random: Random, slips: readonly SlippedValue[], key: number): SlippedValue[] {
  const whole = slips.find(({ slip }) => slip === 'forgot-amount-of-atoms' || slip === divided);
  const ratio = ({ value }: SlippedValue): number => value / key;
  const near = slips.filter(
    (one) => one !== whole && one.lastStep === undefined && ratio(one) > 0.2 && ratio(one) < 5,
  );
  const other = near.length > 0 ? random.pick(near) : undefined;
  if (whole === undefined || other === undefined) return [...slips];
  const plain = ({ value, slip, teaching }: SlippedValue): SlippedValue => ({ value, slip, teaching });
  return [
    // The likeliest mistake is offered often, and not always: it would be learnt.
    { ...plain(whole), isDecisive: random.next() < 0.4 },
    plain(other),
    {
      value: (other.value * whole.value) / key,
      slip: other.slip,
      teaching: twoSlips(other.teaching, `${whole.lastStep?.deed ?? ''}.`),
    },
  ];
}

/**
 * What slips on the way around the cycle make of the asked step.
 * @param share how many moles of atoms its arrow stands for, where one mole is asked for; else 1
 * @param atoms how many moles of atoms it stands for, where all of them are asked for; else 1
 */
export function slipsOf(
  asked: DrawnStep,
  way: readonly WayStep[],
  { share, atoms }: Readonly<Record<'share' | 'atoms', number>>,
): SlippedValue[] {
  const key = asked.value / share;
  const perStep = way.flatMap(({ step: { is, name, value }, isAlong }): SlippedValue[] => {
    const part = (isAlong ? value : -value) / share;
    // Where a division follows on the sum, whatever is slipped by in the sum comes before the last step.
    const place = share === 1 && atoms === 1 ? { term: is } : { isBeforeLastStep: true };
    const turned = isAlong
      ? `The sign of the value for ${name} was reversed; the path follows this arrow, so the value keeps its sign.`
      : `The value for ${name} kept its sign; the path runs against this arrow, so the sign must be reversed.`;
    return [
      {
        value: key - 2 * part,
        slip: 'wrong-sign',
        teaching: turned,
        ...place,
      },
      {
        value: key - part,
        slip: 'cycle-step-left-out',
        ...place,
        teaching: `The path around the cycle includes ${name}, which was left out.`,
      },
      ...((asked.is === 'lattice' || share * atoms !== 1) && (is === 'affinity' || is === 'dissociation')
        ? [
            {
              value: key + part,
              slip: 'needless-factor-two',
              ...place,
              teaching: `The value for ${name} was counted twice; it is for the whole step as drawn, so it is counted once.`,
            },
          ]
        : []),
      ...((asked.is === 'lattice' || share * atoms !== 1) && (is === 'affinity' || is === 'dissociation')
        ? [
            {
              value: key - part / 2,
              slip: 'needless-half',
              ...place,
              teaching: `The value for ${name} was halved; it is for the whole step as drawn, so it must be used as it is.`,
            },
          ]
        : []),
    ];
  });
  return [
    {
      value: -key,
      slip: 'wrong-sign',
      lastStep: signTurned,
      teaching:
        'The path begins at the tail of the arrow and ends at its head; here it was followed in reverse.',
    },
    ...(atoms === 1
      ? []
      : [
          {
            value: asked.value / atoms,
            slip: divided,
            lastStep: {
              apply: (value: number) => value / atoms,
              deed: `the result was divided by ${atoms}, but the question asks for ${atoms} mol of atoms`,
            },
            teaching: `This is for one mole of atoms; the question asks for the change for ${atoms} mol.`,
          },
        ]),
    ...(share === 1
      ? []
      : [
          {
            value: asked.value,
            slip: 'forgot-amount-of-atoms',
            lastStep: { apply: (value: number) => value * share, deed: undivided(share) },
            teaching: `This is the value of the whole arrow, for ${share} mol of atoms; the question asks for one mole.`,
          },
        ]),
    ...perStep,
  ];
}
