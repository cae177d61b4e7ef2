import { dilution, type Dilution } from '../physical-chemistry/solutions.ts';
import { typesetNumber } from './typeset-number.ts';
import { beyondMeasure, faultyInput, notPositive, worked, type WorkingResult } from './working.ts';

export type DilutionField = keyof Dilution;

/** Units as they are to be shown, in the typeset notation; both concentrations and both volumes have the same. */
export interface DilutionUnits {
  concentration: string;
  volume: string;
}

const symbols: Readonly<Record<DilutionField, string>> = {
  stock: '*c*_{1}',
  stockVolume: '*V*_{1}',
  diluted: '*c*_{2}',
  finalVolume: '*V*_{2}',
};
const names: Readonly<Record<DilutionField, string>> = {
  stock: 'concentration of the stock',
  stockVolume: 'volume of the stock',
  diluted: 'concentration after dilution',
  finalVolume: 'final volume',
};
const fields = ['stock', 'stockVolume', 'diluted', 'finalVolume'] as const;
/** Which two stand above the fraction, and which one below, when the key is the unknown of c1V1 = c2V2. */
const fractions: Readonly<
  Record<DilutionField, readonly [above: DilutionField, above: DilutionField, below: DilutionField]>
> = {
  stock: ['diluted', 'finalVolume', 'stockVolume'],
  stockVolume: ['diluted', 'finalVolume', 'stock'],
  diluted: ['stock', 'stockVolume', 'finalVolume'],
  finalVolume: ['stock', 'stockVolume', 'diluted'],
};

/**
 * A dilution, *c*1*V*1 = *c*2*V*2, solved for the one quantity that is `null`.
 * @returns all four, in the units given; errors `oneUnknown`, `notPositive`, `notADilution`, `notFinite`
 * @example dilutionWorking({ stock: 12, stockVolume: null, diluted: 0.5, finalVolume: 250 }, { concentration: 'mol/L', volume: 'mL' })
 */
export function dilutionWorking(
  known: Readonly<Record<DilutionField, number | null>>,
  units: DilutionUnits,
): WorkingResult<Dilution, DilutionField> {
  const [unknown, another] = fields.filter((field) => known[field] === null);
  if (unknown === undefined || another !== undefined) {
    const message = 'Leave exactly one of the four fields empty';
    return faultyInput(another ?? 'stockVolume', { code: 'oneUnknown', message, position: 0 });
  }
  const given: Partial<Dilution> = {};
  for (const field of fields) {
    const value = known[field];
    if (value === null) continue;
    const fault = notPositive(field, value, names[field]);
    if (fault !== null) return fault;
    given[field] = value;
  }
  const solved = dilution(given);
  if (!Number.isFinite(solved[unknown]) || solved[unknown] === 0) return beyondMeasure(unknown);
  if (solved.finalVolume < solved.stockVolume) {
    const field = known.diluted === null || known.stock === null ? 'finalVolume' : 'diluted';
    const message = 'A dilution is weaker than its stock, and its volume larger';
    return faultyInput(field, { code: 'notADilution', message, position: 0 });
  }
  return worked(solved, lines(solved, unknown, units));
}

function lines(solved: Dilution, unknown: DilutionField, units: DilutionUnits): string[] {
  const [first, second, below] = fractions[unknown];
  const shown = (field: DilutionField) => `${typesetNumber(solved[field])} ${unitOf(field, units)}`;
  const water = solved.finalVolume - solved.stockVolume;
  return [
    '*c*_{1}*V*_{1} = *c*_{2}*V*_{2}',
    `${symbols[unknown]} = \\frac{${symbols[first]}${symbols[second]}}{${symbols[below]}}`,
    `${symbols[unknown]} = \\frac{${shown(first)} × ${shown(second)}}{${shown(below)}} = ${shown(unknown)}`,
    `Fill ${shown('stockVolume')} of stock up to ${shown('finalVolume')}: about ${typesetNumber(water)} ${units.volume} of water.`,
  ];
}

function unitOf(field: DilutionField, units: DilutionUnits): string {
  return field === 'stock' || field === 'diluted' ? units.concentration : units.volume;
}
