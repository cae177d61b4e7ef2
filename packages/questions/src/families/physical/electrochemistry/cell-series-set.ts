import { formatDecimals } from '@valence/chemistry';
import { wholeSet, type ComputedSet, type PartDraft } from '../../computed-set.ts';
import { consequencePart } from '../../consequence-part.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { changesOfCell } from './cell-changes.data.ts';
import { drawSeries, lineIn, nernst, slope, zinc, type CellSeries } from './cell-series.ts';
import { unknownConcentration } from './unknown-concentration.ts';

/** Potentials of a cell at several concentrations: the charge of its ion or its standard potential, and an unknown concentration. */
export const cellSeriesSet: ComputedSet = {
  id: 'cell-series-set',
  subject: 'physical',
  topics: ['electrochemistry'],
  tests: {
    intermediate: [['nernst-equation', 'standard-cell-potential'], ['nernst-equation'], ['nernst-equation']],
    advanced: [['nernst-equation'], ['nernst-equation', 'standard-electrode-potential'], ['nernst-equation']],
  },
  reference: 'OpenStax Chemistry 2e, sections 17.3 and 17.4',
  draft(random, difficulty) {
    const series = drawSeries(random);
    if (series === null) return null;
    return wholeSet({
      title: 'A cell at several concentrations',
      text: told(series, difficulty === 'advanced'),
      figure: series.figure,
      parts:
        difficulty === 'advanced'
          ? [charge(series), ofElectrode(series), unknownConcentration(series)]
          : [ofCell(series), unknownConcentration(series), consequencePart(random, changesOfCell)],
    });
  },
};

function told({ metal, ion, unknownPotential }: CellSeries, isHidden: boolean): string {
  const given = isHidden
    ? 'an unknown metal in solutions of its ion, M^{*z*+},'
    : `\\ce{${metal}} in solutions of \\ce{${ion}}`;
  return `A galvanic cell is built from zinc in a 1.00 mol/L solution of \\ce{Zn^{2+}} and from ${given} of several concentrations. Zinc is the negative electrode. The table shows the potential of the cell at 25 °C. A solution of unknown concentration of the same ion, in the place of the others, gives ${formatDecimals(unknownPotential, 4)} V.\n\nTake concentrations for activities, and \\frac{*RT*}{*F*} ln 10 = ${printedConstants.nernstSlope} V.`;
}

const volts = (value: number): string => `${value < 0 ? '−' : '+'}${formatDecimals(Math.abs(value), 2)} V`;

function charge({ z, first, last }: CellSeries): PartDraft {
  return {
    text: 'What is the charge number *z* of the ion of the unknown metal?',
    keyFrom: ({ cells }) => String(Math.round(nernst / lineIn(cells).slope)),
    answer: String(z),
    distractors: [1, 2, 3, 4]
      .filter((other) => other !== z)
      .map((other) => ({
        text: String(other),
        slip: 'electrons-transferred',
        teaching: `With this charge the potential would change by ${slope(other)} for each factor of ten in the concentration.`,
      })),
    explanation: `From the first row to the last the concentration falls by a factor of 100, two powers of ten, and the potential by ${formatDecimals(first, 4)} V − ${formatDecimals(last, 4)} V = ${formatDecimals(first - last, 4)} V. This is about ${slope(z)} for each factor of ten, and \\frac{${printedConstants.nernstSlope} V}{*z*} by the Nernst equation: *z* = ${z}.`,
    finding: `A factor of ten changes the potential by ${slope(z)}.`,
  };
}

/** Of the cell, with both ions at 1 mol/L. */
function ofCell(series: CellSeries): PartDraft | null {
  const { standard, z, first } = series;
  const shift = (2 * nernst) / z;
  const options = readingOptions(
    standard,
    volts,
    [
      {
        value: first,
        slip: 'standard-value-everywhere',
        teaching: 'This is the potential of the first row, where the ion is not at 1 mol/L.',
      },
      {
        value: first - shift,
        slip: 'wrong-sign',
        teaching:
          'A larger concentration of the ion that takes up electrons raises the potential of the cell.',
      },
      {
        value: first + shift * Math.LN10,
        slip: 'natural-for-decadic-logarithm',
        teaching: `${printedConstants.nernstSlope} V belongs to the base-10 logarithm; it contains ln 10 already.`,
      },
      {
        value: standard + zinc,
        slip: 'answered-another-quantity',
        teaching: 'This is the standard potential of the one electrode; that of the whole cell is asked for.',
      },
      {
        value: first + 2 * nernst * (z === 1 ? 0.5 : 1),
        slip: 'electrons-transferred',
        teaching: `The logarithm is multiplied by ${printedConstants.nernstSlope} V over the charge of the ion, ${z}.`,
      },
    ],
    0.025,
  );
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

function ofElectrode({ standard, z, first }: CellSeries): PartDraft | null {
  const shift = (2 * nernst) / z;
  const options = readingOptions(
    standard + zinc,
    volts,
    [
      {
        value: first + zinc,
        slip: 'standard-value-everywhere',
        teaching: 'This takes the potential of the first row, where the ion is not at 1 mol/L.',
      },
      {
        value: first - shift + zinc,
        slip: 'wrong-sign',
        teaching: 'A larger concentration of the ion that takes up electrons raises the potential.',
      },
      {
        value: standard,
        slip: 'one-step-short',
        teaching: 'This is the standard potential of the cell; that of zinc has to be added.',
      },
      {
        value: standard - zinc,
        slip: 'wrong-sign',
        teaching:
          'The potential of the cell is that of the unknown electrode less that of zinc, which is negative.',
      },
      {
        value: -standard - zinc,
        slip: 'exchanged-electrodes',
        teaching: 'The sign is turned: zinc is the negative electrode, and the other one lies above it.',
      },
      {
        value: zinc - standard,
        slip: 'exchanged-electrodes',
        teaching:
          'The potential of the cell was subtracted from that of zinc; zinc is the negative electrode, so it has to be added.',
      },
    ],
    0.025,
  );
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
