import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { buretteFigure, buretteLevels, lastMark, millilitres } from './burette.ts';
import { isCountOf, oneLevel } from './burette-level.ts';

/** A burette before and after a delivery: one reading or what is left, and the volume delivered. */
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

function delivered(random: Random): Draft | null {
  const first = random.integer(1, 8) + random.integer(1, 9) / 10;
  const last = Math.round(10 * first + random.integer(60, 150)) / 10;
  const difference = Math.round(10 * (last - first)) / 10;
  if (last > 24.5) return null;
  // Of the numbers the one just above the level, after the delivery.
  const number = Math.floor(last / 5) * 5;
  if (last === number) return null;
  const marks = Math.floor(last) - number;
  const slips = [
    {
      value: last,
      slip: 'value-for-change',
      teaching: 'This is the second reading; the first one must be subtracted.',
    },
    {
      value: lastMark - last,
      slip: 'rest-for-part',
      teaching: 'This is approximately the volume left in the burette, not the volume delivered.',
    },
    {
      value: last + first,
      slip: 'wrong-sign',
      teaching: 'The first reading was added to the second one; it must be subtracted.',
    },
    ...[1, -1].filter(isCountOf(marks)).map((off) => ({
      value: difference + off,
      slip: 'ruling-misread',
      teaching: `At the second reading, one mark too ${off > 0 ? 'many' : 'few'} was counted below the number.`,
    })),
    ...[5, -5].map((off) => ({
      value: difference + off,
      slip: 'ruling-misread',
      teaching: `At the second reading, the marks were counted from the wrong number: from ${number + off} mL, where the number just above the level is ${number} mL.`,
    })),
    {
      value: lastMark - difference,
      slip: 'scale-backwards',
      teaching:
        'The volume delivered was subtracted from 25 mL, as if the scale were read from the bottom; both readings are measured from the zero at the top.',
    },
  ];
  // No more can be delivered than the burette holds.
  const options = readingOptions(
    difference,
    millilitres,
    slips.filter(({ value }) => value > 0 && value < lastMark),
    0.9,
  );
  return (
    options && {
      text: 'The figure shows a burette before and after a titration. What volume was delivered from the burette?',
      shown: {
        figure: buretteFigure([
          { name: 'before', value: first },
          { name: 'after', value: last },
        ]),
        keyFrom: (drawing) => {
          const [before = NaN, after = NaN] = buretteLevels(drawing);
          return millilitres(after - before);
        },
      },
      ...options,
      explanation: `The lowest point of the meniscus is at ${millilitres(first)} before and at ${millilitres(last)} after the titration. The volume delivered is ${millilitres(last)} − ${millilitres(first)} = ${options.answer}.`,
      finding: `The difference of the readings is ${options.answer}.`,
    }
  );
}
