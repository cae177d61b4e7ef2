import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { crossedFactors } from '../../crossed-factors.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { plainNumber } from '../../texts/plain-number.ts';
import { blankInSampleSlips, naturalFirst } from './blank-in-sample-slips.ts';
import { lineIn, type Standards } from './calibration-standards.ts';

/** The share of the draws in which the wrong masses stand in a square of any slips with the right one. */
const squares = 0.1;

/** The mass of the analyte in the portion of the sample that was diluted. */
export function massInSample(standards: Standards, random: Random): PartDraft | null {
  const { analyte, slope, blank, signal, aliquot, flask, straightTo } = standards;
  const write = (value: number): string => `${plainNumber(value, 2)} mg`;
  const own = signal - blank;
  const inFlask = own / slope;
  const liters = flask / 1000;
  const key = inFlask * liters;
  const slips = [
    ...blankInSampleSlips(standards, (absorbance) => (absorbance / slope) * liters),
    ...volumeSlips(standards, inFlask),
  ];
  const isFirst = (factor: string): boolean => factor === 'blank';
  const options =
    (random.next() < squares ? crossedFactors(random, { key, write, slips, isFirst, percent: 13 }) : null) ??
    shareReadingOptions(key, write, naturalFirst(slips, random), 0.13);
  const [a, c] = [formatDecimals(own, 3), `${formatSignificant(inFlask, 3)} mg/L`];
  const taken = `${formatDecimals(aliquot, 2)} mL`;
  return (
    options && {
      text: `What mass of ${analyte.toLowerCase()} was in the ${taken} of the water sample?`,
      keyFrom: (drawing) => write((own / lineIn(drawing, straightTo).slope) * liters),
      ...options,
      explanation: `After subtraction of the blank, the absorbance of the diluted sample is ${formatDecimals(signal, 3)} − ${formatDecimals(blank, 3)} = ${a}. From the slope of the line, the concentration of the diluted solution is \\frac{${a}}{${formatSignificant(slope, 3)} L/mg} = ${c}. Its ${formatDecimals(flask, 1)} mL contain ${c} × ${formatDecimals(liters, 4)} L = ${options.answer}, all of which was in the ${taken}.`,
      finding: `The corrected absorbance over the slope, times the volume of the diluted solution: ${options.answer}.`,
    }
  );
}

/** Slips with the volumes of the sample and of the diluted solution. */
function volumeSlips({ aliquot, flask }: Standards, inFlask: number): SlippedValue[] {
  const [taken, made] = [`${formatDecimals(aliquot, 2)} mL`, `${formatDecimals(flask, 1)} mL`];
  const factor = 'volume';
  return [
    {
      value: (inFlask * aliquot) / 1000,
      slip: 'forgot-dilution-factor',
      teaching: `The concentration of the diluted solution was multiplied by the volume of the sample, ${taken}; the volume of this solution is ${made}.`,
      factor,
    },
    {
      value: (inFlask * flask * flask) / aliquot / 1000,
      slip: 'exchanged-values',
      teaching: `The concentration of the undiluted sample was multiplied by the volume of the diluted solution, ${made}; only ${taken} of the sample was taken.`,
      factor,
    },
    {
      value: (inFlask * (flask + aliquot)) / 1000,
      slip: 'aliquot-added-to-flask-volume',
      teaching: `The volume of the sample, ${taken}, was added to that of the diluted solution; the ${made} include it.`,
      factor,
    },
    {
      value: (inFlask * (flask - aliquot)) / 1000,
      slip: 'wrong-flask',
      teaching: `The volume of the sample, ${taken}, was subtracted from that of the diluted solution; all ${made} contain the analyte.`,
      factor,
    },
  ];
}
