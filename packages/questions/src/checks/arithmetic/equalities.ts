import { readExpression, readFactor } from './read-expression.ts';
import type { Value } from './value.ts';

/** An equality both of whose sides can be computed. */
export interface Equality {
  left: Value;
  right: Value;
  /** The left side where powers of ten belong to the divisors in front of them; `null` where there is no such divisor. */
  bound: Value | null;
  /** The first number of the right side where the line goes on from it: 0.125 in `0.250 × 0.500 = 0.125 mol × 58.44 g/mol`. */
  intermediate: Value | null;
  /** As it stands in the linear text, for a finding. */
  written: string;
  /** Where its left side ends. */
  at: number;
}

/** What may precede the arithmetic left of an equals sign. Anything else means that the expression starts further left. */
const opensArithmetic = /(?:^|[,;:.(“]|[^\s+−×·/=<>≥≤±~≈–→›⟯)\]^_‹\d²³]\s)\s*$/;
const wordOperator =
  /\b(times|plus|minus|over|by|of|per|half|double|twice|percent|than|ln|log|sin|cos|tan|exp|to the)\s*$/;
/** A factor or summand that is named before its number: `3 × O 16.00`, `2 × sodium 22.99`. Its expression cannot be read. */
const namedFactor = /[+−×·/]\s*(?:\d+\s*)?(?:□|‹[^›]*›|[A-Z][a-z]?|[a-z]+)\s+$/;
/** A ratio, `6.0 : 2.0`, and no `Step 2: …`. */
const ratio = /\d(?:\s:\s*|:)$/;
/** What may follow the arithmetic right of an equals sign. Anything else means that the expression goes on. */
const closesArithmetic = /^(?:$|[,;.)”](?!\d)|:(?!\s*\d)|\s+(?:[A-Za-z“□]|\([a-z*‹]|$))/;
const starts = /(?<![\w.›⟯^_⟋])(?=[\d½([⟮√π−+]|e\^⟮|(?:ln|log|lg|exp)[ (_⟮])/g;

/**
 * The equalities of a linear text whose two sides are arithmetic in numbers: of `*n* = 2 × 3 = 6` the second.
 * @example equalitiesIn('2 × 3 = 6 mol')[0]?.written // '2 × 3 = 6 mol'
 */
export function equalitiesIn(linear: string): Equality[] {
  const segments = segmentsOf(linear);
  const found: Equality[] = [];
  let at = -1;
  for (let index = 1; index < segments.length; index += 1) {
    at += (segments[index - 1]?.length ?? 0) + 1;
    const right = headOf(segments[index] ?? '');
    if (right === null) continue;
    const left = tailOf(segments[index - 1] ?? '');
    if (left === null) continue;
    found.push({
      left: left.value,
      right: right.value,
      bound: boundOf(left.written),
      intermediate: right.value.isNumber
        ? null
        : (readFactor(segments[index]?.trimStart() ?? '')?.value ?? null),
      written: readable(`${left.written} = ${right.written}`),
      at,
    });
  }
  return found;
}

/** The linear text split at equals signs, except those inside powers and fractions. */
export function segmentsOf(linear: string): string[] {
  const segments: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < linear.length; at += 1) {
    const character = linear[at];
    if (character === '⟮') depth += 1;
    else if (character === '⟯') depth -= 1;
    else if (depth === 0 && (character === '=' || character === '≈')) {
      segments.push(linear.slice(from, at));
      from = at + 1;
    }
  }
  segments.push(linear.slice(from));
  return segments;
}

/** The arithmetic at the start of a segment, when it is whole. */
export function headOf(segment: string): { value: Value; written: string } | null {
  const start = segment.length - segment.trimStart().length;
  const read = readExpression(segment, start);
  if (read === null || !closesArithmetic.test(segment.slice(read.end))) return null;
  return { value: read.value, written: segment.slice(start, read.end).trim() };
}

/** A line of arithmetic as it is written, and where its left side stands. */
interface Line {
  left: string;
  right: string;
  at: number;
}

/** The lines of a linear text whose two sides are arithmetic and whose left side is more than a number. */
export function linesIn(linear: string): Line[] {
  const segments = segmentsOf(linear);
  let start = 0;
  return segments.flatMap((segment, index) => {
    const at = start;
    start += segment.length + 1;
    const left = tailOf(segment);
    const right = headOf(segments[index + 1] ?? '');
    if (left === null || right === null || left.value.isNumber) return [];
    return [{ left: left.written, right: right.written, at: at + left.index }];
  });
}

/** The arithmetic at the end of a segment, when it is whole, and where it starts. */
function tailOf(segment: string): { value: Value; written: string; index: number } | null {
  const end = segment.trimEnd().length;
  for (const { index } of segment.slice(0, end).matchAll(starts)) {
    const read = readExpression(segment, index);
    if (read === null || read.end !== end) continue;
    const before = segment.slice(0, index);
    const isPart = wordOperator.test(before) || namedFactor.test(before) || ratio.test(before);
    if (!opensArithmetic.test(before) || isPart) return null;
    return { value: read.value, written: segment.slice(index, end), index };
  }
  return null;
}

function boundOf(written: string): Value | null {
  return /\/.*×\s?10\^/.test(written) ? (readExpression(written, 0, true)?.value ?? null) : null;
}

function readable(linear: string): string {
  return linear.replace(/⟯⟋⟮/g, ')/(').replaceAll('⟮', '(').replaceAll('⟯', ')').replace(/[‹›]/g, '');
}
