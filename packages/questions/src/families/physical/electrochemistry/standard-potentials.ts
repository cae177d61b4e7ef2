import { formatDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import type { Distractor, Draft } from '../../family.ts';
import { optionsApart } from '../../options/options-apart.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { lineIn, nernst, slope, zinc, type CellSeries } from './cell-series.ts';

/** Two options are as far apart at least, in V. */
const gap = 0.025;

const volts = (value: number): string => `${value < 0 ? '−' : '+'}${formatDecimals(Math.abs(value), 2)} V`;

/** The standard potential of a cell, with both ions at 1 mol/L, from those at smaller concentrations. */
export function ofCell(random: Random, series: CellSeries): PartDraft | null {
  const { standard, z, first } = series;
  const shift = (2 * nernst) / z;
  const options = crossed(random, series, (found) => found, [
    {
      from: (found) => found + zinc,
      slip: 'answered-another-quantity',
      teaching:
        'With that of zinc added it is the potential of the one electrode; that of the cell is asked for.',
    },
    {
      from: (found) => found - zinc,
      slip: 'needless-difference',
      teaching: 'The table has potentials of the whole cell: that of zinc is not subtracted once more.',
    },
  ]);
  return (
    options && {
      text: 'What is the standard potential of the cell?',
      keyFrom: ({ cells }) => volts(lineIn(cells).intercept),
      ...options,
      explanation: `The first row holds at 0.0100 mol/L. From there to 1 mol/L the potential rises by \\frac{${printedConstants.nernstSlope} V}{${z}} × 2 = ${formatDecimals(shift, 4)} V: ${formatDecimals(first, 4)} V + ${formatDecimals(shift, 4)} V = ${formatDecimals(standard, 4)} V, which is ${options.answer}.`,
      finding: `Carried on to 1 mol/L, the potential is ${options.answer}.`,
    }
  );
}

/** The standard potential of the electrode that stands opposite to zinc. */
export function ofElectrode(random: Random, series: CellSeries): PartDraft | null {
  const { standard, z, first } = series;
  const shift = (2 * nernst) / z;
  const options = crossed(random, series, (found) => found + zinc, [
    {
      from: (found) => found,
      slip: 'one-step-short',
      teaching: 'The standard potential of zinc has to be added to that of the cell.',
    },
    {
      from: (found) => found - zinc,
      slip: 'wrong-sign',
      teaching:
        'The potential of the cell is that of the unknown electrode less that of zinc, which is negative.',
    },
    {
      from: (found) => -found - zinc,
      slip: 'exchanged-electrodes',
      teaching: 'The sign is turned: zinc is the negative electrode, and the other one lies above it.',
    },
    {
      from: (found) => zinc - found,
      slip: 'exchanged-electrodes',
      teaching:
        'The potential of the cell was subtracted from that of zinc; zinc is the negative electrode, so it has to be added.',
    },
  ]);
  return (
    options && {
      text: `What is the standard electrode potential of the unknown metal? (*E*° of \\ce{Zn^{2+}}/\\ce{Zn}: −0.76 V)`,
      keyFrom: ({ cells }) => volts(lineIn(cells).intercept + zinc),
      ...options,
      explanation: `The potential changes by ${slope(z)} for each factor of ten. From 0.0100 mol/L to 1 mol/L it rises by 2 × \\frac{${printedConstants.nernstSlope} V}{${z}} = ${formatDecimals(shift, 4)} V, so that the standard potential of the cell is ${formatDecimals(first, 4)} V + ${formatDecimals(shift, 4)} V = ${formatDecimals(standard, 4)} V. It is the difference from zinc: *E*° = ${formatDecimals(standard, 4)} V − 0.76 V, about ${options.answer}.`,
      finding: `The standard potential of the cell and that of zinc add up to ${options.answer}.`,
    }
  );
}

/** What somebody makes of the standard potential of the cell that was found. */
interface LastSlip extends Pick<Distractor, 'slip' | 'teaching'> {
  from: (found: number) => number;
}

/**
 * A slip on the way to 1 mol/L, one in what is made of the result, and both at once: either can lie above the key as well as
 * below, so that its place says nothing.
 */
function crossed(
  random: Random,
  { standard, z }: CellSeries,
  right: (found: number) => number,
  last: readonly LastSlip[],
): Pick<Draft, 'answer' | 'distractors'> | null {
  const isUp = random.pick([true, false]);
  const onTheWay = slipsOnTheWay(z).filter(({ by }) => by > 0 === isUp && Math.abs(by) > gap);
  if (onTheWay.length === 0) return null;
  const { by, ...way } = random.pick(onTheWay);
  const { from, ...end } = random.pick(last);
  const slips: SlippedValue[] = [
    { value: right(standard + by), ...way },
    { value: from(standard), ...end },
    {
      value: from(standard + by),
      slip: way.slip,
      teaching: `Two slips at once. First: ${way.teaching} Second: ${end.teaching}`,
    },
  ];
  const areApart = (one: number, other: number): boolean => Math.abs(one - other) >= gap;
  return optionsApart(right(standard), volts, slips, areApart, { isRead: true, isAlone: true });
}

/** By how much the potential at 1 mol/L comes out too large, in V. */
function slipsOnTheWay(z: number): (Pick<Distractor, 'slip' | 'teaching'> & { by: number })[] {
  const shift = (2 * nernst) / z;
  return [
    {
      by: -shift,
      slip: 'standard-value-everywhere',
      teaching: 'The potential of the first row was taken, where the ion is not at 1 mol/L.',
    },
    {
      by: -2 * shift,
      slip: 'wrong-sign',
      teaching: 'A larger concentration of the ion that takes up electrons raises the potential.',
    },
    {
      by: -shift / 2,
      slip: 'steps-miscounted',
      teaching: 'From 0.0100 mol/L to 1 mol/L there are two powers of ten, not one.',
    },
    {
      by: shift / 2,
      slip: 'steps-miscounted',
      teaching: 'From 0.0100 mol/L to 1 mol/L there are two powers of ten, not three.',
    },
    {
      by: shift * (z - 1),
      slip: 'electrons-transferred',
      teaching: `For each factor of ten the table has ${slope(z)}, not ${slope(1)}: the charge of the ion divides it.`,
    },
    {
      by: shift * (Math.LN10 - 1),
      slip: 'natural-for-decadic-logarithm',
      teaching: `${printedConstants.nernstSlope} V belongs to the base-10 logarithm; it contains ln 10 already.`,
    },
  ];
}
