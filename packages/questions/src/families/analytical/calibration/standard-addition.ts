import { withArticle } from '../../texts/with-article.ts';
import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';

/** What is analysed, and the metals of which it holds some milligrams in a litre. */
const solutions = [
  { solution: 'plating wastewater', metals: ['cadmium', 'copper', 'nickel', 'zinc'] },
  { solution: 'mine water', metals: ['copper', 'iron', 'manganese', 'zinc'] },
  { solution: 'a soil digest', metals: ['copper', 'lead', 'manganese', 'nickel', 'zinc'] },
  { solution: 'a leaf digest', metals: ['iron', 'magnesium', 'manganese'] },
  { solution: 'a battery leachate', metals: ['cobalt', 'manganese', 'nickel'] },
] as const;
/** In mg/L. */
const most = 20;
const content = (value: number): string => `${formatSignificant(value, 3)} mg/L`;

/** Standard addition: a spike without change of volume, in flasks made up to volume, and straight into the sample. */
export const standardAddition: Family = {
  id: 'standard-addition',
  name: 'Standard addition',
  subject: 'analytical',
  topics: ['calibration', 'atomic-spectrometry'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['standard-addition'],
    intermediate: ['standard-addition'],
    advanced: ['standard-addition'],
  },
  uses: ['atomic-absorption-spectroscopy', 'dilution'],
  reference: 'Harris, Quantitative Chemical Analysis, chapter 5',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return withoutVolumeChange(random);
      case 'intermediate':
        return inFlasks(random);
      case 'advanced':
        return intoTheSample(random);
    }
  },
};

function withoutVolumeChange(random: Random): Draft | null {
  const added = random.integer(100, 600) / 100;
  const { before, after } = drawSignals(random);
  const { solution, metals } = random.pick(solutions);
  const key = (added * before) / (after - before);
  if (key > most) return null;
  const options = quantityOptions(key, content, [
    {
      value: (added * before) / after,
      slip: 'total-for-increase',
      factor: 'f',
      teaching:
        'All of the second absorbance was attributed to the addition, which causes only the increase.',
    },
    {
      value: (added * (after - before)) / before,
      slip: 'inverted-ratio',
      factor: 'f',
      teaching:
        'The ratio was inverted; the absorbance of the sample belongs in the numerator, the increase in the denominator.',
    },
    {
      value: (added * after) / (after - before),
      slip: 'sum-for-one-part',
      factor: 'f',
      teaching: 'This is the concentration after the addition, which includes the standard.',
    },
    {
      value: (added * after) / before,
      slip: 'exchanged-signals',
      factor: 'f',
      teaching:
        'The total absorbance was divided by that of the sample; the absorbance of the sample must be divided by the increase.',
    },
  ]);
  if (options === null) return null;
  const [a0, a1, c] = [formatDecimals(before, 3), formatDecimals(after, 3), formatSignificant(added, 3)];
  return {
    text: `In atomic absorption spectroscopy, ${solution} shows an absorbance of ${a0} for ${random.pick(metals)}. An addition that raises the concentration of the metal by ${c} mg/L without a change in volume raises the absorbance to ${a1}. What is the concentration of the metal in the sample?`,
    ...options,
    explanation: `An addition of ${c} mg/L causes an increase of ${a1} − ${a0} = ${formatDecimals(after - before, 3)}. The sample alone causes ${a0}: *c* = ${c} mg/L × \\frac{${a0}}{${formatDecimals(after - before, 3)}} = ${options.answer}.`,
    finding: `Signal and concentration are proportional; the increase belongs to the addition, which gives ${options.answer}.`,
  };
}

