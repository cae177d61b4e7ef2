import { countSignificantFigures, formatDecimals, formatSignificant } from '@valence/chemistry';
import { undecided, type Decision } from '../decision.ts';
import { evaluateQuantity } from './quantity.ts';
import { statedQuantity } from './stated-quantity.ts';

/** How a result is to be rounded: to so many significant figures, or to so many decimals. */
export type Rounding = { significant: number } | { decimals: number };

/** Decides by the number of significant figures that a written number shows. */
export function decideSignificantFigures(written: string, options: readonly string[]): Decision {
  const counted = countSignificantFigures(written);
  if (!counted.ok) return undecided(`${written}: ${counted.error.message}`);
  const right = options.map((option) => statedQuantity(option)?.value === counted.value);
  return { ok: true, right, finding: `Counted on ${written}: ${counted.value} significant figures.` };
}

/** Decides by a computed number with the right number of significant figures; other roundings are wrong. */
export function decideRoundedQuantity(
  expression: string,
  unit: string,
  rounding: Rounding,
  options: readonly string[],
): Decision {
  const value = evaluateQuantity(expression);
  if (typeof value !== 'number') return undecided(value.reason);
  const rounded =
    'decimals' in rounding
      ? formatDecimals(value, rounding.decimals)
      : formatSignificant(value, rounding.significant);
  const expected = `${rounded} ${unit}`.trim();
  const right = options.map((option) => option.trim() === expected);
  const figures =
    'decimals' in rounding ? `${rounding.decimals} decimals` : `${rounding.significant} significant figures`;
  return { ok: true, right, finding: `Recomputed and rounded to ${figures}: ${expected}.` };
}
