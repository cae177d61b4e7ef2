import { prefixes, units, type Dimension } from './units.data.ts';

/** The value of a unit: its dimension and the factor to the SI unit. */
export interface Unit {
  factor: number;
  dimension: Dimension;
}

const one: Unit = { factor: 1, dimension: [0, 0, 0, 0, 0, 0] };
const symbol = /[A-Za-zµμÅΩ]+|[%‰°]/y;
const power = /\^⟮([−-]?\d)⟯|([²³])|⁻([¹²³])/y;
const celsius = /°[CF](?![A-Za-z])/y;

/** A unit and the index where it ends. The unit is `null` for °C and °F, whose zero is offset. */
export interface UnitReading {
  unit: Unit | null;
  end: number;
}

/**
 * Reads the unit that starts at a place of a linear text: `J/(mol·K)`, `mol L^⟮−1⟯`, `L·atm`, `%`.
 * @returns `null` where no known unit stands
 * @example readUnitAt('24.3 g/mol', 5)?.end // 10
 */
export function readUnitAt(text: string, start: number): UnitReading | null {
  celsius.lastIndex = start;
  if (celsius.test(text)) return { unit: null, end: celsius.lastIndex };
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

function readGroup(text: string, start: number): { unit: Unit; end: number } | null {
  const inner = readUnitAt(text, start + 1);
  if (inner === null || inner.unit === null || text[inner.end] !== ')') return null;
  return { unit: inner.unit, end: inner.end + 1 };
}

function readFactor(text: string, start: number): { unit: Unit; end: number; hasPower: boolean } | null {
  symbol.lastIndex = start;
  const written = symbol.exec(text)?.[0];
  const unit = written === undefined ? null : unitNamed(written);
  if (written === undefined || unit === null) return null;
  const end = start + written.length;
  power.lastIndex = end;
  const raised = power.exec(text);
  if (raised === null) return { unit, end, hasPower: false };
  const exponent = exponentOf(raised);
  return { unit: multiply(one, unit, exponent), end: power.lastIndex, hasPower: true };
}

function exponentOf([, script, above, negative]: RegExpExecArray): number {
  if (script !== undefined) return Number(script.replace('−', '-'));
  if (above !== undefined) return above === '²' ? 2 : 3;
  return -('¹²³'.indexOf(negative ?? '') + 1);
}

function unitNamed(written: string): Unit | null {
  const exact =
    definitionOf(written) ?? (written.length > 3 ? definitionOf(written.replace(/s$/, '')) : null);
  if (exact !== null) return exact;
  const rest = definitionOf(written.slice(1));
  const prefix = prefixes[written.charAt(0)];
  if (rest === null || prefix === undefined || !rest.prefixed) return null;
  return { factor: prefix * rest.factor, dimension: rest.dimension };
}

function definitionOf(written: string): (Unit & { prefixed: boolean }) | null {
  return Object.hasOwn(units, written) ? (units[written] ?? null) : null;
}

/** `unit × other^exponent`. */
export function multiply(unit: Unit, other: Unit, exponent: number): Unit {
  return {
    factor: unit.factor * other.factor ** exponent,
    dimension: combine(unit.dimension, other.dimension, exponent),
  };
}

export function combine(one: Dimension, other: Dimension, times: number): Dimension {
  return [
    one[0] + times * other[0],
    one[1] + times * other[1],
    one[2] + times * other[2],
    one[3] + times * other[3],
    one[4] + times * other[4],
    one[5] + times * other[5],
  ];
}

export function sameDimension(one: Dimension, other: Dimension): boolean {
  return one.every((exponent, index) => Math.abs(exponent - (other[index] ?? 0)) < 1e-9);
}
