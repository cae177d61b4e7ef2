import { undecided, type Decision } from '../decision.ts';
import { evaluateQuantity } from './quantity.ts';

/**
 * Decides by comparing a value of every option: a number from a named table, or an expression over the data given.
 * @example decideOptionExtreme({ '5 g of \\ce{Li}': '5 / M(Li)', … }, 'greatest', 'amount in mol', options)
 */
export function decideOptionExtreme(
  values: Readonly<Record<string, string>>,
  pick: 'greatest' | 'least',
  quantity: string,
  options: readonly string[],
): Decision {
  const computed: number[] = [];
  for (const option of options) {
    const expression = values[option];
    if (expression === undefined) return undecided(`No value is given for “${option}”`);
    const value = /^-?[\d.]+$/.test(expression) ? Number(expression) : evaluateQuantity(expression);
    if (typeof value !== 'number') return undecided(value.reason);
    computed.push(value);
  }
  const extreme = pick === 'greatest' ? Math.max(...computed) : Math.min(...computed);
  const listed = options.map((option, index) => `${option}: ${Number(computed[index]?.toPrecision(4))}`);
  return {
    ok: true,
    right: computed.map((value) => value === extreme),
    finding: `Compared by ${quantity}. ${listed.join('; ')}.`,
  };
}
