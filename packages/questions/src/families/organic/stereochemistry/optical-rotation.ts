import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { roomOfWorking, toFigures } from '../../texts/shown-working.ts';
import { restOf } from '../../options/slips-together.ts';
import { twoSlips } from '../../notes/two-slips.ts';

const percent = (value: number): string => `${formatSignificant(value, 3)}%`;
const degrees = (value: number): string => `${value > 0 ? '+' : ''}${formatDecimals(value, 1)}°`;

/** Enantiomeric excess and shares from rotations; harder ones start from the raw reading or mix two samples. */
export const opticalRotation: Family = {
  id: 'optical-rotation',
  name: 'Enantiomeric excess from optical rotation',
  subject: 'organic',
  topics: ['stereochemistry'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['optical-activity'],
    intermediate: ['optical-activity'],
    advanced: ['optical-activity'],
  },
  uses: ['enantiomers-and-diastereomers'],
  reference: 'McMurry, Organic Chemistry, chapter 5; IUPAC Gold Book, enantiomer excess',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return excess(random);
      case 'intermediate':
        return share(random);
      case 'advanced':
        return excessFromReading(random);
    }
  },
};

function excess(random: Random): Draft | null {
  const pure = random.integer(60, 400) / 5;
  const sample = Math.round(pure * random.integer(12, 88)) / 100;
  const observed = Math.round(sample * 10) / 10;
  if (observed < 10) return null;
  const key = (100 * observed) / pure;
  const options = quantityOptions(key, percent, [
    {
      value: (100 + key) / 2,
      slip: 'answered-another-quantity',
      teaching:
        'This is the percentage of the major enantiomer in the sample, not its excess over the other one.',
    },
    {
      value: 100 - key,
      slip: 'answered-another-quantity',
      lastStep: restOf(100),
      teaching:
        'This is the racemic fraction of the sample, in which the rotations cancel; the excess is the rest.',
    },
    {
      value: (100 - key) / 2,
      slip: 'answered-another-quantity',
      teaching: 'This is the percentage of the minor enantiomer in the sample.',
    },
    {
      value: key / 2,
      slip: 'divided-for-multiplied',
      isBeforeLastStep: true,
      teaching:
        'The excess is simply the ratio of the rotations; it is not divided between the two enantiomers.',
    },
    {
      value: (100 * (pure - observed)) / (pure + observed),
      slip: 'excess-for-share',
      isBeforeLastStep: true,
      teaching:
        'The difference of the rotations was divided by their sum; that formula is for the amounts of the two enantiomers, not for rotations.',
    },
    {
      value: (100 * observed) / (pure + observed),
      slip: 'excess-for-share',
      isBeforeLastStep: true,
      teaching:
        'The observed rotation was divided by the sum of the two rotations; it must be divided by that of the pure enantiomer alone.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `A pure enantiomer has a specific rotation of ${degrees(pure)}. A partially racemized sample of the compound, measured under the same conditions, has a specific rotation of ${degrees(observed)}. What is the enantiomeric excess of the sample?`,
    ...options,
    explanation: `Enantiomeric excess = \\frac{observed rotation}{rotation of the pure enantiomer} = \\frac{${formatDecimals(observed, 1)}}{${formatDecimals(pure, 1)}} = ${percent(key)}.`,
    finding: `The ratio of the two specific rotations gives ${percent(key)}.`,
  };
}

function share(random: Random): Draft | null {
  const pure = random.integer(60, 400) / 5;
  const observed = Math.round(pure * random.integer(12, 88)) / 100;
  const reading = Math.round(observed * 10) / 10;
  if (reading < 10) return null;
  const isMajorAsked = random.next() < 0.5;
  const ratio = (100 * reading) / pure;
  const major = (100 + ratio) / 2;
  const key = isMajorAsked ? major : 100 - major;
  const options = quantityOptions(
    key,
    percent,
    [
      {
        value: ratio,
        slip: 'excess-for-share',
        isBeforeLastStep: true,
        teaching:
          'This is the enantiomeric excess, the difference between the two percentages, not one of the percentages.',
      },
      {
        value: 100 - ratio,
        slip: 'one-step-short',
        teaching: 'This is the racemic fraction; half of it belongs to each enantiomer.',
      },
      {
        value: 100 - key,
        slip: 'answered-another-quantity',
        lastStep: restOf(100),
        teaching: `This is the percentage of the ${isMajorAsked ? 'minor' : 'major'} enantiomer.`,
      },
      {
        value: ratio / 2,
        slip: 'one-step-short',
        isBeforeLastStep: true,
        teaching: `The excess was only halved; half of it must be ${isMajorAsked ? 'added to' : 'subtracted from'} the 50% of a racemate.`,
      },
    ],
    roomOfWorking(key, 50 + ((isMajorAsked ? 1 : -1) * toFigures(ratio, 4)) / 2),
  );
  if (options === null) return null;
  return {
    text: `The pure (*R*) enantiomer of a compound has a specific rotation of ${degrees(pure)}. A sample of the compound has a specific rotation of ${degrees(reading)} under the same conditions. What percentage of the molecules in the sample are the (*${isMajorAsked ? 'R' : 'S'}*) enantiomer?`,
    ...options,
    explanation: `The enantiomeric excess is \\frac{${formatDecimals(reading, 1)}}{${formatDecimals(pure, 1)}} = ${formatSignificant(ratio, 4)}%. The percentages of the two enantiomers add up to 100% and differ by the excess, so (*${isMajorAsked ? 'R' : 'S'}*) = \\frac{100 ${isMajorAsked ? '+' : '−'} ${formatSignificant(ratio, 4)}}{2} = ${percent(key)}.`,
    finding: `Excess ${percent(ratio)} of (*R*), so the percentage asked for is ${percent(key)}.`,
  };
}

function excessFromReading(random: Random): Draft | null {
  const decimetres = random.pick([0.5, 2]);
  const concentration = random.integer(200, 1500) / 10_000;
  const pure = random.integer(50, 400) / 5;
  const angle = Math.round(pure * decimetres * concentration * random.integer(15, 90)) / 100;
  const excess = (100 * angle) / (decimetres * concentration * pure);
  if (angle < 1 || excess > 96) return null;
  const specific = angle / (decimetres * concentration);
  const tube = formatSignificant(decimetres * 10, 3);
  const shownExcess = toFigures((100 * toFigures(specific, 4)) / pure, 4);
  const shown = formatSignificant(shownExcess, 4);
  const asked = random.pick(['excess', 'major', 'minor'] as const);
  const key = parts[asked].of(excess);
  const others = [
    {
      excess: (100 * angle) / (concentration * pure),
      slip: 'forgot-path-length',
      teaching: `The tube is ${tube} cm long, not 10.0 cm: the reading must also be divided by the length in dm.`,
    },
    {
      excess: (100 * angle * decimetres) / (concentration * pure),
      slip: 'multiplied-for-divided',
      teaching:
        'A longer tube gives a larger rotation, so the reading must be divided by the length, not multiplied by it.',
    },
    {
      excess: (100 * angle) / (decimetres * pure),
      slip: 'one-step-short',
      teaching:
        'A dilute solution gives a smaller rotation: the reading must also be divided by the concentration.',
    },
  ].filter((other) => other.excess < 100);
  const wrongParts = partNames.filter((name) => name !== asked);
  const options = quantityOptions(
    key,
    percent,
    [
      ...others.map((other) => ({ ...other, value: parts[asked].of(other.excess) })),
      ...wrongParts.map((name) => ({
        value: parts[name].of(excess),
        slip: 'answered-another-quantity',
        teaching: `This is ${parts[name].name}, not ${parts[asked].name}.`,
      })),
      ...others.flatMap(({ excess: wrong, slip, teaching }) =>
        wrongParts.map((name) => ({
          value: parts[name].of(wrong),
          slip,
          teaching: twoSlips(teaching, `${parts[name].name} was given, not ${parts[asked].name}.`),
        })),
      ),
    ],
    roomOfWorking(key, parts[asked].of(shownExcess)),
  );
  if (options === null) return null;
  return {
    text: `A solution containing ${formatDecimals(concentration, 4)} g/mL of a chiral compound in a ${tube} cm tube rotates plane-polarized light by +${formatDecimals(angle, 2)}°. The pure enantiomer has a specific rotation of ${degrees(pure)} (for 1 g/mL and 1 dm). ${parts[asked].question}`,
    ...options,
    explanation: `Specific rotation = \\frac{+${formatDecimals(angle, 2)}°}{${formatSignificant(decimetres, 3)} dm × ${formatDecimals(concentration, 4)} g/mL} = +${formatSignificant(specific, 4)}°. Enantiomeric excess = \\frac{${formatSignificant(specific, 4)}}{${formatDecimals(pure, 1)}} = ${asked === 'excess' ? percent(key) : `${shown}%`}.${asked === 'excess' ? '' : ` The percentages of the two enantiomers add up to 100% and differ by the excess: \\frac{100 ${asked === 'major' ? '+' : '−'} ${shown}}{2} = ${percent(key)}.`}`,
    finding: `The reading divided by the length, the concentration and the rotation of the pure enantiomer gives an excess of ${percent(excess)}: ${percent(key)}.`,
  };
}

/** What an enantiomeric excess in percent leads to. */
const parts = {
  excess: {
    name: 'the enantiomeric excess',
    question: 'What is the enantiomeric excess of the dissolved compound?',
    of: (excess: number) => excess,
  },
  major: {
    name: 'the percentage of the major enantiomer',
    question: 'What percentage of the dissolved molecules are the major enantiomer?',
    of: (excess: number) => (100 + excess) / 2,
  },
  minor: {
    name: 'the percentage of the minor enantiomer',
    question: 'What percentage of the dissolved molecules are the minor enantiomer?',
    of: (excess: number) => (100 - excess) / 2,
  },
  racemic: {
    name: 'the percentage of the racemic fraction',
    question: 'What percentage of the dissolved molecules belong to the racemic fraction?',
    of: (excess: number) => 100 - excess,
  },
} as const;
const partNames = ['excess', 'major', 'minor', 'racemic'] as const;
