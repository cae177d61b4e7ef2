import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { crossedFactors } from '../../crossed-factors.ts';
import { amongNear, shareReadingOptions } from '../../options/reading-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { plainNumber } from '../../texts/plain-number.ts';
import { blankInSampleSlips, naturalFirst } from './blank-in-sample-slips.ts';
import { endOf, lineIn, meanSlope, type Standards } from './calibration-standards.ts';
import { twoSlips } from '../../notes/two-slips.ts';

/** The share of the draws in which the wrong contents stand in a square of less natural slips with the right one. */
const squares = 0.1;
const isFar: ReadonlySet<string> = new Set([
  'forgot-dilution-factor',
  'dilution-the-wrong-way',
  'squared-the-factor',
]);

/** The content of the sample before it was diluted. */
export function content(standards: Standards, random: Random): PartDraft | null {
  const { analyte, slope, blank, isBlankIn, signal, aliquot, flask, straightTo } = standards;
  const dilution = flask / aliquot;
  const write = (value: number): string => `${plainNumber(value, 2)} mg/L`;
  const own = signal - (isBlankIn ? blank : 0);
  const inCell = own / slope;
  const key = inCell * dilution;
  // That the sample lies beyond the last standard is seen at a glance: its own reading is larger.
  const bent = bentSlips(standards, inCell, random);
  const slips = blankSlips(standards, inCell);
  // Slips that end near the content: others would be told by the digits before the decimal point.
  const crossed = slips.filter(({ slip }) => !isFar.has(slip));
  const options = isBlankIn
    ? ((random.next() < squares
        ? crossedFactors(random, {
            key,
            write,
            slips: crossed,
            isFirst: (factor) => factor === 'blank',
            percent: 13,
          })
        : null) ?? shareReadingOptions(key, write, naturalFirst(slips, random), 0.13))
    : amongNear(key, write, 0.12, bent.near, bent.far);
  const [a, c, s] = [
    formatDecimals(own, 3),
    `${formatSignificant(inCell, 3)} mg/L`,
    `${formatSignificant(slope, 3)} L/mg`,
  ];
  const corrected = isBlankIn
    ? `After subtraction of the blank, the absorbance of the diluted sample is ${formatDecimals(signal, 3)} − ${formatDecimals(blank, 3)} = ${a}.`
    : `Only the diluted solution lies in the linear part, with an absorbance of ${a}.`;
  const volumes = `\\frac{${formatDecimals(flask, 1)} mL}{${formatDecimals(aliquot, 2)} mL}`;
  return (
    options && {
      text: `What is the concentration of ${analyte.toLowerCase()} in the undiluted water sample?`,
      keyFrom: (drawing) => write((own / lineIn(drawing, straightTo).slope) * dilution),
      ...options,
      explanation: `${corrected} From the slope of the line, the concentration of the diluted solution is \\frac{${a}}{${s}} = ${c}. Before the dilution it was ${c} × ${volumes} = ${options.answer}.`,
      finding: `The corrected absorbance over the slope, times the dilution: ${options.answer}.`,
    }
  );
}

/** Slips in the dilution, alike in both samples. */
function dilutionSlips(
  inCell: number,
  { aliquot, flask }: Standards,
): Record<'added' | 'subtracted' | 'forgotten' | 'turned' | 'squared', SlippedValue> {
  const factor = 'dilution';
  return {
    added: {
      value: (inCell * (flask + aliquot)) / aliquot,
      slip: 'aliquot-added-to-flask-volume',
      teaching: `The dilution factor is ${formatDecimals(flask, 1)}/${formatDecimals(aliquot, 2)}; here the volume of the sample was added to that of the flask.`,
      factor,
    },
    subtracted: {
      value: (inCell * (flask - aliquot)) / aliquot,
      slip: 'wrong-flask',
      teaching: `The dilution factor is ${formatDecimals(flask, 1)}/${formatDecimals(aliquot, 2)}; here the volume of the sample was subtracted from that of the flask.`,
      factor,
    },
    forgotten: {
      value: inCell,
      slip: 'forgot-dilution-factor',
      teaching:
        'The dilution was not taken into account; the line gives the concentration of the diluted solution, not of the sample.',
      factor,
    },
    turned: {
      value: (inCell * aliquot) / flask,
      slip: 'dilution-the-wrong-way',
      teaching:
        'The concentration was divided by the dilution factor; the sample was more concentrated than the diluted solution, not less.',
      factor,
    },
    squared: {
      value: inCell * (flask / aliquot) ** 2,
      slip: 'squared-the-factor',
      teaching: 'The result was multiplied by the dilution factor twice; the sample was diluted once.',
      factor,
    },
  };
}

/** Slips where the blank is in the reading of the sample. */
function blankSlips(standards: Standards, inCell: number): SlippedValue[] {
  const { slope, aliquot, flask } = standards;
  const { added, subtracted, forgotten, turned, squared } = dilutionSlips(inCell, standards);
  return [
    ...blankInSampleSlips(standards, (absorbance) => ((absorbance / slope) * flask) / aliquot),
    turned,
    forgotten,
    added,
    subtracted,
    squared,
  ];
}

/** Slips where the sample itself lies beyond the straight part: those that end near the content, and those that do not. */
function bentSlips(
  standards: Standards,
  inCell: number,
  random: Random,
): { near: SlippedValue[]; far: SlippedValue[] } {
  const { slope, undiluted, aliquot, flask, figure } = standards;
  const dilution = flask / aliquot;
  const { added, subtracted, forgotten, turned } = dilutionSlips(inCell, standards);
  const bent: SlippedValue = {
    value: inCell * dilution * (slope / meanSlope(figure)),
    slip: 'some-points-only',
    teaching: 'The line was drawn from the blank to the highest standard; the linear part is steeper.',
  };
  const { c, slope: endSlope, absorbance } = endOf(figure);
  const beyond: SlippedValue = {
    value: c + (undiluted - absorbance) / endSlope,
    slip: 'overgeneralised-rule',
    teaching:
      'The reading of the undiluted sample was extrapolated beyond the last standard on a line through the last two; nothing shows that the curve continues this way.',
  };
  const near = [
    added,
    subtracted,
    bent,
    ...[added, subtracted].map(({ value, slip, teaching }) => ({
      value: value * (slope / meanSlope(figure)),
      slip,
      teaching: twoSlips(bent.teaching, teaching),
    })),
    {
      value: undiluted / meanSlope(figure),
      slip: 'overgeneralised-rule',
      teaching:
        'The reading of the undiluted sample was converted with a line from the blank to the highest standard, as if all standards lay on it.',
    },
    ...(beyond.value > c && beyond.value < 1.5 * inCell * dilution ? [beyond] : []),
  ];
  const far = [
    {
      value: undiluted / slope,
      slip: 'overgeneralised-rule',
      teaching:
        'The absorbance of the undiluted sample was divided by the slope; it lies beyond the linear part, to which this slope belongs.',
    },
    {
      value: (undiluted / slope) * dilution,
      slip: 'exchanged-values',
      teaching: 'This uses the reading of the undiluted sample as if it were that of the diluted one.',
    },
    forgotten,
    turned,
  ];
  return { near: random.shuffle(near), far: random.shuffle(far) };
}
