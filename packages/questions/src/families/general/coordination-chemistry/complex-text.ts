import type { Complex } from './complexes.data.ts';

/**
 * The formula of a complex as typeset text, with its charge.
 * @example shownComplex({ metal: 'Ag', ligands: [[ammine, 2]], charge: 1 }) // '\\ce{[Ag(NH3)2]^+}'
 */
export function shownComplex({ metal, ligands, charge }: Complex): string {
  const written = ligands
    .map(([{ formula }, count]) => {
      const isAtom = /^[A-Z][a-z]?$/.test(formula);
      return count === 1
        ? isAtom
          ? formula
          : `(${formula})`
        : isAtom
          ? `${formula}${count}`
          : `(${formula})${count}`;
    })
    .join('');
  return `\\ce{[${metal}${written}]${chargeText(charge)}}`;
}

/** The charge behind a formula: `^3+`, `^-`, or nothing. */
export function chargeText(charge: number): string {
  if (charge === 0) return '';
  const size = Math.abs(charge) === 1 ? '' : String(Math.abs(charge));
  return `^${size}${charge > 0 ? '+' : '-'}`;
}

/** The oxidation state of the metal: the charge of the complex less those of the ligands. */
export function stateOf(complex: Complex): number {
  return complex.charge - ligandCharge(complex);
}

/** The charges of all ligands together. */
export function ligandCharge({ ligands }: Complex): number {
  return ligands.reduce((sum, [{ charge }, count]) => sum + charge * count, 0);
}

/** How many ligands there are. */
export function ligandCount({ ligands }: Complex): number {
  return ligands.reduce((sum, [, count]) => sum + count, 0);
}

/** What each ligand counts: `each \ce{Cl^-} counts −1 and each \ce{NH3} 0`. */
export function ligandCharges({ ligands }: Complex): string {
  const parts = ligands.map(
    ([{ formula, charge }], index) =>
      `each \\ce{${formula}${chargeText(charge)}} ${index === 0 ? 'has a charge of' : 'a charge of'} ${signedWhole(charge)}`,
  );
  return parts.join(' and ');
}

/** The sum that leads to the oxidation state: `+1 − 2 × (−1) = +3`, `+3 − 0 = +3`. */
export function stateEquation(complex: Complex): string {
  const charged = complex.ligands.filter(([{ charge }]) => charge !== 0);
  if (charged.length === 0) return `${signedWhole(complex.charge)} − 0 = ${signedWhole(complex.charge)}`;
  const terms = charged.map(([{ charge }, count]) => ` − ${count} × (${signedWhole(charge)})`).join('');
  return `${signedWhole(complex.charge)}${terms} = ${signedWhole(stateOf(complex))}`;
}

/** A whole number with its sign; zero has none. */
export function signedWhole(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
}
