import { failure, success, type Result } from '../result.ts';
import { linearUnits, temperatureUnits, unitSpellings, type UnitCategory } from './units.data.ts';

interface UnitScale {
  category: UnitCategory;
  factor: number;
  offset: number;
}

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
  if (source.category === 'temperature' && value + source.offset < 0) {
    return failure('belowAbsoluteZero', 'This is below absolute zero', 0);
  }
  if (source === target) return success(value);
  const converted =
    source.factor === target.factor
      ? value + (source.offset - target.offset)
      : ((value + source.offset) * source.factor) / target.factor - target.offset;
  return Number.isFinite(converted)
    ? success(converted)
    : failure('notFinite', 'This number is too large', 0);
}

function findUnit(written: string): UnitScale | undefined {
  const unit = written.trim();
  return scales.get(Object.hasOwn(unitSpellings, unit) ? (unitSpellings[unit] ?? unit) : unit);
}

function allScales(): Map<string, UnitScale> {
  const scales = new Map<string, UnitScale>();
  for (const { category, units } of unitCategories) {
    for (const unit of units) {
      const scale =
        category === 'temperature'
          ? temperatureUnits[unit]
          : { factor: linearUnits[category][unit], offset: 0 };
      if (scale?.factor !== undefined)
        scales.set(unit, { category, factor: scale.factor, offset: scale.offset });
    }
  }
  return scales;
}
