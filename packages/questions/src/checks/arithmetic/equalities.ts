import { readExpression, type Value } from './read-expression.ts';

/** An equality both of whose sides can be computed. */
export interface Equality {
  left: Value;
  right: Value;
  /** As it stands in the linear text, for a finding. */
  written: string;
}

/** What may precede the arithmetic left of an equals sign. Anything else means that the expression starts further left. */
const opensArithmetic = /(?:^|[,;:.(“]|[^\s+−×·/=<>≥≤±~≈–→›⟯)\]^_‹\d²³]\s)\s*$/;
const wordOperator =
  /\b(times|plus|minus|over|by|of|per|half|double|twice|percent|than|ln|log|sin|cos|tan|exp|to the)\s*$/;
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
  for (let index = 1; index < segments.length; index += 1) {
    const right = headOf(segments[index] ?? '');
    if (right === null) continue;
    const left = tailOf(segments[index - 1] ?? '');
    if (left === null) continue;
    found.push({
      left: left.value,
      right: right.value,
      written: readable(`${left.written} = ${right.written}`),
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

/** The arithmetic at the end of a segment, when it is whole. */
function tailOf(segment: string): { value: Value; written: string } | null {
  const end = segment.trimEnd().length;
  for (const { index } of segment.slice(0, end).matchAll(starts)) {
    const read = readExpression(segment, index);
    if (read === null || read.end !== end) continue;
    const before = segment.slice(0, index);
    if (!opensArithmetic.test(before) || wordOperator.test(before)) return null;
    return { value: read.value, written: segment.slice(index, end) };
  }
  return null;
}

function readable(linear: string): string {
  return linear.replace(/⟯⟋⟮/g, ')/(').replaceAll('⟮', '(').replaceAll('⟯', ')').replace(/[‹›]/g, '');
}
