import { constants } from '../quantities/constants.ts';
import { convertUnits } from '../quantities/convert-units.ts';
import { idealGas, type GasState } from '../physical-chemistry/gas-laws.ts';
import { typesetNumber } from './typeset-number.ts';
import { typesetUnit } from './typeset-unit.ts';
import { beyondMeasure, faultyInput, notPositive, worked, type WorkingResult } from './working.ts';

export type GasField = keyof GasState;

/** A value, `null` for the unknown, in a unit of the converter. */
export interface GasQuantity {
  value: number | null;
  unit: string;
}

const fields = ['pressure', 'volume', 'amount', 'temperature'] as const;
const symbols: Readonly<Record<GasField, string>> = {
  pressure: '*p*',
  volume: '*V*',
  amount: '*n*',
  temperature: '*T*',
};
const siUnits: Readonly<Record<GasField, string>> = {
  pressure: 'Pa',
  volume: 'm³',
  amount: 'mol',
  temperature: 'K',
};

/**
 * The ideal gas law, *pV* = *nRT*, solved for the one quantity that is `null`, in the unit asked for it.
 * @returns the unknown in its unit; errors `oneUnknown`, `notPositive`, `notFinite`, and those of `convertUnits`
 * @example idealGasWorking({ pressure: { value: 1, unit: 'atm' }, volume: { value: null, unit: 'L' },
 *   amount: { value: 1, unit: 'mol' }, temperature: { value: 0, unit: 'C' } }) // 22.41397 L
 */
export function idealGasWorking(
  quantities: Readonly<Record<GasField, GasQuantity>>,
): WorkingResult<number, GasField> {
  const [unknown, another] = fields.filter((field) => quantities[field].value === null);
  if (unknown === undefined || another !== undefined) {
    const message = 'Leave exactly one of the four fields empty';
    return faultyInput(another ?? 'volume', { code: 'oneUnknown', message, position: 0 });
  }
  const known: Partial<GasState> = {};
  for (const field of fields) {
    if (field === unknown) continue;
    const { value, unit } = quantities[field];
    const converted = convertUnits(value ?? Number.NaN, unit, siUnits[field]);
    if (!converted.ok) return faultyInput(field, converted.error);
    const fault = notPositive(field, converted.value, field);
    if (fault !== null) return fault;
    known[field] = converted.value;
  }
  const state = idealGas(known);
  if (!Number.isFinite(state[unknown]) || state[unknown] === 0) return beyondMeasure(unknown);
  const result = convertUnits(state[unknown], siUnits[unknown], quantities[unknown].unit);
  if (!result.ok) return faultyInput(unknown, result.error);
  return worked(result.value, [
    ...fields.filter((field) => field !== unknown).flatMap((field) => inSi(field, quantities[field], state)),
    '*pV* = *nRT*',
    `${symbols[unknown]} = ${solvedFor(unknown, symbols, '*R*')} = ${solvedFor(unknown, shownIn(state), gasConstant)}`,
    `${symbols[unknown]} = ${quantity(state[unknown], siUnits[unknown])}${inUnitAsked(result.value, unknown, quantities)}`,
  ]);
}

const gasConstant = `${typesetNumber(constants.gas.value)} ${constants.gas.unit}`;

function inSi(field: GasField, { value, unit }: GasQuantity, state: GasState): string[] {
  if (unit === siUnits[field] || value === null) return [];
  return [`${symbols[field]} = ${quantity(value, unit)} = ${quantity(state[field], siUnits[field])}`];
}

function inUnitAsked(
  value: number,
  unknown: GasField,
  quantities: Readonly<Record<GasField, GasQuantity>>,
): string {
  const { unit } = quantities[unknown];
  return unit === siUnits[unknown] ? '' : ` = ${quantity(value, unit)}`;
}

function shownIn(state: GasState): Record<GasField, string> {
  return {
    pressure: quantity(state.pressure, siUnits.pressure),
    volume: quantity(state.volume, siUnits.volume),
    amount: quantity(state.amount, siUnits.amount),
    temperature: quantity(state.temperature, siUnits.temperature),
  };
}

function solvedFor(unknown: GasField, shown: Readonly<Record<GasField, string>>, gas: string): string {
  const times = gas === '*R*' ? '' : ' × ';
  const product = (...factors: string[]) => factors.join(times);
  const { pressure, volume, amount, temperature } = shown;
  switch (unknown) {
    case 'pressure':
      return `\\frac{${product(amount, gas, temperature)}}{${volume}}`;
    case 'volume':
      return `\\frac{${product(amount, gas, temperature)}}{${pressure}}`;
    case 'amount':
      return `\\frac{${product(pressure, volume)}}{${product(gas, temperature)}}`;
    case 'temperature':
      return `\\frac{${product(pressure, volume)}}{${product(amount, gas)}}`;
  }
}

function quantity(value: number, unit: string): string {
  return `${typesetNumber(value)} ${typesetUnit(unit)}`;
}
