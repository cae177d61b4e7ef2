import { findElement } from '../elements/elements.ts';
import {
  fixedCharges,
  monatomicAnions,
  polyatomicIons,
  variableCharges,
  type NamedIon,
} from './ions.data.ts';

const romanNumerals = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const;

/** Every cation that a name can begin with, metals with several charges by their Roman numeral. */
export const cations: readonly NamedIon[] = [
  ...polyatomicIons.filter(({ charge }) => charge > 0),
  ...Object.entries(fixedCharges).map(([symbol, charge]) => metalIon(symbol, charge, false)),
  ...Object.entries(variableCharges).flatMap(([symbol, charges]) =>
    charges.map((charge) => metalIon(symbol, charge, true)),
  ),
];

/** Every anion that a name can end with. */
export const anions: readonly NamedIon[] = [
  ...monatomicAnions,
  ...polyatomicIons.filter(({ charge }) => charge < 0),
];

/** Cations that form a peroxide; with the others a formula like PbO2 is the oxide of a higher state. */
const peroxideFormers = new Set(['Li', 'Na', 'K', 'Rb', 'Cs', 'Mg', 'Ca', 'Sr', 'Ba', 'Zn']);

/** Every pair that has a name and a formula of its own. */
export const ionPairs: readonly (readonly [cation: NamedIon, anion: NamedIon])[] = cations.flatMap((cation) =>
  anions
    .filter((anion) => anion.name !== 'peroxide' || peroxideFormers.has(cation.formula))
    .map((anion) => [cation, anion] as const),
);

/**
 * Formula of the neutral compound of a cation and an anion, brackets where they are needed.
 * @example ionicFormula(aluminium, sulfate) // 'Al2(SO4)3'
 */
export function ionicFormula(cation: NamedIon, anion: NamedIon): string {
  const divisor = greatestCommonDivisor(cation.charge, -anion.charge);
  return `${times(cation, -anion.charge / divisor)}${times(anion, cation.charge / divisor)}`;
}

/** Name of the compound: the cation's, then the anion's. */
export function ionicName(cation: NamedIon, anion: NamedIon): string {
  return `${cation.name} ${anion.name}`;
}

function metalIon(symbol: string, charge: number, numeral: boolean): NamedIon {
  const name = findElement(symbol)?.name.toLowerCase() ?? symbol;
  return { formula: symbol, charge, name: numeral ? `${name}(${romanNumerals[charge]})` : name };
}

/** Hg2 and O2 are one ion each and stay whole: an Hg2^2+ twice is (Hg2)2. */
function times({ formula }: NamedIon, count: number): string {
  if (count === 1) return formula;
  return findElement(formula) === undefined ? `(${formula})${count}` : `${formula}${count}`;
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}
