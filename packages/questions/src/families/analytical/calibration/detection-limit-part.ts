import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { lineIn, meanSlope, type Standards } from './calibration-standards.ts';

const limits = [
  { name: 'detection limit', times: 3, word: 'three' },
  { name: 'limit of quantitation', times: 10, word: 'ten' },
] as const;

/** The concentration whose absorbance is so many standard deviations of the blank: in the measured solution, or before the dilution. */
export function detectionLimit(standards: Standards, random: Random): PartDraft | null {
  const { slope, straightTo, scatter, aliquot, flask } = standards;
  const { name, times, word } = random.pick(limits);
  const isOfSample = random.pick([true, false]);
  const dilution = flask / aliquot;
  const asked = isOfSample ? dilution : 1;
  const write = (value: number): string => `${formatSignificant(value, 2)} mg/L`;
  const key = ((times * scatter) / slope) * asked;
  const options = shareReadingOptions(key, write, [
    ...timesSlips(key, times),
    {
      value: key * slope,
      slip: 'signal-for-concentration',
      teaching: 'The absorbance was not divided by the slope; only the quotient is a concentration.',
      factor: 'slope',
    },
    {
      value: key * (slope / meanSlope(standards.figure)),
      slip: 'some-points-only',
      teaching: 'The line was drawn from the blank to the highest standard; the linear part is steeper.',
      factor: 'slope',
    },
    ...dilutionSlips(key, dilution, isOfSample),
  ]);
  const [s, signal, sd] = [
    `${formatSignificant(slope, 3)} L/mg`,
    formatDecimals(times * scatter, 4),
    formatDecimals(scatter, 4),
  ];
  const measured = `\\frac{${signal}}{${s}} = ${isOfSample ? `${formatSignificant(key / dilution, 3)} mg/L` : write(key)}`;
  const volumes = `\\frac{${formatDecimals(flask, 1)} mL}{${formatDecimals(aliquot, 2)} mL}`;
  return (
    options && {
      text: `${isOfSample ? 'The sample is measured after the dilution described. ' : ''}What is the ${name} (${word} standard deviations of the blank), as a concentration in the ${isOfSample ? 'undiluted sample' : 'measured solution'}?`,
      keyFrom: (drawing) => write(((times * scatter) / lineIn(drawing, straightTo).slope) * asked),
      ...options,
      explanation: `The signal at the limit is ${times} × ${sd} = ${signal}. Divided by the slope of the linear part, this is ${measured} in the measured solution.${isOfSample ? ` Before the dilution the limit is ${volumes} times as large: ${options.answer}.` : ''}`,
      finding: `${times} standard deviations over the slope${isOfSample ? ', times the dilution' : ''}: ${options.answer}.`,
    }
  );
}

/** Slips in how many standard deviations make the limit. */
function timesSlips(key: number, times: 3 | 10): SlippedValue[] {
  return [
    {
      value: key / times,
      slip: 'forgot-factor',
      teaching: `One standard deviation was used; the limit is at ${times === 3 ? 'three' : 'ten'} of them.`,
      factor: 'times',
    },
    times === 3
      ? {
          value: (key / 3) * 10,
          slip: 'detection-limits-confused',
          teaching: 'Ten standard deviations were used; they give the limit of quantitation.',
          factor: 'times',
        }
      : {
          value: (key / 10) * 3,
          slip: 'detection-limits-confused',
          teaching: 'Three standard deviations were used; they give the detection limit.',
          factor: 'times',
        },
  ];
}

/** Slips in the dilution: left out, turned around, or put in where the measured solution is asked for. */
function dilutionSlips(key: number, dilution: number, isOfSample: boolean): SlippedValue[] {
  const factor = 'dilution';
  return isOfSample
    ? [
        {
          value: key / dilution,
          slip: 'forgot-dilution-factor',
          teaching: `The dilution was ignored; the value must be multiplied by ${formatSignificant(dilution, 3)}.`,
          factor,
        },
        {
          value: key / dilution ** 2,
          slip: 'dilution-the-wrong-way',
          teaching:
            'The limit was divided by the dilution factor; the sample is more concentrated than the diluted solution.',
          factor,
        },
      ]
    : [
        {
          value: key * dilution,
          slip: 'needless-factor',
          teaching:
            'The limit was multiplied by the dilution factor, which gives the limit in the sample; the question asks about the measured solution.',
          factor,
        },
        {
          value: key / dilution,
          slip: 'needless-division',
          teaching:
            'The limit was divided by the dilution factor; the question asks about the solution as it is measured.',
          factor,
        },
      ];
}
