import { formatDecimals, hillFormula, molarMass } from '@valence/chemistry';

/** A formula set as chemistry: Hill order for compounds of carbon, and as the elements come for salts, carbonates among them. */
export function shownFormula(parts: ReadonlyMap<string, number>): string {
  const [first = ''] = parts.keys();
  const isOrganic = parts.has('C') && ['C', 'H'].includes(first);
  return `\\ce{${isOrganic || parts.size < 2 ? hillFormula(parts) : inOrder(parts)}}`;
}

function inOrder(parts: ReadonlyMap<string, number>): string {
  return [...parts].map(([symbol, count]) => `${symbol}${count === 1 ? '' : count}`).join('');
}

/**
 * Atoms of each element in a formula.
 * @throws for a text that is no formula
 */
export function partsOf(formula: string): ReadonlyMap<string, number> {
  const mass = molarMass(formula);
  if (!mass.ok) throw new Error(`${formula}: ${mass.error.message}`);
  return mass.value.formula.composition;
}

/**
 * Molar mass in g/mol, unrounded.
 * @throws for a text that is no formula
 */
export function massOf(formula: string): number {
  const mass = molarMass(formula);
  if (!mass.ok) throw new Error(`${formula}: ${mass.error.message}`);
  return mass.value.molarMass;
}

/** In g/mol as periodic tables print it: three decimals for hydrogen, two for the others. */
export function atomicMass(symbol: string): string {
  // A mass that ends in 5 is rounded up, which binary fractions would not always do.
  return formatDecimals(massOf(symbol) + 1e-8, symbol === 'H' ? 3 : 2);
}
