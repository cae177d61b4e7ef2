import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { amongNear } from '../../options/reading-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { scientificNumber } from '../../texts/plain-number.ts';
import { lineIn, nernst, slope, type CellSeries } from './cell-series.ts';

/** A concentration so many powers of ten beside the key is not believed. */
const believable = 2;

/** The concentration of the unknown solution, from its potential. */
export function unknownConcentration(random: Random, series: CellSeries): PartDraft | null {
  const { z, first, standard, unknownPotential, above, below } = series;
  const write = (value: number): string => `${scientificNumber(value, 2)} mol/L`;
  const step = nernst / z;
  const power = (unknownPotential - first) / step;
  const [[upper, upperPotential], [lower, lowerPotential]] = [above, below];
  const part = (unknownPotential - upperPotential) / step;
  const fromBelow = (unknownPotential - lowerPotential) / step;
  const key = 0.01 * 10 ** power;
  const isAbove = random.pick([true, false]);
  const options = amongNear(
    key,
    write,
    0.2,
    [
      {
        value:
          upper + ((lower - upper) * (unknownPotential - upperPotential)) / (lowerPotential - upperPotential),
        slip: 'linear-for-logarithmic',
        teaching:
          'This goes from row to row on a straight line; the potential is linear in the logarithm of the concentration.',
      },
      {
        value: upper * Math.exp(part),
        slip: 'natural-for-decadic-logarithm',
        teaching: 'Counted from the row above, the power is one of ten, not of e.',
      },
      {
        value: upper * 10 ** (part / 2),
        slip: 'needless-half',
        teaching: 'Counted from the row above, the step for a factor of ten has the charge in it already.',
      },
      {
        value: lower * Math.exp(fromBelow),
        slip: 'natural-for-decadic-logarithm',
        teaching: 'Counted from the row below, the power is one of ten, not of e.',
      },
      {
        value: lower * 10 ** (fromBelow / 2),
        slip: 'needless-half',
        teaching: 'Counted from the row below, the step for a factor of ten has the charge in it already.',
      },
      {
        value: Math.sqrt(upper * lower),
        slip: 'averaged-levels',
        teaching:
          'This is halfway between the logarithms of the two rows around it; the potential tells how far it is from each.',
      },
      {
        value: (upper + lower) / 2,
        slip: 'averaged-levels',
        teaching: 'This is the mean of the two rows around it; the potential tells how far it is from each.',
      },
      {
        value: lower * 10 ** -part,
        slip: 'wrong-reference',
        teaching: 'The distance from the row above was laid off from the row below.',
      },
    ],
    // Only the first of these is offered: as often one above the key as one below it.
    random.shuffle(
      farSlips(series).filter(
        ({ value }) => value > key === isAbove && Math.abs(Math.log10(value / key)) < believable,
      ),
    ),
  );
  const less = formatDecimals(first - unknownPotential, 4);
  return (
    options && {
      text: 'What is the concentration of the ion in the solution of unknown concentration?',
      keyFrom: ({ cells }) => {
        const line = lineIn(cells);
        return write(10 ** ((unknownPotential - line.intercept) / line.slope));
      },
      ...options,
      explanation: `Its potential lies ${less} V below that of the first row. The table has ${slope(z)} for each factor of ten, so that the concentration is lower by \\frac{${less} V}{${slope(z)}} = ${formatSignificant(-power, 3)} powers of ten: 0.0100 mol/L × 10^{−${formatSignificant(-power, 3)}}, about ${options.answer}.`,
      finding: `${formatDecimals(standard, 2)} V at 1 mol/L and ${slope(z)} for each factor of ten lead to ${options.answer}.`,
    }
  );
}

/** Slips that end away from the two rows around the unknown solution, beyond either of them. */
function farSlips({ z, first, unknownPotential, above, below }: CellSeries): SlippedValue[] {
  const step = nernst / z;
  const power = (unknownPotential - first) / step;
  const part = (unknownPotential - above[1]) / step;
  const fromBelow = (unknownPotential - below[1]) / step;
  const withCharge = (other: number): SlippedValue => ({
    value: 0.01 * 10 ** ((power * other) / z),
    slip: 'electrons-transferred',
    teaching: `This takes ${slope(other)} for each factor of ten; the table shows ${slope(z)}.`,
  });
  return [
    withCharge(z + 1),
    ...(z > 1 ? [withCharge(z - 1)] : []),
    {
      value: 0.01 * Math.exp(power),
      slip: 'natural-for-decadic-logarithm',
      teaching: 'Counted from the first row, the power is one of ten, not of e.',
    },
    {
      value: 0.01 * 10 ** (power * Math.LN10),
      slip: 'natural-for-decadic-logarithm',
      teaching: `For each factor of ten the table has ${slope(z)}, which contains ln 10 already.`,
    },
    {
      value: (0.01 * unknownPotential) / first,
      slip: 'linear-for-logarithmic',
      teaching: 'The concentration is not proportional to the potential.',
    },
    {
      value: above[0] * 10 ** -part,
      slip: 'wrong-sign',
      teaching: 'A lower potential than in the row above belongs to a lower concentration.',
    },
    {
      value: below[0] * 10 ** -fromBelow,
      slip: 'wrong-sign',
      teaching: 'A higher potential than in the row below belongs to a higher concentration.',
    },
    {
      value: above[0] * 10 ** fromBelow,
      slip: 'wrong-reference',
      teaching: 'The distance from the row below was added to the row above.',
    },
  ];
}