function inFlasks(random: Random): Draft | null {
  const flask = random.pick([25, 50, 100]);
  const sample = flask * random.pick([0.2, 0.4, 0.5]);
  const spike = random.pick([1, 2, 5]);
  const standard = random.pick([10, 20, 25, 50]);
  const { before, after } = drawSignals(random);
  const { solution, metals } = random.pick(solutions);
  const added = (standard * spike) / flask;
  if (sample + spike > flask || added < 0.2 || added > 5) return null;
  const inFlask = (added * before) / (after - before);
  const key = (inFlask * flask) / sample;
  if (key > most) return null;
  const options = quantityOptions(key, content, [
    {
      value: inFlask,
      slip: 'forgot-dilution-factor',
      factor: 'd',
      teaching: `In the flask, ${formatDecimals(sample, 2)} mL of the sample was diluted to ${formatDecimals(flask, 2)} mL; this dilution was not taken into account.`,
    },
    {
      value: (((added * before) / after) * flask) / sample,
      slip: 'total-for-increase',
      factor: 'i',
      teaching:
        'All of the second absorbance was attributed to the standard, which causes only the increase.',
    },
    {
      value: (((standard * before) / (after - before)) * flask) / sample,
      slip: 'undiluted-standard',
      factor: 's',
      teaching: `The concentration of the standard was used as it is; in the flask the standard is diluted and adds only ${formatSignificant(added, 3)} mg/L.`,
    },
    {
      value: (inFlask * sample) / flask,
      slip: 'dilution-the-wrong-way',
      factor: 'd',
      teaching: `The concentration in the flask was multiplied by ${formatDecimals(sample, 2)}/${formatDecimals(flask, 2)}; before the dilution, the sample was more concentrated, not less.`,
    },
  ]);
  if (options === null) return null;
  const [a0, a1] = [formatDecimals(before, 3), formatDecimals(after, 3)];
  return {
    text: `Two ${formatDecimals(flask, 2)} mL volumetric flasks each receive ${formatDecimals(sample, 2)} mL of ${solution}; one of them also receives ${formatDecimals(spike, 2)} mL of a standard that contains ${formatDecimals(standard, 1)} mg/L of ${random.pick(metals)}. Both are filled to the mark. The absorbance is ${a0} without the standard and ${a1} with it. What is the concentration of the metal in the sample?`,
    ...options,
    explanation: `In the flask the standard adds ${formatDecimals(standard, 1)} mg/L × \\frac{${formatDecimals(spike, 2)}}{${formatDecimals(flask, 2)}} = ${formatSignificant(added, 3)} mg/L and raises the absorbance by ${formatDecimals(after - before, 3)}. The concentration of the diluted sample is ${formatSignificant(added, 3)} mg/L × \\frac{${a0}}{${formatDecimals(after - before, 3)}} = ${formatSignificant(inFlask, 4)} mg/L; before the dilution it was \\frac{${formatDecimals(flask, 2)}}{${formatDecimals(sample, 2)}} times as much: ${options.answer}.`,
    finding: `The increase belongs to the diluted standard; with the dilution of the sample this gives ${options.answer}.`,
  };
}

function intoTheSample(random: Random): Draft | null {
  const sample = random.pick([10, 20, 25, 50]);
  const spike = random.pick([1, 2, 2.5, 5]);
  const standard = random.pick([20, 25, 50, 100]);
  const { before, after } = drawSignals(random);
  const { solution, metals } = random.pick(solutions);
  const total = sample + spike;
  const below = after * total - before * sample;
  const key = (standard * spike * before) / below;
  if (spike / sample < 0.08 || key < 0.2 || key > most) return null;
  const options = quantityOptions(key, content, [
    {
      value: ((standard * spike) / total) * (before / (after - before)),
      slip: 'ignored-dilution',
      factor: 'f',
      teaching: `The increase was attributed to the standard alone; the ${formatDecimals(spike, 2)} mL of standard also dilutes the sample, whose own contribution to the signal falls.`,
    },
    {
      value: standard * (before / (after - before)),
      slip: 'undiluted-standard',
      factor: 'f',
      teaching:
        'The dilution on mixing was ignored; both solutions are diluted, the standard more than the sample.',
    },
    {
      value: ((standard * spike) / total) * (before / after),
      slip: 'total-for-increase',
      factor: 'f',
      teaching:
        'All of the second signal was attributed to the standard; the sample still contributes to it.',
    },
    {
      value: (standard * spike * after) / below,
      slip: 'sum-for-one-part',
      factor: 'f',
      teaching:
        'The concentration in the mixture was given; the question asks for that in the sample, before the addition.',
    },
  ]);
  if (options === null) return null;
  const [a0, a1] = [formatDecimals(before, 3), formatDecimals(after, 3)];
  const [v0, vs, cs] = [formatDecimals(sample, 2), formatDecimals(spike, 2), formatDecimals(standard, 1)];
  return {
    text: `${withArticle(v0)} mL portion of ${solution} shows an absorbance of ${a0} for ${random.pick(metals)}. After ${vs} mL of a standard containing ${cs} mg/L of the metal is added to this portion, the absorbance is ${a1}. What was the concentration of the metal in the sample? (Assume that the volumes are additive.)`,
    ...options,
    explanation: `With the unknown *c* in mg/L, the mixture contains \\frac{${v0}*c* + ${vs} × ${cs}}{${formatDecimals(total, 2)}} mg/L, and the signals are proportional to the concentrations: \\frac{${a1}}{${a0}} = \\frac{${v0}*c* + ${formatSignificant(spike * standard, 4)}}{${formatDecimals(total, 2)}*c*}. Solving for *c* gives *c* = \\frac{${formatSignificant(spike * standard, 4)} × ${a0}}{${a1} × ${formatDecimals(total, 2)} − ${a0} × ${v0}} mg/L = ${options.answer}.`,
    finding: `The ratio of the signals equals the ratio of the concentrations before and after; solved for *c*: ${options.answer}.`,
  };
}

function drawSignals(random: Random): { before: number; after: number } {
  const before = random.integer(120, 360);
  return { before: before / 1000, after: (before + random.integer(90, 420)) / 1000 };
}
