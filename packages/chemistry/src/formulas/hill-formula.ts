import type { Composition } from './formula.ts';

/**
 * A composition in the Hill order: carbon, then hydrogen, then the rest by the alphabet; all by the alphabet
 * without carbon.
 * @example hillFormula(new Map([['O', 2], ['H', 4], ['C', 2]])) // 'C2H4O2'
 */
export function hillFormula(composition: Composition): string {
  const withCarbon = composition.has('C');
  return [...composition]
    .sort(([one], [other]) => (hillKey(one, withCarbon) < hillKey(other, withCarbon) ? -1 : 1))
    .map(([symbol, count]) => (count === 1 ? symbol : `${symbol}${count}`))
    .join('');
}

function hillKey(symbol: string, withCarbon: boolean): string {
  if (withCarbon && symbol === 'C') return '0';
  return withCarbon && symbol === 'H' ? '1' : symbol;
}
