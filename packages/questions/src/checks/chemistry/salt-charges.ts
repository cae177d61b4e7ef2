import type { Formula } from '@valence/chemistry';
import { polyatomicIons } from './ion-charges.ts';

/** Metals with a single possible charge in compounds. */
const fixedCharges: Readonly<Record<string, number>> = {
  Li: 1,
  Na: 1,
  K: 1,
  Rb: 1,
  Cs: 1,
  Mg: 2,
  Ca: 2,
  Sr: 2,
  Ba: 2,
  Al: 3,
  Zn: 2,
};
const anionCharges: Readonly<Record<string, number>> = { F: -1, Cl: -1, Br: -1, I: -1, O: -2, S: -2, N: -3 };

/**
 * Why the charges in the formula of a salt do not cancel, or `null`. Told for one metal of fixed charge with a halogen, O, S or N, or
 * with any number of one polyatomic anion of the table.
 * @example saltProblem(formulaOf('NaSO4')) // 'the charges of Na and of the anion do not cancel'
 */
export function saltProblem(formula: Formula): string | null {
  const { composition, charge, parts } = formula;
  const metals = [...composition.keys()].filter((symbol) => Object.hasOwn(fixedCharges, symbol));
  const [metal, ...others] = metals;
  if (metal === undefined || others.length > 0 || charge !== 0 || parts > 1) return null;
  const positive = (composition.get(metal) ?? 0) * (fixedCharges[metal] ?? 0);
  const rest = [...composition].filter(([symbol]) => symbol !== metal);
  const [[partner, count] = ['', 0], ...further] = rest;
  if (further.length === 0) return binaryProblem(metal, partner, positive, count);
  const possible = anionsIn(new Map(rest));
  if (possible.length === 0 || possible.includes(-positive)) return null;
  return `the charges of ${metal} and of the anion do not cancel`;
}

function binaryProblem(metal: string, partner: string, positive: number, count: number): string | null {
  const anion = anionCharges[partner];
  if (anion === undefined) return null;
  const sum = positive + count * anion;
  // Peroxides, superoxides, azides, polysulfides and polyhalides hold more of the nonmetal than the rule says.
  const hasChains = partner === 'O' || partner === 'N' || partner === 'S' || (partner === 'I' && count === 3);
  if (sum === 0 || (hasChains && sum < 0)) return null;
  return `the charges of ${metal} and ${partner} do not cancel`;
}

/** The charges that these atoms have together where they are a whole number of one polyatomic anion. */
function anionsIn(rest: ReadonlyMap<string, number>): number[] {
  return polyatomicIons.flatMap(({ composition, charges }) => {
    const [[symbol, atoms] = ['', 1]] = composition;
    const times = (rest.get(symbol) ?? 0) / atoms;
    const isWhole =
      Number.isInteger(times) &&
      times > 0 &&
      composition.size === rest.size &&
      [...composition].every(([one, count]) => rest.get(one) === times * count);
    return isWhole ? [...charges].filter((charge) => charge < 0).map((charge) => times * charge) : [];
  });
}
