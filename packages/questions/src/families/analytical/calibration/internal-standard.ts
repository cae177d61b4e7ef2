import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { toFigures, workingText } from '../../texts/shown-working.ts';

interface Compounds {
  analyte: string;
  standard: string;
  /** Response factors that the usual detectors show, in thousandths. */
  lowest: number;
  highest: number;
}

const pairsOfCompounds: readonly Compounds[] = [
  { analyte: 'ethanol', standard: 'propan-1-ol', lowest: 600, highest: 930 },
  { analyte: 'caffeine', standard: 'theophylline', lowest: 750, highest: 1300 },
  { analyte: 'toluene', standard: 'ethylbenzene', lowest: 900, highest: 1100 },
  { analyte: 'menthol', standard: 'camphor', lowest: 800, highest: 1250 },
  { analyte: 'ibuprofen', standard: 'ketoprofen', lowest: 600, highest: 1600 },
];
const content = (value: number): string => `${formatSignificant(value, 3)} mg/L`;

/** Response factor, a concentration from it, and one with a standard that is pipetted into the sample. */
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
        return responseFactor(random);
      case 'intermediate':
        return fromFactor(random);
      case 'advanced':
        return fromCalibration(random);
    }
  },
};

function responseFactor(random: Random): Draft | null {
  const pair = random.pick(pairsOfCompounds);
  const { analyte, standard } = pair;
  const { cx, cs, ax, as } = drawMixture(random, pair);
  const options = quantityOptions(ax / cx / (as / cs), (value) => formatSignificant(value, 3), [
    {
      value: as / cs / (ax / cx),
      slip: 'inverted-ratio',
      teaching:
        'The analyte belongs in the numerator and the standard in the denominator; this is the reciprocal.',
    },
    {
      value: ax / as,
      slip: 'ignored-concentrations',
      teaching: 'The areas alone do not tell the response: each has to be divided by its concentration.',
    },
    {
      value: (ax * cx) / (as * cs),
      slip: 'multiplied-for-divided',
      teaching: 'Response is area per concentration, so the concentrations divide their areas.',
    },
    {
      value: cx / cs,
      slip: 'ignored-areas',
      teaching: 'This compares the concentrations only; the response is area per concentration.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `A mixture of ${formatSignificant(cx, 3)} mg/L ${analyte} and ${formatSignificant(cs, 3)} mg/L ${standard}, the internal standard, gives peak areas of ${ax} (${analyte}) and ${as} (${standard}). What is the response factor *F* of ${analyte}, the area per concentration relative to that of the standard?`,
    ...options,
    explanation: `The area for each mg/L of the analyte is compared with that of the standard: *F* = \\frac{${ax}/${formatSignificant(cx, 3)}}{${as}/${formatSignificant(cs, 3)}} = \\frac{${workingText(ax / cx)}}{${workingText(as / cs)}} = ${options.answer}.`,
    finding: `Area per concentration of the analyte over that of the standard: ${options.answer}.`,
  };
}

function fromFactor(random: Random): Draft | null {
  const pair = random.pick(pairsOfCompounds);
  const { analyte, standard } = pair;
  const { cs, ax, as, factor } = drawMixture(random, pair);
  const options = quantityOptions(((ax / as) * cs) / factor, content, [
    {
      value: (ax / as) * cs * factor,
      slip: 'multiplied-for-divided',
      teaching: 'The response factor divides: a substance with a strong response needs less for its area.',
    },
    {
      value: (ax / as) * cs,
      slip: 'equal-response',
      teaching: `This takes the responses as equal, but *F* is ${formatDecimals(factor, 3)}.`,
    },
    {
      value: ((as / ax) * cs) / factor,
      slip: 'inverted-ratio',
      teaching: 'The area of the analyte belongs in the numerator; here it is in the denominator.',
    },
    {
      value: cs / factor,
      slip: 'ignored-areas',
      teaching: 'The areas were left out; they tell how much analyte there is for the standard.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `${capitalised(analyte)} has the response factor *F* = ${formatDecimals(factor, 3)} relative to ${standard} (area per concentration). A solution that contains ${formatSignificant(cs, 3)} mg/L ${standard} gives peak areas of ${ax} for ${analyte} and ${as} for ${standard}. What is the concentration of ${analyte}?`,
    ...options,
    explanation: `*F* = \\frac{*A*_{x}/*c*_{x}}{*A*_{s}/*c*_{s}}, so *c*_{x} = \\frac{*A*_{x}}{*A*_{s}} × \\frac{*c*_{s}}{*F*} = \\frac{${ax}}{${as}} × \\frac{${formatSignificant(cs, 3)} mg/L}{${formatDecimals(factor, 3)}} = ${options.answer}.`,
    finding: `Ratio of the areas times *c*_{s}/*F*: ${options.answer}.`,
  };
}

function fromCalibration(random: Random): Draft | null {
  const pair = random.pick(pairsOfCompounds);
  const { analyte, standard } = pair;
  const { cx, cs, ax, as } = drawMixture(random, pair);
  const factor = toFigures(ax / cx / (as / cs), 6);
  const [sample, added, flask] = [random.pick([5, 10, 20]), random.pick([1, 2, 5]), random.pick([25, 50])];
  const stock = random.integer(10, 60) * 5;
  const inFlask = (stock * added) / flask;
  const found = drawMixture(random, pair);
  const ratio = found.ax / found.as;
  const diluted = (ratio * inFlask) / factor;
  const options = quantityOptions((diluted * flask) / sample, content, [
    {
      value: diluted,
      slip: 'forgot-dilution-factor',
      teaching: `This is in the flask; the sample was diluted from ${formatDecimals(sample, 2)} to ${formatDecimals(flask, 2)} mL.`,
    },
    {
      value: (((ratio * stock) / factor) * flask) / sample,
      slip: 'undiluted-standard',
      teaching: `In the flask the standard is diluted to ${formatSignificant(inFlask, 3)} mg/L.`,
    },
    {
      value: (ratio * inFlask * flask) / sample,
      slip: 'equal-response',
      teaching: `The responses differ: the first mixture gives *F* = ${formatSignificant(factor, 3)}.`,
    },
    {
      value: (ratio * inFlask * factor * flask) / sample,
      slip: 'multiplied-for-divided',
      teaching: 'The response factor divides when the concentration of the analyte is asked.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `A mixture of ${formatSignificant(cx, 3)} mg/L ${analyte} and ${formatSignificant(cs, 3)} mg/L ${standard} gives peak areas of ${ax} and ${as}. ${formatDecimals(sample, 2)} mL of a sample and ${formatDecimals(added, 2)} mL of ${formatDecimals(stock, 1)} mg/L ${standard} are made up to ${formatDecimals(flask, 2)} mL and give ${found.ax} for ${analyte} and ${found.as} for ${standard}. What is the concentration of ${analyte} in the sample?`,
    ...options,
    explanation: `*F* = \\frac{${ax}/${formatSignificant(cx, 3)}}{${as}/${formatSignificant(cs, 3)}} = ${workingText(factor)}. In the flask the standard is ${workingText(inFlask)} mg/L, so ${analyte} is \\frac{${found.ax}}{${found.as}} × \\frac{${workingText(inFlask)}}{${workingText(factor)}} = ${workingText(diluted)} mg/L there, and \\frac{${formatDecimals(flask, 2)}}{${formatDecimals(sample, 2)}} times as much in the sample: ${options.answer}.`,
    finding: `Response factor, diluted standard and dilution of the sample give ${options.answer}.`,
  };
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

interface Mixture {
  cx: number;
  cs: number;
  ax: number;
  as: number;
  /** The areas follow it but for their rounding. */
  factor: number;
}

function drawMixture(random: Random, { lowest, highest }: Compounds): Mixture {
  const [cx, cs] = [random.integer(20, 90) / 2, random.integer(20, 90) / 2];
  const factor = random.integer(lowest, highest) / 1000;
  const as = random.integer(600, 2400);
  return { cx, cs, ax: Math.round((factor * as * cx) / cs), as, factor };
}
