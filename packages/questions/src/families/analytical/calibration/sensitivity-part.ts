import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { crossedFactors } from '../../crossed-factors.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { lineIn, type Standards } from './calibration-standards.ts';

/** Path lengths in cm that are asked for; the standards are measured at 1. */
const cells = [0.5, 1, 2, 5] as const;

/** The share of the draws in which the wrong slopes stand in a square with the right one. */
const squares = 0.85;

const inverted: Pick<SlippedValue, 'slip' | 'teaching'> = {
  slip: 'inverted-ratio',
  teaching: 'This is concentration over absorbance; the slope is absorbance over concentration.',
};

/** The slope, in the cell of the standards or in another one: the sensitivity of the method. */
export function sensitivity(standards: Standards, random: Random): PartDraft | null {
  const { slope, straightTo } = standards;
  const cell = random.pick(cells);
  const write = (value: number): string => `${formatSignificant(value, 2)} L/mg`;
  const key = slope * cell;
  const slips = [
    { value: 1 / key, ...inverted },
    ...cellSlips(slope, cell),
    ...ofOneStandard(standards).map(({ value, ...slip }) => ({ ...slip, value: value * cell })),
    ...riseSlips(standards).map(({ value, ...slip }) => ({ ...slip, factor: 'rise', value: value * cell })),
    ...runSlips(standards).map(({ value, ...slip }) => ({ ...slip, factor: 'run', value: value * cell })),
  ];
  // A rise that is not divided by a change ends far from the slope, where its digits tell it.
  const crossed = slips.filter(({ slip }) => slip !== 'value-for-change');
  const options =
    (random.next() < squares
      ? crossedFactors(random, {
          key,
          write,
          slips: crossed,
          isFirst: (factor) => factor === 'rise',
          percent: 12,
        })
      : null) ?? shareReadingOptions(key, write, slips, 0.12);
  const rise = formatSignificant(slope * straightTo, 3);
  const run = `${formatDecimals(straightTo, 1)} mg/L`;
  const path = `${formatDecimals(cell, 2)} cm`;
  const own = `Over ${run} the absorbance of the standards increases by ${rise}. Absorbance has no unit, so the slope is \\frac{${rise}}{${run}}`;
  return (
    options && {
      text:
        cell === 1
          ? 'What is the slope of the calibration line, absorbance against concentration?'
          : `What slope would the calibration line, absorbance against concentration, have in a ${path} cell?`,
      keyFrom: (drawing) => write(lineIn(drawing, straightTo).slope * cell),
      ...options,
      explanation:
        cell === 1
          ? `${own} = ${options.answer}.`
          : `${own} = ${formatSignificant(slope, 3)} L/mg in the 1.00 cm cell. Absorbance is proportional to the path length, and so is the slope: in a ${path} cell it is ${options.answer}.`,
      finding:
        cell === 1
          ? `The line through the standards rises by ${options.answer}.`
          : `The slope at 1.00 cm, times the path length: ${options.answer}.`,
    }
  );
}

/** Slips with the path length, where it is not that of the standards. */
function cellSlips(slope: number, cell: number): SlippedValue[] {
  if (cell === 1) return [];
  return [
    {
      value: slope,
      slip: 'ignored-path-length',
      teaching: 'The path length was ignored; each standard absorbs in proportion to it.',
      factor: 'cell',
    },
    {
      value: slope / cell,
      slip: 'divided-for-multiplied',
      teaching: 'The slope was divided by the path length; absorbance increases with the path length.',
      factor: 'cell',
    },
  ];
}

/** One standard in place of the line, which leaves neither a rise nor a change of concentration to slip in besides. */
function ofOneStandard({ slope, blank, concentrations, figure }: Standards): SlippedValue[] {
  if (figure.kind !== 'table') return [];
  return [
    {
      value: slope + blank / (concentrations[1] ?? NaN),
      slip: 'line-through-origin',
      teaching: 'The reading of one standard, including the blank, was divided by its concentration.',
    },
  ];
}

/** Slips in the rise of absorbance, with what they make of the slope at 1 cm. */
function riseSlips({ slope, blank, straightTo, figure }: Standards): SlippedValue[] {
  if (figure.kind !== 'table')
    return [0.2, -0.2].map((off) => ({
      value: slope + off / straightTo,
      slip: 'ruling-misread',
      teaching: `The end of the line was read from the wrong label, 0.2 too ${off > 0 ? 'high' : 'low'}.`,
    }));
  return [
    {
      value: slope + blank / straightTo,
      slip: 'line-through-origin',
      teaching: 'The line was drawn from the origin to the last standard; it starts at the blank.',
    },
    {
      value: slope - blank / straightTo,
      slip: 'subtracted-twice',
      teaching: 'The blank was subtracted from the rise, which does not contain it.',
    },
  ];
}

/** Slips in the change of concentration, with what they make of the slope at 1 cm. */
function runSlips({ slope, concentrations, straightTo, figure }: Standards): SlippedValue[] {
  const step = concentrations[1] ?? NaN;
  const all = slope * straightTo;
  return [
    ...(figure.kind === 'table'
      ? []
      : [
          {
            value: slope / 2,
            slip: 'ruling-misread',
            teaching:
              'The finest divisions of the concentration axis were counted as 1 mg/L each; they are 0.5 mg/L apart.',
          },
        ]),
    {
      value: slope * step,
      slip: 'value-for-change',
      teaching:
        'The rise over all standards was divided by the number of steps between them instead of the change in concentration.',
    },
    {
      value: all,
      slip: 'value-for-change',
      teaching: 'The rise over all standards was not divided by the change in concentration.',
    },
    {
      value: all / (straightTo - step),
      slip: 'counted-one-too-few',
      teaching:
        'The rise over all standards was divided by a concentration range that is too small by one step between standards.',
    },
    {
      value: all / (straightTo + step),
      slip: 'counted-one-too-many',
      teaching:
        'The rise over all standards was divided by a concentration range that is too large by one step between standards.',
    },
  ];
}
