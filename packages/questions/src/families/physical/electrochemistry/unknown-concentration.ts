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
          'This interpolates linearly between the two rows; the potential is linear in the logarithm of the concentration.',
      },
      {
        value: upper * Math.exp(part),
        slip: 'natural-for-decadic-logarithm',
        teaching: 'A power of e was used in the calculation from the row above; a power of ten is needed.',
      },
      {
        value: upper * 10 ** (part / 2),
        slip: 'needless-half',
        teaching:
          'In the calculation from the row above, the exponent was halved; the step for a factor of ten already includes the charge.',
      },
      {
        value: lower * Math.exp(fromBelow),
        slip: 'natural-for-decadic-logarithm',
        teaching: 'A power of e was used in the calculation from the row below; a power of ten is needed.',
      },
      {
        value: lower * 10 ** (fromBelow / 2),
        slip: 'needless-half',
        teaching:
          'In the calculation from the row below, the exponent was halved; the step for a factor of ten already includes the charge.',
      },
      {
        value: Math.sqrt(upper * lower),
        slip: 'averaged-levels',
        teaching:
          'This is halfway between the logarithms of the two neighboring rows; the potential shows how far it is from each.',
      },
      {
        value: (upper + lower) / 2,
        slip: 'averaged-levels',
        teaching:
          'This is the mean of the two neighboring rows; the potential shows how far it is from each.',
      },
      {
        value: lower * 10 ** -part,
        slip: 'wrong-reference',
        teaching:
          'The difference in potential was taken from the row above, but the concentration from the row below.',
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
      text: 'What is the concentration of the ion in the unknown solution?',
      keyFrom: ({ cells }) => {
        const line = lineIn(cells);
        return write(10 ** ((unknownPotential - line.intercept) / line.slope));
      },
      ...options,
      explanation: `The potential of this solution is ${less} V below that in the first row. In the table, a factor of ten corresponds to ${slope(z)}, so the concentration is lower by \\frac{${less} V}{${slope(z)}} = ${formatSignificant(-power, 3)} powers of ten: 0.0100 mol/L × 10^{−${formatSignificant(-power, 3)}}, about ${options.answer}.`,
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
    teaching: `This assumes ${slope(other)} for each factor of ten; the table shows ${slope(z)}.`,
  });
  return [
    withCharge(z + 1),
    ...(z > 1 ? [withCharge(z - 1)] : []),
    {
      value: 0.01 * Math.exp(power),
      slip: 'natural-for-decadic-logarithm',
      teaching: 'A power of e was used in the calculation from the first row; a power of ten is needed.',
    },
    {
      value: 0.01 * 10 ** (power * Math.LN10),
      slip: 'natural-for-decadic-logarithm',
      teaching: `The step for each factor of ten in the table is ${slope(z)}, which already contains ln 10.`,
    },
    {
      value: (0.01 * unknownPotential) / first,
      slip: 'linear-for-logarithmic',
      teaching: 'The concentration is not proportional to the potential.',
    },
    {
      value: above[0] * 10 ** -part,
      slip: 'wrong-sign',
      teaching: 'A potential lower than in the row above means a lower concentration.',
    },
    {
      value: below[0] * 10 ** -fromBelow,
      slip: 'wrong-sign',
      teaching: 'A potential higher than in the row below means a higher concentration.',
    },
    {
      value: above[0] * 10 ** fromBelow,
      slip: 'wrong-reference',
      teaching:
        'The difference in potential was taken from the row below, but the concentration from the row above.',
    },
  ];
}
