import { segmentsOf } from './equalities.ts';
import { readExpression } from './read-expression.ts';
import type { Value } from './value.ts';

/** A quantity as an option states it. */
export interface OptionQuantity {
  value: Value;
  /** The noun behind the number and its unit (`half-lives`), or an empty string. */
  noun: string;
  hasUnit: boolean;
}

/**
 * The quantity that a linear text of an option is: `4.5 × 10^⟮3⟯ J`, `‹x› = −12.5 kJ`, `3 half-lives`.
 * @returns `null` for a text that says something else
 */
export function optionQuantity(linear: string): OptionQuantity | null {
  const segments = segmentsOf(linear);
  if (segments.length > 2) return null;
  const written = (segments.at(-1) ?? '').trim();
  const read = readExpression(written, 0);
  if (read === null) return null;
  const noun = written.slice(read.end).replace(/[.;]$/, '').trim();
  if (!/^(?:[A-Za-z][A-Za-z ()/-]*)?$/.test(noun)) return null;
  const bareEnd = /[\d)⟯½²³]$/.test(written.slice(0, read.end));
  return { value: read.value, noun, hasUnit: !bareEnd || read.value.si === null || hasDimension(read.value) };
}

function hasDimension({ si }: Value): boolean {
  return si !== null && si.dimension.some((exponent) => exponent !== 0);
}
