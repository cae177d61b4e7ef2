import { formatDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { crossedSlips, type StepSlip } from '../../crossed-slips.ts';
import { optionsApart } from '../../options/options-apart.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { lineIn, nernst, slope, zinc, type CellSeries } from './cell-series.ts';

/** Two options are as far apart at least, in V. */
const gap = 0.025;

const volts = (value: number): string => `${value < 0 ? '−' : '+'}${formatDecimals(Math.abs(value), 2)} V`;

/** The standard potential of a cell, with both ions at 1 mol/L, from those at smaller concentrations. */
export function ofCell(random: Random, series: CellSeries): PartDraft | null {
  const { standard, z, first } = series;
  const shift = (2 * nernst) / z;
  const offered = optionsFor(random, series, (found) => found, [
    {
      made: (found) => found + zinc,
      slip: 'answered-another-quantity',
      teaching:
        'With the potential of zinc added, this is the potential of the other electrode; the question asks for the potential of the cell.',
    },
    {
      made: (found) => found - zinc,
      slip: 'needless-difference',
      teaching:
        'The table gives potentials of the whole cell, so the potential of zinc is not subtracted again.',
    },
    ...(z > 1
      ? [
          {
            made: (found: number) => found / z,
            slip: 'needless-factor',
            teaching:
              'The potential does not depend on the amount of substance, so it is not divided by the charge of the ion.',
          },
        ]
      : []),
  ]);
  return (
    offered && {
      text: 'What is the standard potential of the cell?',
      keyFrom: ({ cells }) => volts(lineIn(cells).intercept),
      ...offered,
      explanation: `The first row is for 0.0100 mol/L. From there to 1 mol/L the potential rises by \\frac{${printedConstants.nernstSlope} V}{${z}} × 2 = ${formatDecimals(shift, 4)} V: ${formatDecimals(first, 4)} V + ${formatDecimals(shift, 4)} V = ${formatDecimals(standard, 4)} V, which is ${offered.answer}.`,
      finding: `Extrapolated to 1 mol/L, the potential is ${offered.answer}.`,
    }
  );
}

/** The standard potential of the electrode that stands opposite to zinc. */
export function ofElectrode(random: Random, series: CellSeries): PartDraft | null {
  const { standard, z, first } = series;
  const shift = (2 * nernst) / z;
  const offered = optionsFor(random, series, (found) => found + zinc, [
    {
      made: (found) => found,
      slip: 'one-step-short',
      teaching: 'The standard potential of zinc must be added to that of the cell.',
    },
    {
      made: (found) => found - zinc,
      slip: 'wrong-sign',
      teaching:
        'The standard potential of zinc was subtracted; the potential of the cell is already the difference from that of zinc, which must therefore be added.',
    },
    {
      made: (found) => -found,
      slip: 'one-step-short',
      teaching:
        'The potential of the cell was given with its sign reversed; it must be added to the standard potential of zinc.',
    },
    {
      made: (found) => found + zinc / 2,
      slip: 'needless-half',
      teaching:
        'The standard potential of zinc was halved, as if for one electron; it must be used as it is given.',
    },
    {
      made: (found) => found + 2 * zinc,
      slip: 'needless-factor-two',
      teaching: 'The standard potential of zinc was added twice.',
    },
    {
      made: (found) => -found - zinc,
      slip: 'exchanged-electrodes',
      teaching:
        'The sign was reversed: zinc is the negative electrode, so the other electrode has the higher potential.',
    },
    {
      made: (found) => zinc - found,
      slip: 'exchanged-electrodes',
      teaching:
        'The potential of the cell was subtracted from that of zinc; zinc is the negative electrode, so it must be added.',
    },
  ]);
  return (
    offered && {
      text: `What is the standard electrode potential of the unknown metal? (*E*° of \\ce{Zn^{2+}}/\\ce{Zn}: −0.76 V)`,
      keyFrom: ({ cells }) => volts(lineIn(cells).intercept + zinc),
      ...offered,
      explanation: `The potential changes by ${slope(z)} for each factor of ten. From 0.0100 mol/L to 1 mol/L it rises by 2 × \\frac{${printedConstants.nernstSlope} V}{${z}} = ${formatDecimals(shift, 4)} V, so the standard potential of the cell is ${formatDecimals(first, 4)} V + ${formatDecimals(shift, 4)} V = ${formatDecimals(standard, 4)} V. This is the difference from the potential of zinc: *E*° = ${formatDecimals(standard, 4)} V − 0.76 V, about ${offered.answer}.`,
      finding: `The standard potential of the cell and that of zinc add up to ${offered.answer}.`,
    }
  );
}

/** What is made of the standard potential of the cell. */
type LastStep = (found: number) => number;

/** A slip on the way to 1 mol/L, one in what is made of the result, and both at once. */
function optionsFor(
  random: Random,
  { standard, z }: CellSeries,
  right: LastStep,
  last: readonly StepSlip<LastStep>[],
): ReturnType<typeof optionsApart> {
  const areApart = (one: number, other: number): boolean => Math.abs(one - other) >= gap;
  return crossedSlips(
    random,
    {
      right: [0, right],
      first: slipsOnTheWay(z),
      second: last,
      resultOf: (tooLarge, lastStep) => lastStep(standard + tooLarge),
    },
    (key, slips) => optionsApart(key, volts, slips, areApart, { isRead: true, isAlone: true }),
  );
}

/** By how much the potential at 1 mol/L comes out too large, in V. */
function slipsOnTheWay(z: number): StepSlip<number>[] {
  const shift = (2 * nernst) / z;
  return [
    {
      made: -shift,
      slip: 'standard-value-everywhere',
      teaching:
        'The potential in the first row was used, but the concentration of the ion there is not 1 mol/L.',
    },
    {
      made: -2 * shift,
      slip: 'wrong-sign',
      teaching:
        'A higher concentration of the ion that is reduced raises the potential; here it was lowered.',
    },
    {
      made: -shift / 2,
      slip: 'steps-miscounted',
      teaching: 'From 0.0100 mol/L to 1 mol/L there are two powers of ten, not one.',
    },
    {
      made: shift / 2,
      slip: 'steps-miscounted',
      teaching: 'From 0.0100 mol/L to 1 mol/L there are two powers of ten, not three.',
    },
    {
      made: shift * (z - 1),
      slip: 'electrons-transferred',
      teaching: `For each factor of ten the potential in the table changes by ${slope(z)}, not ${slope(1)}, because the term is divided by the charge of the ion.`,
    },
    {
      made: shift * (Math.LN10 - 1),
      slip: 'natural-for-decadic-logarithm',
      teaching: `${printedConstants.nernstSlope} V is for use with the base-10 logarithm; it already contains ln 10.`,
    },
  ];
}
