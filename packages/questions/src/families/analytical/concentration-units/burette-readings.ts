import { formatDecimals } from '@valence/chemistry';
import type { DrawingReading, Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';

const millilitres = (value: number): string => `${formatDecimals(value, 1)} mL`;

/** A burette before and after a delivery: one reading, and the volume delivered. */
export const buretteReadings: Family = {
  id: 'burette-readings',
  name: 'Reading a burette',
  subject: 'analytical',
  topics: ['concentration-units'],
  difficulties: ['beginner', 'intermediate'],
  tests: { beginner: ['volumetric-glassware'], intermediate: ['volumetric-glassware'] },
  reference: 'Harris, Quantitative Chemical Analysis, chapter 2',
  showsFigure: true,
  draft(random, difficulty) {
    return difficulty === 'beginner' ? oneLevel(random) : delivered(random);
  },
};

function figureOf(levels: readonly { name: string; value: number }[]): Figure {
  return {
    kind: 'scale',
    of: 'burette',
    caption:
      levels.length === 1
        ? 'Burette with a mark every 1 mL'
        : 'The same burette before and after the titration, with a mark every 1 mL',
    unit: 'mL',
    from: 0,
    to: 25,
    step: 5,
    parts: 5,
    levels,
  };
}

/** The levels from left to right. */
function levelsOf({ marks }: DrawingReading): number[] {
  return marks.filter(({ as }) => as === 'level').map(({ at }) => at[1]);
}

function oneLevel(random: Random): Draft | null {
  const value = random.integer(3, 21) + random.pick([0.2, 0.3, 0.4, 0.6, 0.7, 0.8]);
  const [below, above] = [Math.floor(value), Math.ceil(value)];
  const number = Math.floor(value / 5) * 5;
  const slips: SlippedValue[] = [
    {
      value: above + (above - value),
      slip: 'scale-backwards',
      term: 'tenths',
      teaching: `The tenths were counted upward from the mark at ${above} mL and added to it; the numbers of a burette increase downward.`,
    },
    {
      value: below - (value - below),
      slip: 'scale-backwards',
      term: 'tenths',
      teaching: `The tenths were subtracted from the mark at ${below} mL; the numbers of a burette increase downward, so they are added.`,
    },
    {
      value: 25 - value,
      slip: 'scale-backwards',
      teaching:
        'The scale was read upward from the bottom; a burette is read downward from its zero at the top.',
    },
    {
      value: value + 5,
      slip: 'ruling-misread',
      term: 'number',
      teaching: `The marks were counted from ${number + 5} mL, the number below the level; the number above it is ${number} mL.`,
    },
    {
      value: value - 5,
      slip: 'ruling-misread',
      term: 'number',
      teaching: `The marks were counted from ${number - 5} mL; the number just above the level is ${number} mL.`,
    },
    {
      value: value + 1,
      slip: 'ruling-misread',
      term: 'marks',
      teaching: 'One mark too many was counted below the number.',
    },
    {
      value: value - 1,
      slip: 'ruling-misread',
      term: 'marks',
      teaching: 'One mark too few was counted below the number.',
    },
    {
      value: spacesAsTenths(value),
      slip: 'ruling-misread',
      teaching: 'Each space was counted as 0.1 mL; between two numbers there are five spaces of 1 mL each.',
    },
  ];
  // With a second slip no reading leaves the scale.
  const onScale = slips.filter((one) => one.value > 0 && one.value < 23);
  const options = readingOptions(value, millilitres, onScale, 0.7);
  return (
    options && {
      text: 'What is the reading of the burette, estimated to a tenth of a division?',
      shown: {
        figure: figureOf([{ name: '', value }]),
        keyFrom: (drawing) => millilitres(levelsOf(drawing)[0] ?? NaN),
      },
      ...options,
      explanation: `The numbers increase downward, and each space represents 1 mL. The lowest point of the meniscus lies between the marks at ${below} mL and ${above} mL; estimated to a tenth of a space, it is at ${options.answer}.`,
      finding: `The lowest point of the surface is at ${options.answer}.`,
    }
  );
}

/** A reading where each small space is taken for a tenth of a milliliter. */
function spacesAsTenths(value: number): number {
  return Math.floor(value / 5) * 5 + (value % 5) / 10;
}

function delivered(random: Random): Draft | null {
  const first = random.integer(1, 8) + random.integer(1, 9) / 10;
  const last = first + random.integer(60, 150) / 10;
  const difference = Math.round(10 * (last - first)) / 10;
  if (last > 24.5) return null;
  const options = readingOptions(
    difference,
    millilitres,
    [
      {
        value: last,
        slip: 'value-for-change',
        teaching: 'This is the second reading; the first one must be subtracted.',
      },
      {
        value: 25 - last,
        slip: 'rest-for-part',
        teaching: 'This is approximately the volume left in the burette, not the volume delivered.',
      },
      {
        value: last + first,
        slip: 'wrong-sign',
        teaching: 'The first reading was added to the second one; it must be subtracted.',
      },
      {
        value: spacesAsTenths(last) - spacesAsTenths(first),
        slip: 'ruling-misread',
        teaching: 'Each space was counted as 0.1 mL; between two numbers there are five spaces of 1 mL each.',
      },
      {
        value: 25 - difference,
        slip: 'scale-backwards',
        teaching:
          'The volume delivered was subtracted from 25 mL, as if the scale were read from the bottom; both readings are measured from the zero at the top.',
      },
    ],
    0.9,
  );
  return (
    options && {
      text: 'The figure shows a burette before and after a titration. What volume was delivered from the burette?',
      shown: {
        figure: figureOf([
          { name: 'before', value: first },
          { name: 'after', value: last },
        ]),
        keyFrom: (drawing) => {
          const [before = NaN, after = NaN] = levelsOf(drawing);
          return millilitres(after - before);
        },
      },
      ...options,
      explanation: `The lowest point of the meniscus is at ${millilitres(first)} before and at ${millilitres(last)} after the titration. The volume delivered is ${millilitres(last)} − ${millilitres(first)} = ${options.answer}.`,
      finding: `The difference of the readings is ${options.answer}.`,
    }
  );
}
