import { molarMass, parseEquation, type Species } from '@valence/chemistry';

/** A substance of a reaction with what a student is told about it. */
export interface ReactionPart {
  /** Set as chemistry: `\ce{NH3}`. */
  shown: string;
  coefficient: number;
  /** g/mol, rounded to the hundredths that the question states. */
  molarMass: number;
}

/** A balanced reaction, ready to be asked about. */
export interface WorkedReaction {
  /** Set as chemistry, with its arrow. */
  shown: string;
  reactants: readonly ReactionPart[];
  products: readonly ReactionPart[];
}

/** Reactions of two reactants that run to their end for practical purposes. */
const equations = [
  'N2 + 3H2 -> 2NH3',
  '4Al + 3O2 -> 2Al2O3',
  '2Al + 3Cl2 -> 2AlCl3',
  '4Fe + 3O2 -> 2Fe2O3',
  'C3H8 + 5O2 -> 3CO2 + 4H2O',
  '2C2H6 + 7O2 -> 4CO2 + 6H2O',
  'Fe2O3 + 2Al -> Al2O3 + 2Fe',
  '4NH3 + 5O2 -> 4NO + 6H2O',
  '2H2S + 3O2 -> 2SO2 + 2H2O',
  'TiCl4 + 2Mg -> Ti + 2MgCl2',
  'P4 + 6Cl2 -> 4PCl3',
  'CS2 + 3O2 -> CO2 + 2SO2',
  '3Mg + N2 -> Mg3N2',
  'SiO2 + 2C -> Si + 2CO',
  'Fe2O3 + 3CO -> 2Fe + 3CO2',
  '2ZnS + 3O2 -> 2ZnO + 2SO2',
  'MnO2 + 4HCl -> MnCl2 + Cl2 + 2H2O',
  'Cr2O3 + 2Al -> 2Cr + Al2O3',
  'WO3 + 3H2 -> W + 3H2O',
] as const;

/** The reactions that families of stoichiometry draw from. */
export const workedReactions: readonly WorkedReaction[] = equations.map((source) => workReaction(source));

/**
 * Reads a balanced equation of our own.
 * @throws when it cannot be read: a defect of the list
 * @example workReaction('N2 + 3H2 -> 2NH3').products[0]?.molarMass // 17.03
 */
export function workReaction(source: string): WorkedReaction {
  const equation = parseEquation(source);
  if (!equation.ok) throw new Error(`${source}: ${equation.error.message}`);
  return {
    shown: `\\ce{${source}}`,
    reactants: equation.value.reactants.map(toPart),
    products: equation.value.products.map(toPart),
  };
}

/**
 * Molar mass of a formula as questions state it, to hundredths of g/mol.
 * @throws for a text that is no formula
 */
export function statedMolarMass(formula: string): number {
  const mass = molarMass(formula);
  if (!mass.ok) throw new Error(`${formula}: ${mass.error.message}`);
  // A mass that ends in 5 is rounded up, which binary fractions would not always do.
  return Math.round(mass.value.molarMass * 100 + 1e-6) / 100;
}

function toPart({ text, coefficient }: Species): ReactionPart {
  return { shown: `\\ce{${text}}`, coefficient, molarMass: statedMolarMass(text) };
}
