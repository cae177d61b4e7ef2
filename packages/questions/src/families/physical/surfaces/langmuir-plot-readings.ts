import { placeOfHeight } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { adsorbed, drawIsotherm, perPressure, volumeUnit } from './adsorption-plots.ts';
import { fromLine } from './langmuir-line.ts';

/** Langmuir adsorption: the constant from half a layer, and both constants from a straight line. */
export const langmuirPlotReadings: Family = {
  id: 'langmuir-plot-readings',
  name: 'Reading plots of Langmuir adsorption',
  subject: 'physical',
  topics: ['surfaces'],
  difficulties: ['intermediate', 'advanced'],
  tests: { intermediate: ['langmuir-isotherm'], advanced: ['langmuir-isotherm'] },
  uses: ['adsorption'],
  reference: 'Atkins and de Paula, Physical Chemistry, section 19B',
  showsFigure: true,
  draft(random, difficulty) {
    return difficulty === 'intermediate' ? fromIsotherm(random) : fromLine(random);
  },
};

function fromIsotherm(random: Random): Draft | null {
  const full = random.integer(9, 48);
  const half = random.integer(4, 30);
  const one = { constant: 1 / half, full };
  const farthest = half * (random.integer(25, 60) / 10);
  const figure = drawIsotherm(one, farthest);
  const end = figure.kind === 'plot' ? figure.x.to : NaN;
  const top = figure.kind === 'plot' ? figure.y.to : NaN;
  const last = adsorbed(one, end);
  const where = (volume: number): number => volume / (full - volume) / one.constant;
  const options = shareReadingOptions(
    one.constant,
    perPressure,
    [
      {
        value: half,
        slip: 'inverted-ratio',
        teaching: 'This is the pressure at half coverage; the constant is its reciprocal.',
      },
      {
        value: 1 / where(last / 2),
        slip: 'wrong-reference',
        teaching:
          'Half the height of the last point on the curve was used; the full layer is the dashed line.',
      },
      {
        value: 1 / where(top / 2),
        slip: 'wrong-reference',
        teaching: 'Half the height of the axis was used; the full layer is the dashed line.',
      },
      {
        value: 1 / (full / 2),
        slip: 'wrong-axis',
        teaching:
          'The reciprocal of half the volume was used; the reciprocal of the pressure at that volume is needed.',
      },
      {
        value: full / half,
        slip: 'linear-isotherm',
        teaching:
          'This is the initial slope of the curve, which is the constant times the volume of the full layer.',
      },
      {
        value: full / 2 / half,
        slip: 'one-step-short',
        teaching:
          'The volume at half coverage was divided by its pressure; the constant is just the reciprocal of the pressure.',
      },
      {
        value: 1 / end,
        slip: 'wrong-reference',
        teaching: 'The pressure at the end of the axis was used; the pressure at half coverage is needed.',
      },
      {
        value: 1 / where(full * 0.75),
        slip: 'share-for-ratio',
        teaching: 'This is the value read where three quarters of the sites are occupied, not half of them.',
      },
    ],
    0.2,
  );
  return (
    options && {
      text: 'What is the Langmuir constant *K* for this adsorption, in which a fraction *θ* = *Kp*/(1 + *Kp*) of a full monolayer is adsorbed at pressure *p*?',
      shown: {
        figure,
        keyFrom: ({ lines: [curve = [], level = []] }) =>
          perPressure(1 / (placeOfHeight(curve, (level[0]?.[1] ?? NaN) / 2) ?? NaN)),
      },
      ...options,
      explanation: `The full layer is at ${full} ${volumeUnit}. Half of it, ${full / 2} ${volumeUnit}, is adsorbed at about ${half} kPa. At *θ* = \\frac{1}{2}, *Kp* = 1, so *K* = \\frac{1}{${half} kPa} = ${options.answer}.`,
      finding: `The reciprocal of the pressure at half coverage is ${options.answer}.`,
    }
  );
}
