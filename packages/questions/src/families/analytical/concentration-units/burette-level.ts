import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import type { LastStep, SlippedValue } from '../../options/slipped-value.ts';
import { buretteFigure, buretteLevels, lastMark, millilitres } from './burette.ts';

const readFromBottom: LastStep = {
  apply: (value) => lastMark - value,
  deed: 'the scale was read upward from the bottom; a burette is read downward from its zero at the top',
};

/** One level in a burette: its reading, or what is left above the last mark. */
export function oneLevel(random: Random): Draft | null {
  const value = random.integer(3, 21) + random.pick([0.2, 0.3, 0.4, 0.6, 0.7, 0.8]);
  const slips = levelSlips(value, random.next() < 0.65);
  return random.next() < 0.5 ? readingOf(value, slips) : leftAfter(value, slips);
}

function readingOf(value: number, ofLevel: readonly SlippedValue[]): Draft | null {
  const slips: SlippedValue[] = [
    ...ofLevel,
    {
      value: lastMark - value,
      slip: 'scale-backwards',
      lastStep: readFromBottom,
      teaching:
        'The scale was read upward from the bottom; a burette is read downward from its zero at the top.',
    },
  ];
  const options = readingOptions(value, millilitres, onScale(slips), 0.7);
  return (
    options && {
      text: 'What is the reading of the burette, estimated to a tenth of a division?',
      shown: {
        figure: buretteFigure([{ name: '', value }]),
        keyFrom: (drawing) => millilitres(buretteLevels(drawing)[0] ?? NaN),
      },
      ...options,
      explanation: `${whereIs(value)} estimated to a tenth of a space, it is at ${options.answer}.`,
      finding: `The lowest point of the surface is at ${options.answer}.`,
    }
  );
}

function leftAfter(value: number, ofLevel: readonly SlippedValue[]): Draft | null {
  const left = lastMark - value;
  const slips: SlippedValue[] = [
    ...ofLevel.map((slip) => ({ ...slip, value: lastMark - slip.value })),
    {
      value,
      slip: 'rest-for-part',
      lastStep: {
        apply: (rest) => lastMark - rest,
        deed: `the reading was not subtracted from ${lastMark} mL`,
      },
      teaching: `This is the reading, the volume from the zero at the top down to the level; it must be subtracted from ${lastMark} mL.`,
    },
  ];
  const options = readingOptions(left, millilitres, onScale(slips), 0.7);
  return (
    options && {
      text: `What volume can still be delivered from the burette before the level reaches the mark at ${lastMark} mL? (Estimate the level to a tenth of a division.)`,
      shown: {
        figure: buretteFigure([{ name: '', value }]),
        keyFrom: (drawing) => millilitres(lastMark - (buretteLevels(drawing)[0] ?? NaN)),
      },
      ...options,
      explanation: `${whereIs(value)} estimated to a tenth of a space, it is at ${millilitres(value)}. Down to the mark at ${lastMark} mL, this leaves ${millilitres(lastMark)} − ${millilitres(value)} = ${options.answer}.`,
      finding: `The last mark less the reading is ${options.answer}.`,
    }
  );
}

/** With a second slip no reading leaves the scale. */
function onScale(slips: readonly SlippedValue[]): SlippedValue[] {
  return slips.filter(({ value }) => value > 0 && value < 23);
}

function whereIs(value: number): string {
  return `The numbers increase downward, and each space represents 1 mL. The lowest point of the meniscus lies between the marks at ${Math.floor(value)} mL and ${Math.ceil(value)} mL;`;
}

/**
 * Wrong readings of a level; each can be made before the scale is taken from the wrong end.
 * @param isUpwardKept whether a reading upward is sure to be offered
 */
function levelSlips(value: number, isUpwardKept: boolean): SlippedValue[] {
  const [below, above] = [Math.floor(value), Math.ceil(value)];
  const number = Math.floor(value / 5) * 5;
  const upward = number + 5 + (number + 5 - value);
  const slips: SlippedValue[] = [
    {
      value: upward,
      slip: 'scale-backwards',
      isDecisive: isUpwardKept,
      teaching: `The scale was read upward from ${number + 5} mL, the number below the level; it is read downward from ${number} mL.`,
    },
    {
      value: above + (above - value),
      slip: 'scale-backwards',
      isDecisive: isUpwardKept && upward >= 23,
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
    ...[1, -1].filter(isCountOf(below - number)).map((off) => ({
      value: value + off,
      slip: 'ruling-misread',
      term: 'marks',
      teaching: `One mark too ${off > 0 ? 'many' : 'few'} was counted below the number.`,
    })),
  ];
  return slips
    .filter((one) => one.value > 0 && one.value < 23)
    .map((one) => ({ ...one, isBeforeLastStep: true }));
}

/** Whether so many marks more can be miscounted below a number: there are four of them, and the next one is a number itself. */
export function isCountOf(marks: number): (off: number) => boolean {
  return (off) => marks + off >= 0 && marks + off < 5;
}
