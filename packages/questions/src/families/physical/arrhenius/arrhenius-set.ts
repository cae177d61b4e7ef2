import { formatDecimals, zeroCelsius } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import { partFrom, wholeSet, type ComputedSet, type SetDraft } from '../../computed-set.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { drawConstants } from './arrhenius-table.ts';
import { energyOfTable, nextConstant } from './arrhenius-table-parts.ts';
import { drawLine } from './arrhenius-line.ts';
import { energyOf } from './arrhenius-plot-readings.ts';
import { changedLine, constantAt } from './arrhenius-line-parts.ts';
import { catalyzed } from './catalyst-factor.ts';

/** Rate constants at several temperatures, as a line or a table: activation energy, another temperature, and a catalyst. */
export const arrheniusSet: ComputedSet = {
  id: 'arrhenius-set',
  subject: 'physical',
  topics: ['arrhenius'],
  tests: {
    intermediate: [
      ['arrhenius-equation'],
      ['arrhenius-equation'],
      ['arrhenius-equation'],
      ['arrhenius-equation', 'catalysis'],
    ],
    advanced: [
      ['arrhenius-equation', 'activation-energy'],
      ['arrhenius-equation'],
      ['arrhenius-equation', 'catalysis'],
    ],
  },
  reference: 'OpenStax Chemistry 2e, sections 12.5 and 12.7',
  draft(random, difficulty) {
    return difficulty === 'advanced' ? fromTable(random) : fromPlot(random);
  },
};

const question = `What is the activation energy of the reaction? (*R* = ${printedConstants.gas} J/(mol·K))`;

function fromPlot(random: Random): SetDraft | null {
  const line = drawLine(random, [1.2, 1.4, 1.6, 2, 2.4, 2.8, 3]);
  // No end of the line lies at a number of the vertical axis.
  if (line.top % 2 === 0 || (line.top - line.fall) % 2 === 0) return null;
  const energy = energyOf(line, random);
  const middle = 1000 / (line.from + line.span / 2) - zeroCelsius;
  return wholeSet({
    title: 'An Arrhenius plot',
    text: 'The rate constant *k* of a first-order reaction was measured at five temperatures. The plot shows the natural logarithm of its numerical value in s^{−1} against the reciprocal of the absolute temperature.',
    figure: line.figure,
    parts: [
      energy && partFrom(energy, question),
      constantAt(line, random),
      changedLine(random),
      catalyzed(5 * Math.round(middle / 5), random),
    ],
  });
}

function fromTable(random: Random): SetDraft | null {
  const drawn = drawConstants(random);
  const celsius = formatDecimals(drawn.temperatures[0] ?? NaN, 0);
  return wholeSet({
    title: 'A reaction at five temperatures',
    text: `A dissolved substance decomposes in a first-order reaction. Its rate constant was measured at five temperatures, starting at ${celsius} °C, without a catalyst.`,
    figure: drawn.figure,
    parts: [
      energyOfTable(drawn, question),
      nextConstant(drawn, random),
      catalyzed(drawn.temperatures[0] ?? NaN, random),
    ],
  });
}
