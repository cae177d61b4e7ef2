import { formatDecimals } from '@valence/chemistry';
import type { DiproticAcid } from './diprotic-acids.data.ts';

/**
 * An acid with its constants, as a question states them in brackets.
 * @example statedConstants(malonicAcid) // malonic acid, \ce{H2C3H2O4}: p*K*_{a1} = 2.85, p*K*_{a2} = 5.70
 */
export function statedConstants({ name, gas, stages, pKas: [first, second] }: DiproticAcid): string {
  const counted = gas === undefined ? '' : `, including dissolved ${gas}`;
  return `${name}, ${stages[0]}${counted}: p*K*_{a1} = ${formatDecimals(first, 2)}, p*K*_{a2} = ${formatDecimals(second, 2)}`;
}
