import {
  anions,
  cations,
  findElement,
  parseFormula,
  type Composition,
  type Formula,
} from '@valence/chemistry';

/** Charges of free ions by the group of the periodic table; ions of groups 3 to 11 and of the f block can have any positive one. */
const chargesOfGroup: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [2],
  12: [2],
  13: [3],
  14: [-4, 4],
  15: [-3, 3, 5],
  16: [-2, 4, 6],
  17: [-1, 1],
  18: [1],
};
/** Elements that differ from their group: the lower charge of heavy ones (inert pair), hydride, the alpha particle, platinides. */
const chargesOfElement: Readonly<Record<string, readonly number[]>> = {
  H: [1, -1],
  He: [1, 2],
  In: [1, 3],
  Tl: [1, 3],
  Sn: [2, 4],
  Pb: [2, 4],
  Au: [-1, 1, 3],
  Pt: [-2, 2, 4],
  // Atoms with a formal charge in a group: carbocation, alkoxide, ammonium. Y is also how EDTA is written.
  C: [-4, -1, 1, 4],
  B: [-1, 3],
  N: [-3, -1, 1, 3, 5],
  P: [-3, 1, 3, 5],
  O: [-2, -1, 1],
  S: [-2, -1, 1, 4, 6],
  Y: [3, -4, -3, -2, -1],
};
const highestCharge = 8;

/** Ions beside those that name salts, and the other charges of those that have more than one or are a group (sulfonate). */
const furtherIons: readonly (readonly [formula: string, charge: number])[] = [
  ['H3O', 1],
  ['NO', 1],
  ['NO2', 1],
  ['HCOO', -1],
  ['HS', -1],
  ['SO3', -1],
  ['N3', -1],
  ['O2', -1],
  ['O2', 1],
  ['MnO4', -2],
  ['MnO4', -3],
  ['S2O6', -2],
  ['S2O8', -2],
  ['S4O6', -2],
  ['P2O7', -4],
  ['AsO4', -3],
];

/**
 * Why a free ion cannot have its charge, or `null`: monatomic ions of the main groups have the charges of their group, other metals a
 * positive one, and the polyatomic ions of the table their own. In a gas atoms can be ionised further: not to be asked there.
 * @example ionProblem(calciumPlus) // 'no ion of Ca has the charge +1'
 */
export function ionProblem({ composition, charge }: Formula): string | null {
  const [first, ...others] = composition;
  if (first === undefined || charge === 0) return null;
  const [symbol, count] = first;
  if (others.length > 0 || count > 1) return polyatomicProblem(composition, charge);
  const possible = possibleCharges(symbol);
  const isPossible = possible?.includes(charge) ?? (charge > 0 && charge <= highestCharge);
  return isPossible ? null : `no ion of ${symbol} has the charge ${signed(charge)}`;
}

/** A polyatomic ion with the charges that it can have. */
export interface PolyatomicIon {
  composition: Composition;
  charges: ReadonlySet<number>;
}

/** The polyatomic ions of the tables. */
export const polyatomicIons: readonly PolyatomicIon[] = [...byComposition().values()];

function byComposition(): Map<string, { composition: Composition; charges: Set<number> }> {
  const found = new Map<string, { composition: Composition; charges: Set<number> }>();
  const named = [...anions, ...cations].map(({ formula, charge }) => [formula, charge] as const);
  for (const [written, charge] of [...named, ...furtherIons]) {
    const formula = parseFormula(written);
    if (!formula.ok) continue;
    const { composition } = formula.value;
    if (composition.size === 1 && composition.values().every((count) => count === 1)) continue;
    const name = nameOf(composition);
    const ion = found.get(name) ?? { composition, charges: new Set<number>() };
    ion.charges.add(charge);
    found.set(name, ion);
  }
  return found;
}

function polyatomicProblem(composition: Composition, charge: number): string | null {
  const name = nameOf(composition);
  const ion = polyatomicIons.find((known) => nameOf(known.composition) === name);
  if (ion === undefined || ion.charges.has(charge)) return null;
  return `this ion has the charge ${[...ion.charges].map(signed).join(' or ')}, not ${signed(charge)}`;
}

function possibleCharges(symbol: string): readonly number[] | undefined {
  if (Object.hasOwn(chargesOfElement, symbol)) return chargesOfElement[symbol];
  return chargesOfGroup[findElement(symbol)?.group ?? 0];
}

/** The same for every order in which a formula names its elements. */
function nameOf(composition: Composition): string {
  return [...composition]
    .map(([symbol, count]) => `${symbol}${count}`)
    .toSorted()
    .join(' ');
}

function signed(charge: number): string {
  return charge > 0 ? `+${charge}` : `−${-charge}`;
}
