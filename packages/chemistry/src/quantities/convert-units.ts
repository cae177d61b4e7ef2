import { failure, success, type Result } from '../result.ts';
import {
  linearUnits,
  temperatureUnits,
  unitSpellings,
  type LinearCategory,
  type UnitCategory,
} from './units.data.ts';

type UnitScale =
  | { category: LinearCategory; unit: string; factor: number }
  | { category: 'temperature'; unit: string; factor: readonly [number, number]; offset: number };

type TemperatureScale = Extract<UnitScale, { category: 'temperature' }>;

/** The categories with their units, in the order in which a list shows them. */
export const unitCategories: readonly { category: UnitCategory; units: readonly string[] }[] = [
  { category: 'amount', units: Object.keys(linearUnits.amount) },
  { category: 'mass', units: Object.keys(linearUnits.mass) },
  { category: 'volume', units: Object.keys(linearUnits.volume) },
  { category: 'energy', units: Object.keys(linearUnits.energy) },
  { category: 'pressure', units: Object.keys(linearUnits.pressure) },
  { category: 'temperature', units: Object.keys(temperatureUnits) },
];

const scales: ReadonlyMap<string, UnitScale> = allScales();

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
  if (source.category === 'temperature' && hundredths(value) + source.offset < 0) {
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

function findUnit(written: string): UnitScale | undefined {
  const unit = written.trim();
  return scales.get(Object.hasOwn(unitSpellings, unit) ? (unitSpellings[unit] ?? unit) : unit);
}

function between(source: UnitScale, target: UnitScale, value: number): number {
  if (source.category === 'temperature' && target.category === 'temperature')
    return temperature(source, target, value);
  if (source.category === 'temperature' || target.category === 'temperature') return Number.NaN;
  return (value * source.factor) / target.factor;
}

/** One multiplication and one division of whole numbers, so that 25 °C is 77 °F to the last digit. */
function temperature(source: TemperatureScale, target: TemperatureScale, value: number): number {
  const [above, below] = [source.factor[0] * target.factor[1], source.factor[1] * target.factor[0]];
  return (((hundredths(value) + source.offset) * above) / below - target.offset) / 100;
}

/** 100 × 273.15 misses 27315 by its last bit. */
function hundredths(value: number): number {
  const product = 100 * value;
  const whole = Math.round(product);
  return Math.abs(product - whole) <= Math.abs(product) * Number.EPSILON ? whole : product;
}

function allScales(): Map<string, UnitScale> {
  const linear = unitCategories.flatMap(({ category }) =>
    category === 'temperature'
      ? []
      : Object.entries(linearUnits[category]).map(([unit, factor]): UnitScale => ({
          category,
          unit,
          factor,
        })),
  );
  const temperatures = Object.entries(temperatureUnits).map(([unit, { factor, offset }]): UnitScale => ({
    category: 'temperature',
    unit,
    factor,
    offset,
  }));
  return new Map([...linear, ...temperatures].map((scale) => [scale.unit, scale]));
}
