import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { believableOptions } from '../../options/quantity-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { capital } from '../../texts/capital.ts';
import { pairsOfCompounds } from './internal-standard-mixture.ts';

/** Between which areas of three figures options lie. */
const areas = [50, 999.4] as const;
const write = (value: number): string => formatSignificant(value, 3);

/** A substance of the mixture, with its response for each mg/L: that of the standard is 1. */
interface Dissolved {
  name: string;
  c: number;
  response: number;
}

/** The peak area of one substance from that of the other, by the response factor. */
export function expectedArea(random: Random): Draft | null {
  const pair = random.pick(pairsOfCompounds);
  const factor = random.integer(pair.lowest, pair.highest) / 1000;
  // A response that hardly differs would not be missed in the result.
  if (Math.abs(Math.log(factor)) < Math.log(1.07)) return null;
  const [cx, cs] = [random.integer(20, 90) / 2, random.integer(20, 90) / 2];
  if (Math.abs(Math.log(cx / cs)) > Math.log(2.5)) return null;
  const area = random.integer(150, 480);
  const analyte: Dissolved = { name: pair.analyte, c: cx, response: factor };
  const standard: Dissolved = { name: pair.standard, c: cs, response: 1 };
  const isOfAnalyte = random.next() < 0.5;
  const [asked, other] = isOfAnalyte ? [analyte, standard] : [standard, analyte];
  const key = (area * asked.c * asked.response) / (other.c * other.response);
  const options = believableOptions(key, write, slipsOf(area, asked, other, isOfAnalyte), areas);
  const [x, s] = [formatSignificant(cx, 3), formatSignificant(cs, 3)];
  const f = formatDecimals(factor, 3);
  const [own, its] = isOfAnalyte ? [x, s] : [s, x];
  return (
    options && {
      text: `${capital(pair.analyte)} has the response factor *F* = ${f} relative to ${pair.standard} (peak area per unit concentration). In a chromatogram of a mixture of ${x} mg/L ${pair.analyte} and ${s} mg/L ${pair.standard}, the peak of ${other.name} has an area of ${area}. What area is expected for the peak of ${isOfAnalyte ? asked.name : `${asked.name}, the internal standard`}?`,
      ...options,
      explanation: `For each mg/L, the area of ${pair.analyte} is *F* times that of ${pair.standard}. At ${own} mg/L in place of ${its} mg/L, and with the response factor, the area is ${area} × \\frac{${own}}{${its}} ${isOfAnalyte ? `× ${f}` : `× \\frac{1}{${f}}`} = ${options.answer}.`,
      finding: `The known area times the ratio of the concentrations and that of the responses: ${options.answer}.`,
    }
  );
}

function slipsOf(area: number, asked: Dissolved, other: Dissolved, isOfAnalyte: boolean): SlippedValue[] {
  const [concentrations, responses] = [asked.c / other.c, asked.response / other.response];
  return [
    {
      value: (area * concentrations) / responses,
      slip: isOfAnalyte ? 'divided-for-multiplied' : 'multiplied-for-divided',
      factor: 'response',
      teaching: isOfAnalyte
        ? `The result was divided by the response factor; the peak of ${asked.name} is *F* times as large as that of ${other.name} at the same concentration.`
        : `The result was multiplied by the response factor; it must be divided by it, because *F* belongs to ${other.name}.`,
    },
    {
      value: area * concentrations,
      slip: 'equal-response',
      factor: 'response',
      teaching: 'The responses were assumed to be equal; the response factor was left out.',
    },
    {
      value: (area / concentrations) * responses,
      slip: 'inverted-ratio',
      factor: 'concentrations',
      teaching: `The ratio of the concentrations was inverted; the concentration of ${asked.name} belongs in the numerator.`,
    },
    {
      value: area * responses,
      slip: 'ignored-concentrations',
      factor: 'concentrations',
      teaching: 'The concentrations were ignored; the area is proportional to the concentration.',
    },
    {
      value: area,
      slip: 'ignored-concentrations',
      teaching:
        'Both peaks were taken to have the same area; the area depends on the concentration and on the response.',
    },
  ];
}
