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
        'This assumes that the detector responds to both substances alike; the ratio of the areas has to be divided by *F*.',
    },
    {
      value: ratio * standard * f,
      slip: 'multiplied-for-divided',
      factor: 'response',
      teaching: 'The ratio of the areas is divided by *F*, not multiplied by it.',
    },
    {
      value: (unknown.analyteArea / known.analyteArea) * known.analyte,
      slip: 'ignored-internal-standard',
      teaching: 'This compares the peaks of the analyte alone, as if equal volumes had been injected.',
    },
    {
      value: standard / ratio / f,
      slip: 'inverted-ratio',
      factor: 'areas',
      teaching: 'The area of the analyte belongs above that of the standard.',
    },
    {
      value: (ratio * known.standard) / f,
      slip: 'wrong-reference',
      factor: 'standard',
      teaching:
        'This takes the concentration of the standard from the first row; in the sample it is another one.',
    },
    {
      value: (ratio * standard * known.standardArea) / known.analyteArea,
      slip: 'ignored-concentrations',
      factor: 'response',
      teaching:
        'The ratio of the areas in the first row was taken for *F*, without the concentrations there.',
    },
    {
      value: ((unknown.analyteArea / known.standardArea) * standard) / f,
      slip: 'separate-results-combined',
      factor: 'areas',
      teaching: 'The area of the standard was taken from the first row, which is another injection.',
    },
    {
      value: (ratio * known.analyte) / f,
      slip: 'exchanged-values',
      factor: 'standard',
      teaching: 'The concentration of the analyte in the first row was taken for that of the standard.',
    },
    {
      value: ratio / f,
      slip: 'left-out-a-term',
      factor: 'standard',
      teaching: 'The concentration of the standard was left out, by which the ratio is to be multiplied.',
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
      teaching: 'The concentration in the flask was given; the sample was diluted there.',
    },
    {
      value: (ratio * stock * flask) / aliquot,
      slip: 'undiluted-standard',
      factor: 'standard',
      teaching: 'The internal standard was diluted in the flask, too.',
    },
    {
      value: (inFlask * (aliquot + added)) / aliquot,
      slip: 'wrong-flask',
      factor: 'dilution',
      teaching: 'The flask was made up to its mark; the volume is not that of the two portions alone.',
    },
    {
      value: (inFlask * flask) / added,
      slip: 'dilution-factor-wrong',
      factor: 'dilution',
      teaching: 'The volume of the standard was taken for that of the sample in the factor of dilution.',
    },
    {
      value: ratio * stock,
      slip: 'exchanged-values',
      factor: 'standard',
      teaching: 'The standard in the flask was calculated with the volume of the sample in place of its own.',
    },
  ];
}
