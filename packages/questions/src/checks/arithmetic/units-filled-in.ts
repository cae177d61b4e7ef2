import { combine, pureNumber, sameDimension, type Dimension } from '@valence/chemistry';
import { isAside } from './aside.ts';
import { linesIn } from './equalities.ts';
import { isOfKind, literal, unitBehind, type GivenQuantity } from './given-quantities.ts';
import { haveOtherUnits } from './same-value.ts';
import type { Interval } from './interval.ts';
import { readExpression } from './read-expression.ts';
import type { Value } from './value.ts';

/**
 * Fills in the units that an explanation leaves out, and computes its lines with them: `100 × 4.18 × 10.0 = 4180 kJ` of a question
 * with 100 g, J/(g·K) and 10.0 K is wrong by a thousand, and `0.500 × 58.44 = 29.2 g` of 0.500 mol/L leaves out a volume.
 * @returns what is wrong, or `null`
 */
export function lostUnitProblem(
  explanation: string,
  given: readonly GivenQuantity[],
  key: readonly GivenQuantity[],
): string | null {
  const units = unitsOf([...given, ...key]);
  for (const { left, right, at } of linesIn(explanation)) {
    if (hasUnit.test(left) || isAside(explanation, at)) continue;
    const filled = withUnits(left, given, units);
    const [one, other] = [filled, withUnits(right, given, units)].map(
      (side) => readExpression(side, 0)?.value,
    );
    if (filled === left || one === undefined || other === undefined) continue;
    if (one.unitless === 'measures' || other.unitless === 'measures') continue;
    if (isOffByPowerOfTen(one, other)) return `${filled} = ${right}: a prefix is lost`;
    if (one.unitless === 'nothing' && lacksFactor(one, other, given))
      return `${filled} = ${right}: a factor is left out`;
  }
  return null;
}

/** A letter that is no function: a unit stands somewhere, perhaps for the whole line. */
const hasUnit = /(?!ln\b|log\b|lg\b|exp\b|π)[A-Za-zµΩ%°]/;

/** A volume, or a difference of temperatures, that one side lacks. What holds for each gram or mole is often stated so. */
const factors: readonly Dimension[] = [
  [3, 0, 0, 0, 0, 0],
  [0, 0, 0, 1, 0, 0],
];

function lacksFactor(one: Value, other: Value, given: readonly GivenQuantity[]): boolean {
  if (one.si === null || other.si === null || !haveOtherUnits(one, other)) return false;
  const quotient = combine(one.si.dimension, other.si.dimension, -1);
  const factor = factors.find((dimension) => sameDimension(combine(pureNumber, dimension, -1), quotient));
  if (factor === undefined) return false;
  // To multiply by 1.00 L changes nothing.
  return !given.some(({ written, value }) => /^1(?:\.0+)?$/.test(written) && isOfKind(value, factor));
}

/** The unit of a number as the question writes it; `null` where it has more than one. */
function unitsOf(given: readonly GivenQuantity[]): Map<string, string | null> {
  const units = new Map<string, string | null>();
  for (const { written, unit } of given)
    units.set(written, units.has(written) && units.get(written) !== unit ? null : unit);
  return units;
}

/** Constants that texts write without their unit. */
const constants: readonly (readonly [RegExp, string])[] = [
  [/^8\.31\d{0,3}$/, 'J/(mol·K)'],
  [/^0\.082\d{0,3}$/, 'L·atm/(mol·K)'],
  [/^96[ \u202f]?(?:485|500)$/, 'C/mol'],
  [/^4\.18[46]?$/, 'J/(g·K)'],
];

function withUnits(
  linear: string,
  given: readonly GivenQuantity[],
  known: ReadonlyMap<string, string | null>,
): string {
  let filled = '';
  let from = 0;
  for (const { 0: written, index } of linear.matchAll(literal)) {
    const end = index + written.length;
    const needsUnit = unitBehind(linear, end) === null && takesUnit(linear, index, written);
    const unit = needsUnit ? unitOf(written, given, known) : null;
    // A share may be divided by one that stays without its sign: 3.5/20 = 17.5 %.
    if (unit === null || unit.startsWith('°') || unit === '%') continue;
    const isRaised = /^(?:\^|[²³])/.test(linear.slice(end));
    filled += linear.slice(from, index) + (isRaised ? `(${written} ${unit})` : `${written} ${unit}`);
    from = end;
  }
  return filled + linear.slice(from);
}

function unitOf(
  written: string,
  given: readonly GivenQuantity[],
  known: ReadonlyMap<string, string | null>,
): string | null {
  const stated = known.get(written);
  if (stated !== undefined) return stated;
  return convertedUnit(written, given) ?? constants.find(([value]) => value.test(written))?.[1] ?? null;
}

/** Counts, factors of ten, exponents, indices and what a function takes have no unit. */
function takesUnit(linear: string, index: number, written: string): boolean {
  if (/^(?:\d{1,2}|10+)$/.test(written) || linear[index + written.length] === '%') return false;
  const before = linear.slice(0, index);
  if (/(?:ln|log|lg|exp)(?:_⟮10⟯)?[ (⟮]*$/.test(before)) return false;
  const raised = Math.max(before.lastIndexOf('^⟮'), before.lastIndexOf('_⟮'));
  return raised < 0 || before.indexOf('⟯', raised) >= 0;
}

/** A number in another unit of the same thing: 0.250 is 250 mL in litres. */
const conversions: Readonly<
  Record<string, readonly (readonly [unit: string, factor: number, offset?: number])[]>
> = {
  mL: [['L', 1e-3]],
  L: [['mL', 1e3]],
  mg: [['g', 1e-3]],
  kg: [['g', 1e3]],
  g: [['kg', 1e-3]],
  kJ: [['J', 1e3]],
  J: [['kJ', 1e-3]],
  'kJ/mol': [['J/mol', 1e3]],
  'J/(mol·K)': [['kJ/(mol·K)', 1e-3]],
  mmol: [['mol', 1e-3]],
  min: [['s', 60]],
  h: [['s', 3600]],
  '°C': [['K', 1, 273.15]],
};

function convertedUnit(written: string, given: readonly GivenQuantity[]): string | undefined {
  const value = numberOf(written);
  for (const quantity of given)
    for (const [unit, factor, offset = 0] of conversions[quantity.unit] ?? []) {
      const room = offset === 0 ? 1e-9 * Math.abs(value) : 0.2;
      if (Math.abs(numberOf(quantity.written) * factor + offset - value) <= room) return unit;
    }
  return undefined;
}

function numberOf(written: string): number {
  const [, mantissa = '', power = '0'] = /^([\d.\s]+)(?:.*\^⟮(−?\d+)⟯)?$/.exec(written) ?? [];
  return Number(`${mantissa.replace(/\s/g, '')}e${power.replace('−', '-')}`);
}

/** With their units the two sides differ by a power of ten. */
function isOffByPowerOfTen(left: Value, right: Value): boolean {
  if (left.si === null || right.si === null || !sameDimension(left.si.dimension, right.si.dimension))
    return false;
  const quotient = Math.log10(Math.abs(middle(right.si.interval) / middle(left.si.interval)));
  const power = Math.round(quotient);
  return Number.isFinite(quotient) && power !== 0 && Math.abs(quotient - power) < 0.01;
}

function middle({ low, high }: Interval): number {
  return (low + high) / 2;
}
