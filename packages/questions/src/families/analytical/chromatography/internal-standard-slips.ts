import type { SlippedValue } from '../../options/slipped-value.ts';
import type { Areas } from './standard-areas.ts';

/** The response factor that a known mixture shows. */
export function factorIn({ analyteArea, standardArea, analyte, standard }: Areas['known']): number {
  return analyteArea / standardArea / (analyte / standard);
}

/** Concentrations that slips lead to in the solution that was injected, the standard in it being known. */
export function slipsFor({ known, unknown }: Areas, standard: number): SlippedValue[] {
  const ratio = unknown.analyteArea / unknown.standardArea;
  const f = factorIn(known);
  return [
    {
      value: ratio * standard,
      slip: 'equal-response',
      factor: 'response',
      teaching:
        'The ratio of the areas was not divided by *F*, as if the detector responded to both substances alike.',
    },
    {
      value: ratio * standard * f,
      slip: 'multiplied-for-divided',
      factor: 'response',
      teaching: 'The ratio of the areas was multiplied by *F*; it must be divided by it.',
    },
    {
      value: (unknown.analyteArea / known.analyteArea) * known.analyte,
      slip: 'ignored-internal-standard',
      teaching: 'The peaks of the analyte alone were compared, as if equal volumes had been injected.',
    },
    {
      value: standard / ratio / f,
      slip: 'inverted-ratio',
      factor: 'areas',
      teaching:
        'The area of the analyte must be divided by that of the standard; here the ratio was inverted.',
    },
    {
      value: (ratio * known.standard) / f,
      slip: 'wrong-reference',
      factor: 'standard',
      teaching: 'The concentration of the standard in the first row was used; it is different in the sample.',
    },
    {
      value: (ratio * standard * known.standardArea) / known.analyteArea,
      slip: 'ignored-concentrations',
      factor: 'response',
      teaching:
        'The ratio of the areas in the first row was used as *F*, without the concentrations in that row.',
    },
    {
      value: ((unknown.analyteArea / known.standardArea) * standard) / f,
      slip: 'separate-results-combined',
      factor: 'areas',
      teaching:
        'The area of the standard was taken from the first row, which belongs to a different injection.',
    },
    {
      value: (ratio * known.analyte) / f,
      slip: 'exchanged-values',
      factor: 'standard',
      teaching: 'The concentration of the analyte in the first row was used as that of the standard.',
    },
    {
      value: ratio / f,
      slip: 'left-out-a-term',
      factor: 'standard',
      teaching: 'The concentration of the standard was left out; the ratio must be multiplied by it.',
    },
  ];
}

/** Concentrations that slips with the flask lead to in the sample. */
export function dilutionSlips({ known, unknown, aliquot, added, stock, flask }: Areas): SlippedValue[] {
  const ratio = unknown.analyteArea / unknown.standardArea / factorIn(known);
  const inFlask = (ratio * stock * added) / flask;
  return [
    {
      value: inFlask,
      slip: 'forgot-dilution-factor',
      factor: 'dilution',
      teaching: 'This is the concentration in the flask, where the sample has been diluted.',
    },
    {
      value: (ratio * stock * flask) / aliquot,
      slip: 'undiluted-standard',
      factor: 'standard',
      teaching:
        'The concentration of the undiluted standard solution was used; the internal standard was diluted in the flask, too.',
    },
    {
      value: (inFlask * (aliquot + added)) / aliquot,
      slip: 'wrong-flask',
      factor: 'dilution',
      teaching:
        'The sum of the two portions was used as the volume of the flask, which was made up to its mark.',
    },
    {
      value: (inFlask * flask) / added,
      slip: 'dilution-factor-wrong',
      factor: 'dilution',
      teaching: 'The volume of the standard was used instead of that of the sample in the dilution factor.',
    },
    {
      value: ratio * stock,
      slip: 'exchanged-values',
      factor: 'standard',
      teaching:
        'The concentration of the standard in the flask was calculated with the volume of the sample instead of its own.',
    },
  ];
}
