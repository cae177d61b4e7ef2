import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { workingTo } from '../../texts/shown-working.ts';
import { expectedArea } from './expected-area.ts';
import { drawMixture, pairsOfCompounds } from './internal-standard-mixture.ts';
import { responseFactor } from './response-factor.ts';

const content = (value: number): string => `${formatSignificant(value, 3)} mg/L`;

/** Response factor or a peak area from it, a concentration, and one with a standard that is pipetted into the sample. */
export const internalStandard: Family = {
  id: 'internal-standard',
  name: 'Internal standards',
  subject: 'analytical',
  topics: ['calibration', 'chromatography'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['internal-standard'],
    intermediate: ['internal-standard'],
    advanced: ['internal-standard'],
  },
  uses: ['gas-chromatography', 'dilution'],
  reference: 'Harris, Quantitative Chemical Analysis, chapter 5',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return random.next() < 0.5 ? responseFactor(random) : expectedArea(random);
      case 'intermediate':
        return fromFactor(random);
      case 'advanced':
        return fromCalibration(random);
    }
  },
};

function fromFactor(random: Random): Draft | null {
  const pair = random.pick(pairsOfCompounds);
  const { analyte, standard } = pair;
  const { cs, ax, as, factor } = drawMixture(random, pair);
  const options = quantityOptions(((ax / as) * cs) / factor, content, [
    {
      value: (ax / as) * cs * factor,
      slip: 'multiplied-for-divided',
      factor: 'response',
      teaching:
        'The result was multiplied by the response factor; divide by it, because a substance with a stronger response gives the same area at a lower concentration.',
    },
    {
      value: (ax / as) * cs,
      slip: 'equal-response',
      factor: 'response',
      teaching: `The responses were assumed to be equal, but *F* is ${formatDecimals(factor, 3)}.`,
    },
    {
      value: ((as / ax) * cs) / factor,
      slip: 'inverted-ratio',
      factor: 'areas',
      teaching: 'The ratio of the areas was inverted; the area of the analyte belongs in the numerator.',
    },
    {
      value: cs / factor,
      slip: 'ignored-areas',
      factor: 'areas',
      teaching: 'The areas were ignored; they show how much analyte there is relative to the standard.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `${capitalised(analyte)} has the response factor *F* = ${formatDecimals(factor, 3)} relative to ${standard} (peak area per unit concentration). A solution that contains ${formatSignificant(cs, 3)} mg/L ${standard} gives peak areas of ${ax} for ${analyte} and ${as} for ${standard}. What is the concentration of ${analyte}?`,
    ...options,
    explanation: `*F* = \\frac{*A*_{x}/*c*_{x}}{*A*_{s}/*c*_{s}}, so *c*_{x} = \\frac{*A*_{x}}{*A*_{s}} × \\frac{*c*_{s}}{*F*} = \\frac{${ax}}{${as}} × \\frac{${formatSignificant(cs, 3)} mg/L}{${formatDecimals(factor, 3)}} = ${options.answer}.`,
    finding: `Ratio of the areas times *c*_{s}/*F*: ${options.answer}.`,
  };
}

function fromCalibration(random: Random): Draft | null {
  const pair = random.pick(pairsOfCompounds);
  const { analyte, standard } = pair;
  const { cx, cs, ax, as } = drawMixture(random, pair);
  const factor = ax / cx / (as / cs);
  const [sample, added, flask] = [random.pick([5, 10, 20]), random.pick([1, 2, 5]), random.pick([25, 50])];
  const stock = random.integer(10, 60) * 5;
  const inFlask = (stock * added) / flask;
  const found = drawMixture(random, pair);
  const ratio = found.ax / found.as;
  const diluted = (ratio * inFlask) / factor;
  const made = quantityOptions((diluted * flask) / sample, content, [
    {
      value: diluted,
      slip: 'forgot-dilution-factor',
      teaching: `The concentration in the flask was given; the sample was diluted from ${formatDecimals(sample, 2)} to ${formatDecimals(flask, 2)} mL.`,
    },
    {
      value: (((ratio * stock) / factor) * flask) / sample,
      slip: 'undiluted-standard',
      teaching: `The concentration of the standard solution was used as it is; in the flask the standard is diluted to ${formatSignificant(inFlask, 3)} mg/L.`,
    },
    {
      value: (ratio * inFlask * flask) / sample,
      slip: 'equal-response',
      teaching: `The responses were assumed to be equal, but the first mixture gives *F* = ${formatSignificant(factor, 3)}.`,
    },
    {
      value: (ratio * inFlask * factor * flask) / sample,
      slip: 'multiplied-for-divided',
      teaching:
        'The result was multiplied by the response factor; to find the concentration of the analyte, divide by it.',
    },
  ]);
  if (made === null) return null;
  // Peaks of a few hundred mg/L and less are compared: a thousand would be seen to be wrong.
  const options = { ...made, distractors: made.distractors.filter(({ text }) => !text.includes('10^')) };
  const { kept, shown } = workingTo(options.answer, (keep) =>
    content((keep((ratio * keep(inFlask)) / keep(factor)) * flask) / sample),
  );
  return {
    text: `A mixture of ${formatSignificant(cx, 3)} mg/L ${analyte} and ${formatSignificant(cs, 3)} mg/L ${standard} gives peak areas of ${ax} and ${as}, respectively. Next, ${formatDecimals(sample, 2)} mL of a sample and ${formatDecimals(added, 2)} mL of ${formatDecimals(stock, 1)} mg/L ${standard} are mixed and made up to ${formatDecimals(flask, 2)} mL; this solution gives peak areas of ${found.ax} for ${analyte} and ${found.as} for ${standard}. What is the concentration of ${analyte} in the sample?`,
    ...options,
    explanation: `*F* = \\frac{${ax}/${formatSignificant(cx, 3)}}{${as}/${formatSignificant(cs, 3)}} = ${shown(factor)}. In the flask the concentration of the standard is ${shown(inFlask)} mg/L, so that of ${analyte} is \\frac{${found.ax}}{${found.as}} × \\frac{${shown(inFlask)}}{${shown(factor)}} = ${shown((ratio * kept(inFlask)) / kept(factor))} mg/L there, and \\frac{${formatDecimals(flask, 2)}}{${formatDecimals(sample, 2)}} times as much in the sample: ${options.answer}.`,
    finding: `Response factor, diluted standard and dilution of the sample give ${options.answer}.`,
  };
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
