import { combine, pureNumber, type Dimension } from './dimension.ts';
import { timeNames } from './unit-spellings.data.ts';
import { prefixes, units, type UnitDefinition } from './units.data.ts';

/** What a unit is worth: a quantity of it is (number × `factor` + `offset`) of the SI unit of its dimension. */
export interface Unit {
  factor: number;
  dimension: Dimension;
  /** Kelvin at the zero of a temperature scale, and 0 for every other unit. */
  offset: number;
}

/** A unit and the index behind it. */
export interface UnitReading {
  unit: Unit;
  end: number;
}

/** The unit of a pure number. */
export const dimensionless: Unit = { factor: 1, dimension: pureNumber, offset: 0 };

const definitions: ReadonlyMap<string, UnitDefinition> = new Map(units.map((unit) => [unit.symbol, unit]));
const letters = /[A-Za-zµμÅΩ]+|[%‰°]/y;
const power = /\^⟮([−-]?\d)⟯|([²³])|⁻([¹²³])/y;
const scale = /°[CF](?![A-Za-z])/y;

/**
 * The strict reader of units, for texts in our own notation: it knows what `units.data.ts` lists, with a prefix where one
 * may stand, and units of time by name. What people type in other ways is read by typed answers, from the same table.
 * @param symbol one unit, without a power
 * @returns `null` for what is no unit, or is a word in a text (`in`)
 * @example unitOf('kPa') // { factor: 1000, dimension: [-1, 1, -2, 0, 0, 0], offset: 0 }
 */
export function unitOf(symbol: string): Unit | null {
  const exact = definitions.get(symbol) ?? pluralOrName(symbol);
  return exact?.onlyTyped === true ? null : (worth(exact, 1) ?? withPrefix(symbol));
}

/**
 * As `unitOf`, for what stands alone in a field: units that are words in a text are known too, and plurals are not.
 * @example typedUnitOf('in')?.factor // 0.0254
 */
export function typedUnitOf(symbol: string): Unit | null {
  return worth(definitions.get(symbol), 1) ?? withPrefix(symbol);
}

/**
 * Reads the unit that starts at a place of a linear text (`linearText`): `J/(mol·K)`, `mol L^⟮−1⟯`, `L·atm`, `%`.
 * A degree of a scale stands alone.
 * @returns `null` where no known unit stands
 * @example readUnitAt('24.3 g/mol', 5)?.end // 10
 */
export function readUnitAt(text: string, start: number): UnitReading | null {
  scale.lastIndex = start;
  const degree = scale.exec(text)?.[0];
  if (degree !== undefined) {
    const unit = unitOf(degree);
    return unit && { unit, end: scale.lastIndex };
  }
  const first = readFactor(text, start);
  if (first === null) return null;
  let { unit, end } = first;
  for (;;) {
    const operator = text[end];
    if (operator === '·' || operator === ' ' || operator === '*') {
      // After a blank only a factor with a power is a unit for sure (`mol L^{−1}`): words follow numbers as well.
      const next = readFactor(text, end + 1);
      if (next === null || (operator === ' ' && !next.hasPower)) break;
      unit = multiply(unit, next.unit, 1);
      end = next.end;
    } else if (operator === '/') {
      const next = text[end + 1] === '(' ? readGroup(text, end + 1) : readFactor(text, end + 1);
      if (next === null) break;
      unit = multiply(unit, next.unit, -1);
      end = next.end;
    } else break;
  }
  return { unit, end };
}

/**
 * The unit that a whole linear text is.
 * @returns `null` where it is none, or more stands behind it
 * @example readUnit('L·atm')?.factor // 101.325
 */
export function readUnit(text: string): Unit | null {
  const reading = readUnitAt(text, 0);
  return reading?.end === text.length ? reading.unit : null;
}

/** `unit × other^exponent`. */
export function multiply(unit: Unit, other: Unit, exponent: number): Unit {
  return {
    factor: unit.factor * other.factor ** exponent,
    dimension: combine(unit.dimension, other.dimension, exponent),
    offset: 0,
  };
}

function readGroup(text: string, start: number): UnitReading | null {
  const inner = readUnitAt(text, start + 1);
  return inner === null || inner.unit.offset !== 0 || text[inner.end] !== ')'
    ? null
    : { unit: inner.unit, end: inner.end + 1 };
}

function readFactor(text: string, start: number): (UnitReading & { hasPower: boolean }) | null {
  letters.lastIndex = start;
  const written = letters.exec(text)?.[0];
  const unit = written === undefined ? null : unitOf(written);
  if (written === undefined || unit === null) return null;
  const end = start + written.length;
  power.lastIndex = end;
  const raised = power.exec(text);
  if (raised === null) return { unit, end, hasPower: false };
  return { unit: multiply(dimensionless, unit, exponentOf(raised)), end: power.lastIndex, hasPower: true };
}

function exponentOf([, script, above, negative]: RegExpExecArray): number {
  if (script !== undefined) return Number(script.replace('−', '-'));
  if (above !== undefined) return above === '²' ? 2 : 3;
  return -('¹²³'.indexOf(negative ?? '') + 1);
}

/** `hour`, `hours`, `bars`. */
function pluralOrName(word: string): UnitDefinition | undefined {
  if (word.length < 3) return undefined;
  const singular = word.length > 3 ? word.replace(/s$/, '') : word;
  const symbol = Object.hasOwn(timeNames, singular) ? timeNames[singular] : singular;
  return definitions.get(symbol ?? '');
}

function withPrefix(symbol: string): Unit | null {
  const prefix = symbol.charAt(0);
  const rest = definitions.get(symbol.slice(1));
  return Object.hasOwn(prefixes, prefix) && rest?.prefixed === true
    ? worth(rest, prefixes[prefix] ?? 1)
    : null;
}

function worth(definition: UnitDefinition | undefined, prefix: number): Unit | null {
  if (definition === undefined) return null;
  const { factor, dimension, degrees } = definition;
  const offset = degrees === undefined ? 0 : (degrees.offset / 100) * factor;
  return { factor: prefix * factor, dimension, offset };
}
