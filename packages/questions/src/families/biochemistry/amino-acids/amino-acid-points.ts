import { formatDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { rulingSlips } from '../../options/ruling-slips.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { kinds, middle, type Titrated } from './titrated-amino-acids.ts';

const one = (value: number): string => formatDecimals(value, 1);

const groups = [
  {
    name: 'carboxyl',
    order: 'loses its proton first',
    why: 'The carboxyl group is the stronger acid and loses its proton first, up to 1 mol of base per mole. Half of it has lost its proton at 0.5 mol/mol',
  },
  {
    name: 'ammonium',
    order: 'loses its proton last',
    why: 'The carboxyl group loses its proton first, up to 1 mol of base per mole, and then the ammonium group loses its proton. Half of the ammonium group has lost its proton at 1.5 mol/mol',
  },
] as const;

/** The p*K*_{a} of one of the two groups: each is the likeliest wrong answer where the other is asked for. */
export function constantOfGroup(titrated: Titrated, random: Random): PartDraft | null {
  const { pKas, at } = titrated;
  const step = random.pick([0, 1] as const);
  const [asked, other] = [groups[step], groups[1 - step] ?? groups[0]];
  const [key = NaN, value = NaN] = [pKas[step], pKas[1 - step]];
  const options = readingOptions(
    key,
    one,
    [
      {
        value,
        slip: 'wrong-protonation-state',
        teaching: `This is the p*K*_{a} of the ${other.name} group, which ${other.order}.`,
      },
      {
        value: at(1),
        slip: 'other-special-point',
        teaching:
          'This is on the steep part of the curve, where the first proton has been lost and the second has not.',
      },
      {
        value: at(2),
        slip: 'equivalence-for-any-point',
        teaching:
          'Here both groups have lost their protons; a p*K*_{a} is the pH at which half of a group has lost its proton.',
      },
      { value: at(0), slip: 'other-special-point', teaching: 'This is the pH before any base was added.' },
      {
        value: 14 - key,
        slip: 'acid-for-base',
        teaching:
          'This is 14 − p*K*_{a}, the p*K*_{b} of the deprotonated group; p*K*_{a} is read directly from the curve.',
      },
      {
        value: 14 - value,
        slip: 'acid-for-base',
        teaching: `This is 14 − p*K*_{a} of the other group, the ${other.name} group.`,
      },
      {
        value: Math.abs(key - value),
        slip: 'needless-difference',
        teaching: 'One p*K*_{a} was subtracted from the other; each p*K*_{a} belongs to a single group.',
      },
    ],
    0.7,
    rulingSlips({ reading: key, step: 2, to: 14, name: 'pH', write: (off) => `${off} units` }),
  );
  return (
    options && {
      text: `What is the p*K*_{a} of the ${asked.name} group?`,
      keyFrom: (drawing) => one(middle(drawing, step)),
      ...options,
      explanation: `${asked.why}, where the pH equals its p*K*_{a}: ${options.answer}.`,
      finding: `The curve is at pH ${options.answer} in the middle of its ${step === 0 ? 'first' : 'second'} step.`,
    }
  );
}

/**
 * What the two p*K*_{a} values come to that were combined, or read, in another way.
 * @param jump the pH of the curve between their steps
 */
function meansGoneWrong(below: number, above: number, jump: number): SlippedValue[] {
  return [
    {
      value: below + above,
      slip: 'forgot-half',
      teaching: 'The two p*K*_{a} values were added, and the sum was not halved.',
    },
    {
      value: above - below,
      slip: 'needless-difference',
      teaching: 'One p*K*_{a} was subtracted from the other; the isoelectric point is their mean.',
    },
    {
      value: (above - below) / 2,
      slip: 'subtracted-for-added',
      teaching: 'Half the difference between the two p*K*_{a} values was taken, not half their sum.',
    },
    {
      value: (below + jump) / 2,
      slip: 'other-point-of-curve',
      teaching:
        'The higher p*K*_{a} was read on the steep part of the curve before its step, not in the middle of the step.',
    },
    {
      value: (jump + above) / 2,
      slip: 'other-point-of-curve',
      teaching:
        'The lower p*K*_{a} was read on the steep part of the curve after its step, not in the middle of the step.',
    },
    {
      value: (below + 14 - above) / 2,
      slip: 'acid-for-base',
      teaching: 'The higher p*K*_{a} was converted to a p*K*_{b} before the mean was taken.',
    },
    {
      value: (14 - below + above) / 2,
      slip: 'acid-for-base',
      teaching: 'The lower p*K*_{a} was converted to a p*K*_{b} before the mean was taken.',
    },
  ].filter(({ value }) => value < 14);
}

/** The steps whose p*K*_{a} values lie on both sides of the neutral form. */
function around({ kind }: Titrated): number {
  return kinds[kind].charge - 1;
}

/** The mean of the p*K*_{a} values on both sides of the neutral form. */
export function isoelectricPoint(titrated: Titrated): PartDraft | null {
  const { pKas, at, kind } = titrated;
  const step = around(titrated);
  const [below = NaN, above = NaN] = [pKas[step], pKas[step + 1]];
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const others = [0, 1]
    .filter((place) => place !== step && pKas.length > 2)
    .map((place) => ({
      value: mean(pKas.slice(place, place + 2)),
      slip: 'averaged-wrong-pkas',
      teaching: `The ${place === 0 ? 'first and second' : 'second and third'} p*K*_{a} values were averaged; the two on either side of the form with no net charge must be averaged.`,
    }));
  const options = readingOptions(
    (below + above) / 2,
    one,
    [
      ...others,
      ...(pKas.length > 2
        ? [
            {
              value: mean(pKas),
              slip: 'averaged-all-pkas',
              teaching:
                'The mean of all three values was taken; only the two on either side of the form with no net charge should be averaged.',
            },
            {
              value: ((pKas[0] ?? NaN) + (pKas[2] ?? NaN)) / 2,
              slip: 'averaged-wrong-pkas',
              teaching:
                'The first and last values were averaged; the two on either side of the form with no net charge must be averaged.',
            },
          ]
        : []),
      {
        value: below,
        slip: 'other-special-point',
        teaching: 'Here half of the molecules still have one proton too many; this is a p*K*_{a}.',
      },
      {
        value: above,
        slip: 'other-special-point',
        teaching: 'Here half of the molecules have lost one proton too many; this is a p*K*_{a}.',
      },
      {
        value: at(pKas.length),
        slip: 'equivalence-for-any-point',
        teaching: 'Here every group has lost its proton, and the molecule is an anion.',
      },
      {
        value: 7,
        slip: 'equivalence-always-neutral',
        teaching: 'This is the pH of neutral water; the isoelectric point depends on the amino acid.',
      },
      ...meansGoneWrong(below, above, at(step + 1)),
      { value: at(0), slip: 'other-special-point', teaching: 'This is the pH before any base was added.' },
    ],
    0.7,
    [below, above].flatMap((reading, place) =>
      rulingSlips({
        reading,
        step: 2,
        to: 14,
        name: `${place === 0 ? 'lower' : 'higher'} p*K*_{a}`,
        write: (off) => `${off} units`,
        of: (read) => (read + (place === 0 ? above : below)) / 2,
      }),
    ),
  );
  const lost = kinds[kind].charge;
  return (
    options && {
      text: 'What is the isoelectric point of the amino acid?',
      keyFrom: (drawing) => one((middle(drawing, step) + middle(drawing, step + 1)) / 2),
      ...options,
      explanation: `The fully protonated form has a charge of +${lost}, so the form with no net charge predominates after the addition of ${lost} mol of base per mole. The p*K*_{a} values on either side of it, read in the middle of the steps, are ${one(below)} and ${one(above)}. Their mean is ${options.answer}.`,
      finding: `The mean of ${one(below)} and ${one(above)} is ${options.answer}.`,
    }
  );
}
