import { formatDecimals } from '@valence/chemistry';
import type { DrawingReading } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { plainNumber } from '../../texts/plain-number.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { energyOptions } from './arrhenius-energy-options.ts';
import { drawLine, type ArrheniusLine } from './arrhenius-line.ts';
import { logarithmAt, temperatureAt } from './point-on-arrhenius-line.ts';

const gas = Number(printedConstants.gas);

/** An Arrhenius plot: the activation energy from its slope, and the temperature or the rate constant at a point. */
export const arrheniusPlotReadings: Family = {
  id: 'arrhenius-plot-readings',
  name: 'Reading an Arrhenius plot',
  subject: 'physical',
  topics: ['arrhenius'],
  difficulties: ['intermediate', 'advanced'],
  tests: { intermediate: ['arrhenius-equation'], advanced: ['arrhenius-equation'] },
  uses: ['activation-energy'],
  reference: 'OpenStax Chemistry 2e, section 12.5',
  showsFigure: true,
  draft(random, difficulty) {
    const line = drawLine(random);
    if (difficulty === 'intermediate') return energyOf(line, random);
    return random.next() < 0.5 ? temperatureAt(line, random) : logarithmAt(line, random);
  },
};

/** The slope of the line, in K. */
function slopeOf({ lines }: DrawingReading): number {
  const [x0, y0] = lines[0]?.[0] ?? [0, 0];
  const [x1, y1] = lines[0]?.at(-1) ?? [1, 0];
  return (1000 * (y1 - y0)) / (x1 - x0);
}

/** The activation energy from the slope of the line. */
export function energyOf({ figure, fall, span, top }: ArrheniusLine, random: Random): Draft | null {
  const write = (value: number): string => `${plainNumber(value, 2)} kJ/mol`;
  const options = energyOptions({ fall, span, top }, write, random);
  return (
    options && {
      text: `What is the activation energy according to the Arrhenius plot? (*R* = ${printedConstants.gas} J/(mol·K))`,
      shown: { figure, keyFrom: (drawing) => write((-gas * slopeOf(drawing)) / 1000) },
      ...options,
      explanation: `The slope of the line is −*E*_{a}/*R*. ln *k* falls by ${formatDecimals(fall, 1)} while 1/*T* increases by ${formatDecimals(span, 1)} × 10^{−3} K^{−1}, so *E*_{a} = \\frac{${formatDecimals(fall, 1)}}{${formatDecimals(span, 1)} × 10^{−3} K^{−1}} × ${printedConstants.gas} J/(mol·K) = ${options.answer}.`,
      finding: `The slope times the gas constant is ${options.answer}.`,
    }
  );
}
