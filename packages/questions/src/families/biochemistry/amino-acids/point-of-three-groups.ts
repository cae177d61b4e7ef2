import { formatDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { isFarApart, wrongNumbers } from '../../options/wrong-numbers.ts';

const write = (value: number): string => formatDecimals(value, 2);

/** p*K*ₐ values of an amino acid with a side chain that ionises. */
interface ThreeGroups {
  carboxyl: number;
  amino: number;
  side: number;
  /** Whether the side chain is positive when protonated, and not neutral. */
  isBasic: boolean;
}

/** Side chains whose p*K*ₐ lies between those of the α groups, or above both; in fiftieths. */
const others = [
  { group: 'an imidazole ring, positive when protonated,', isBasic: true, from: 290, to: 310 },
  { group: 'a thiol group, neutral when protonated,', isBasic: false, from: 405, to: 420 },
  { group: 'a phenol group, neutral when protonated,', isBasic: false, from: 512, to: 523 },
] as const;

/** The isoelectric point from three p*K*ₐ values: each two of them surround the neutral form of some amino acid. */
export function threeGroups(random: Random): Draft {
  const isAcidic = random.integer(0, 1) === 1;
  // Even hundredths: the mean of two then never ends in a 5, which could be rounded either way.
  const carboxyl = random.integer(90, 115) / 50;
  const amino = random.integer(445, 485) / 50;
  const second = {
    group: isAcidic ? 'a second carboxyl group' : 'a second amino group',
    isBasic: !isAcidic,
    side: isAcidic ? random.integer(180, 220) / 50 : random.integer(515, 625) / 50,
  };
  const other = random.pick([null, ...others]);
  const { group, isBasic, side } =
    other === null ? second : { ...other, side: random.integer(other.from, other.to) / 50 };
  return draftOf(group, { carboxyl, amino, side, isBasic }, random);
}

function draftOf(group: string, groups: ThreeGroups, random: Random): Draft {
  const { carboxyl, amino, side, isBasic } = groups;
  const steps = stepsOf(groups);
  const [before, after] = around(groups);
  const result = (before + after) / 2;
  const positive = isBasic ? 2 : 1;
  const [first, next, last] = steps.map((pKa, place) => {
    const charge = positive - place - 1;
    return `${write(pKa)} (then the charge is ${charge > 0 ? '+' : charge < 0 ? '−' : ''}${Math.abs(charge)})`;
  });
  return {
    text: `An amino acid with ${group} has p*K*_{a} values of ${write(carboxyl)} (α-carboxyl), ${write(amino)} (α-amino), and ${write(side)} (side chain). What is its isoelectric point?`,
    answer: write(result),
    distractors: wrongNumbers(result, isFarApart(0.1), slipsOf(groups, random), write),
    explanation: `With all groups protonated, the charge is +${positive}. The protons are lost at p*K*_{a} values of ${first}, ${next}, and ${last}. The neutral form lies between ${write(before)} and ${write(after)}, so pI = \\frac{${write(before)} + ${write(after)}}{2} = ${write(result)}.`,
    finding: `The two p*K*_{a} values around the neutral form average ${write(result)}.`,
  };
}

/** In the order in which the protons leave. */
function stepsOf({ carboxyl, amino, side }: ThreeGroups): number[] {
  return [carboxyl, amino, side].sort((one, other) => one - other);
}

/** The p*K*ₐ values on either side of the neutral form: as many protons leave before it as there are positive groups. */
function around(groups: ThreeGroups): [before: number, after: number] {
  const [first = NaN, second = NaN, third = NaN] = stepsOf(groups);
  return groups.isBasic ? [second, third] : [first, second];
}

/** The averages that are usually mistaken for the point, of which two are certain to be offered, and then what is less usual. */
function slipsOf(groups: ThreeGroups, random: Random): SlippedValue[] {
  const highest = Math.max(...stepsOf(groups));
  const [one, other, third] = random.shuffle(wrongAverages(groups));
  return [one, other]
    .flatMap((slip) => (slip === undefined ? [] : [{ ...slip, isDecisive: true }]))
    .concat(third === undefined ? [] : [{ ...third, isDecisive: false }])
    .concat(furtherSlips(groups).map((slip) => ({ ...slip, isDecisive: false })))
    .filter(({ value }) => value > 1 && value <= highest);
}

/** The averages of other pKas than the two around the neutral form. */
function wrongAverages(groups: ThreeGroups): SlippedValue[] {
  const { carboxyl, amino, side, isBasic } = groups;
  const [first = NaN, second = NaN, third = NaN] = stepsOf(groups);
  const neutral = neutralFormOf(groups);
  const isSideLast = side === third;
  const isOfBothEnds = (isBasic ? first + second : second + third) === carboxyl + amino;
  return [
    {
      value: isBasic ? (first + second) / 2 : (second + third) / 2,
      slip: isOfBothEnds ? 'forgot-side-chain' : 'averaged-wrong-pkas',
      teaching: isOfBothEnds
        ? `The side chain was left out; ${neutral}.`
        : `The values ${write(isBasic ? first : second)} and ${write(isBasic ? second : third)} were averaged, but the charge between them is ${isBasic ? '+1' : '−1'}; ${neutral}.`,
    },
    {
      value: (first + third) / 2,
      slip: isSideLast ? 'averaged-wrong-pkas' : 'forgot-side-chain',
      teaching: isSideLast
        ? `The highest and lowest values were averaged, but ${write(second)} lies between them; ${neutral}.`
        : `The side chain was left out; ${neutral}.`,
    },
    {
      value: (first + second + third) / 3,
      slip: 'averaged-all-pkas',
      teaching:
        'All three p*K*_{a} values were averaged; only the two on either side of the neutral form should be.',
    },
  ];
}

function furtherSlips(groups: ThreeGroups): SlippedValue[] {
  const [first = NaN, second = NaN, third = NaN] = stepsOf(groups);
  const [before, after] = around(groups);
  const neutral = neutralFormOf(groups);
  const outer = groups.isBasic ? first : third;
  return [
    {
      value: (before + 7) / 2,
      slip: 'averaged-wrong-pkas',
      teaching: `The value ${write(before)} was averaged with 7, the pH of neutral water, instead of ${write(after)}.`,
    },
    {
      value: (after + 7) / 2,
      slip: 'averaged-wrong-pkas',
      teaching: `The value ${write(after)} was averaged with 7, the pH of neutral water, instead of ${write(before)}.`,
    },
    {
      value: (outer + 7) / 2,
      slip: 'averaged-wrong-pkas',
      teaching: `The value ${write(outer)} was averaged with 7, the pH of neutral water; ${neutral}.`,
    },
    {
      value: (first + second + third) / 2,
      slip: 'averaged-all-pkas',
      teaching: `All three values were added, and the sum was halved; ${neutral}.`,
    },
    ...[first, second, third].map((value) => ({
      value,
      slip: 'pka-taken-for-ph',
      teaching: `This is a single p*K*_{a}; ${neutral}, and the isoelectric point is midway between these.`,
    })),
  ];
}

/** Where the neutral form lies, as the end of a sentence. */
function neutralFormOf(groups: ThreeGroups): string {
  const [before, after] = around(groups);
  return `the neutral form lies between ${write(before)} and ${write(after)}`;
}
