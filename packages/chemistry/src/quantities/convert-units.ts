import { failure, success, type Result } from '../result.ts';
import { readUnit, typedUnitOf, type Unit } from './read-unit.ts';
import { unitSpellings } from './unit-spellings.data.ts';
import { units, type TemperatureScale } from './units.data.ts';

/** The units that the converter offers, in the order in which a list shows them; the first is the base of its category. */
const offered = {
  amount: ['mol', 'mmol', 'µmol', 'nmol', 'kmol', 'particles'],
  mass: ['g', 'kg', 'mg', 'µg', 'ng', 'pg', 't', 'oz', 'lb'],
  volume: ['L', 'mL', 'µL', 'm³', 'dm³', 'cm³', 'US gal', 'US fl oz', 'ft³'],
  energy: ['J', 'kJ', 'cal', 'kcal', 'eV', 'kWh', 'L·atm', 'BTU'],
  pressure: ['Pa', 'kPa', 'MPa', 'atm', 'bar', 'mbar', 'mmHg', 'torr', 'psi'],
  temperature: ['K', 'C', 'F', 'R'],
} as const;

export type UnitCategory = keyof typeof offered;

/** In a list of temperatures a letter is its degree. */
const degrees: Readonly<Record<string, string>> = { C: '°C', F: '°F', R: '°R' };

interface OfferedUnit {
  category: UnitCategory;
  unit: string;
  /** How much of the first unit of the category it is. */
  factor: number;
  /** Of a temperature alone. */
  scale: TemperatureScale | undefined;
}

/** The categories with their units, in the order in which a list shows them. */
export const unitCategories: readonly { category: UnitCategory; units: readonly string[] }[] = [
  { category: 'amount', units: offered.amount },
  { category: 'mass', units: offered.mass },
  { category: 'volume', units: offered.volume },
  { category: 'energy', units: offered.energy },
  { category: 'pressure', units: offered.pressure },
  { category: 'temperature', units: offered.temperature },
];

const offeredUnits: ReadonlyMap<string, OfferedUnit> = new Map(
  unitCategories.flatMap(({ category, units: names }) =>
    names.map((unit): [string, OfferedUnit] => [unit, offeredUnit(category, unit, names[0] ?? unit)]),
  ),
);

/**
 * Converts between two units of one category: amount, mass, volume, energy, pressure or temperature (K, C, F, R).
 * Factors are exact where the definition is; `ug` and `µg` are one unit.
 * @returns the value in the other unit; errors `unknownUnit`, `differentCategories`, `notFinite`, `belowAbsoluteZero`
 * @example convertUnits(1, 'atm', 'torr') // 760
 */
export function convertUnits(value: number, from: string, to: string): Result<number> {
  const source = findUnit(from);
  const target = findUnit(to);
  if (source === undefined || target === undefined) return failure('unknownUnit', 'Unknown unit', 0);
  if (source.category !== target.category) {
    return failure('differentCategories', `${from} cannot become ${to}`, 0);
  }
  if (!Number.isFinite(value)) return failure('notFinite', 'Enter a number', 0);
  if (source.scale !== undefined && hundredths(value) + source.scale.offset < 0) {
    return failure('belowAbsoluteZero', 'This is below absolute zero', 0);
  }
  if (source === target) return success(value);
  const converted = between(source, target, value);
  return Number.isFinite(converted)
    ? success(converted)
    : failure('notFinite', 'This number is too large', 0);
}

/**
 * The unit as the lists write it, however it was spelled; `undefined` when there is none.
 * @example unitNamed('ug') // 'µg'
 */
export function unitNamed(written: string): string | undefined {
  return findUnit(written)?.unit;
}

/**
 * The name of a temperature scale: `degree Celsius`.
 * @returns `undefined` for a unit of another category
 */
export function temperatureName(unit: string): string | undefined {
  return findUnit(unit)?.scale?.name;
}

function findUnit(written: string): OfferedUnit | undefined {
  const unit = written.trim().replace('μ', 'µ');
  const spelled = Object.hasOwn(unitSpellings, unit) ? unitSpellings[unit] : undefined;
  const degree = /^°[CFR]$/.test(unit) ? unit.slice(1) : undefined;
  return offeredUnits.get(unit === 'Torr' ? 'torr' : (spelled ?? degree ?? unit));
}

function between(source: OfferedUnit, target: OfferedUnit, value: number): number {
  if (source.scale !== undefined && target.scale !== undefined)
    return temperature(source.scale, target.scale, value);
  return (value * source.factor) / target.factor;
}

/** One multiplication and one division of whole numbers, so that 25 °C is 77 °F to the last digit. */
function temperature(source: TemperatureScale, target: TemperatureScale, value: number): number {
  const [above, below] = [source.ratio[0] * target.ratio[1], source.ratio[1] * target.ratio[0]];
  return (((hundredths(value) + source.offset) * above) / below - target.offset) / 100;
}

/** 100 × 273.15 misses 27315 by its last bit. */
function hundredths(value: number): number {
  const product = 100 * value;
  const whole = Math.round(product);
  return Math.abs(product - whole) <= Math.abs(product) * Number.EPSILON ? whole : product;
}

function offeredUnit(category: UnitCategory, unit: string, base: string): OfferedUnit {
  const symbol = category === 'temperature' ? (degrees[unit] ?? unit) : unit;
  const scale = units.find((each) => each.symbol === symbol)?.degrees;
  return { category, unit, factor: inDecimals(tableUnit(symbol).factor / tableUnit(base).factor), scale };
}

/** @throws when a unit is offered that the table does not have */
function tableUnit(name: string): Unit {
  const unit = typedUnitOf(name) ?? readUnit(name);
  if (unit === null) throw new Error(`The table of units has no ${name}`);
  return unit;
}

/** 0.001 m³ over 0.000001 m³ is 1000 without the error that binary fractions leave in its last digit. */
function inDecimals(factor: number): number {
  const rounded = Number(factor.toPrecision(15));
  return Math.abs(rounded - factor) <= 2 * Number.EPSILON * factor ? rounded : factor;
}
