import { formatDecimals } from '@valence/chemistry';
import { wholeSet, type ComputedSet, type PartDraft } from '../../computed-set.ts';
import { consequencePart } from '../../consequence-part.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { changesOfCell } from './cell-changes.data.ts';
import { drawSeries, lineIn, nernst, slope, type CellSeries } from './cell-series.ts';
import { ofCell, ofElectrode } from './potentials-of-series.ts';
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
          ? [charge(series), ofElectrode(random, series), unknownConcentration(random, series)]
          : [
              ofCell(random, series),
              unknownConcentration(random, series),
              consequencePart(random, changesOfCell),
            ],
    });
  },
};

function told({ metal, ion, unknownPotential }: CellSeries, isHidden: boolean): string {
  const given = isHidden
    ? 'an unknown metal in solutions of its ion, M^{*z*+},'
    : `\\ce{${metal}} in solutions of \\ce{${ion}}`;
  return `A galvanic cell is built from zinc in a 1.00 mol/L solution of \\ce{Zn^{2+}} and ${given} of various concentrations. Zinc is the negative electrode. The table shows the potential of the cell at 25 °C. A solution of the same ion with an unknown concentration, used in place of these solutions, gives ${formatDecimals(unknownPotential, 4)} V.\n\nUse concentrations in place of activities, and \\frac{*RT*}{*F*} ln 10 = ${printedConstants.nernstSlope} V.`;
}

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
        teaching: `With this charge the potential would change by ${slope(other)} for each factor of ten in the concentration; it changes by ${slope(z)}.`,
      })),
    explanation: `From the first row to the last, the concentration decreases by a factor of 100, or two powers of ten, and the potential decreases by ${formatDecimals(first, 4)} V − ${formatDecimals(last, 4)} V = ${formatDecimals(first - last, 4)} V. This is about ${slope(z)} for each factor of ten. By the Nernst equation this change is \\frac{${printedConstants.nernstSlope} V}{*z*}, so *z* = ${z}.`,
    finding: `A factor of ten changes the potential by ${slope(z)}.`,
  };
}
