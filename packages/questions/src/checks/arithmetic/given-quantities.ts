import { readUnitAt, sameDimension, type Dimension } from '@valence/chemistry';
import { readExpression } from './read-expression.ts';
import type { Value } from './value.ts';

/** A number with its unit as a linear text states it. */
export interface GivenQuantity {
  /** The number alone. */
  written: string;
  unit: string;
  value: Value;
  /** False for a temperature scale, whose zero is not that of kelvin. */
  isRatioScale: boolean;
  at: number;
  end: number;
}

export const literal = /(?<![\w.‹,])\d+(?:[\u00a0\u2009\u202f ]\d{3}(?!\d))*(?:\.\d+)?(?: ?× ?10\^⟮−?\d+⟯)?/g;

/**
 * The quantities of a linear text: numbers with a known unit behind them, `0.250 L`, `2.00-L`, `1.8 × 10^⟮−5⟯ mol/L`.
 * @example givenQuantities('in a 2.00-L flask')[0]?.unit // 'L'
 */
export function givenQuantities(linear: string): GivenQuantity[] {
  return [...linear.matchAll(literal)].flatMap(({ 0: written, index }) => {
    const unit = unitBehind(linear, index + written.length);
    const read = unit === null ? null : readExpression(`${written} ${unit.text}`, 0);
    if (unit === null || read === null) return [];
    return [
      {
        written,
        unit: unit.text,
        value: read.value,
        isRatioScale: unit.isRatioScale,
        at: index,
        end: unit.end,
      },
    ];
  });
}

/** The unit that stands behind a number, or `null`. */
export function unitBehind(
  linear: string,
  place: number,
): { text: string; end: number; isRatioScale: boolean } | null {
  const start = /[ -]/.test(linear[place] ?? '') ? place + 1 : place;
  if (start === place && !/[%‰°]/.test(linear[place] ?? '')) return null;
  const reading = readUnitAt(linear, start);
  if (reading === null || /[A-Za-z‹_]/.test(linear[reading.end] ?? '')) return null;
  return {
    text: linear.slice(start, reading.end),
    end: reading.end,
    isRatioScale: !linear.startsWith('°', start) || linear.startsWith('° ', start),
  };
}

/** True for a quantity of this kind. */
export function isOfKind({ si }: Value, dimension: Dimension): boolean {
  return si !== null && sameDimension(si.dimension, dimension);
}
