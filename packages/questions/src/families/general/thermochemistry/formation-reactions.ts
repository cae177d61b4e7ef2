import { parseEquation, standardThermochemistry } from '@valence/chemistry';

/** A substance of a reaction with its enthalpy of formation. */
export interface Part {
  shown: string;
  formula: string;
  coefficient: number;
  /** kJ/mol; 0 for an element in its standard state. */
  enthalpy: number;
}

/** A reaction whose enthalpy follows from tabulated enthalpies of formation. */
interface Reaction {
  shown: string;
  reactants: readonly Part[];
  products: readonly Part[];
}

/** Complete combustions; the fuel comes first. */
export const combustions = readAll([
  'CH4(g) + 2O2(g) -> CO2(g) + 2H2O(l)',
  'C3H8(g) + 5O2(g) -> 3CO2(g) + 4H2O(l)',
  'C2H4(g) + 3O2(g) -> 2CO2(g) + 2H2O(l)',
  '2C2H6(g) + 7O2(g) -> 4CO2(g) + 6H2O(l)',
  '2C2H2(g) + 5O2(g) -> 4CO2(g) + 2H2O(l)',
  '2CH3OH(l) + 3O2(g) -> 2CO2(g) + 4H2O(l)',
  'C2H5OH(l) + 3O2(g) -> 2CO2(g) + 3H2O(l)',
  '2C6H6(l) + 15O2(g) -> 12CO2(g) + 6H2O(l)',
  'C6H12O6(s) + 6O2(g) -> 6CO2(g) + 6H2O(l)',
  'CS2(l) + 3O2(g) -> CO2(g) + 2SO2(g)',
]);

/** All reactions, the combustions among them. */
export const reactions = [
  ...combustions,
  ...readAll([
    '4NH3(g) + 5O2(g) -> 4NO(g) + 6H2O(g)',
    '2H2S(g) + 3O2(g) -> 2SO2(g) + 2H2O(l)',
    '2NO(g) + O2(g) -> 2NO2(g)',
    '2SO2(g) + O2(g) -> 2SO3(g)',
    'N2O4(g) -> 2NO2(g)',
    'CaCO3(s) -> CaO(s) + CO2(g)',
    'MgCO3(s) -> MgO(s) + CO2(g)',
    'Fe2O3(s) + 2Al(s) -> Al2O3(s) + 2Fe(s)',
    'Fe2O3(s) + 3CO(g) -> 2Fe(s) + 3CO2(g)',
    'CO(g) + H2O(g) -> CO2(g) + H2(g)',
    'CH4(g) + H2O(g) -> CO(g) + 3H2(g)',
    'CaO(s) + H2O(l) -> Ca(OH)2(s)',
    'NH4NO3(s) -> N2O(g) + 2H2O(g)',
    'NH3(g) + HCl(g) -> NH4Cl(s)',
    'N2O(g) + NO2(g) -> 3NO(g)',
    '2H2O2(l) -> 2H2O(l) + O2(g)',
    'SO3(g) + H2O(l) -> H2SO4(l)',
    'PCl5(g) -> PCl3(g) + Cl2(g)',
    '2KClO3(s) -> 2KCl(s) + 3O2(g)',
    'CuO(s) + H2(g) -> Cu(s) + H2O(g)',
    'C2H4(g) + H2(g) -> C2H6(g)',
    'C2H4(g) + H2O(g) -> C2H5OH(g)',
    'CO(g) + 2H2(g) -> CH3OH(g)',
    'MgO(s) + H2O(l) -> Mg(OH)2(s)',
    'Fe3O4(s) + 4CO(g) -> 3Fe(s) + 4CO2(g)',
    '4Fe3O4(s) + O2(g) -> 6Fe2O3(s)',
    'C2H5OH(l) + O2(g) -> CH3COOH(l) + H2O(l)',
    'SiO2(s) + 2C(s) -> Si(s) + 2CO(g)',
    'ZnO(s) + C(s) -> Zn(s) + CO(g)',
    '3NO2(g) + H2O(l) -> 2HNO3(l) + NO(g)',
  ]),
];

function readAll(sources: readonly string[]): Reaction[] {
  return sources.map((source) => {
    const equation = parseEquation(source);
    if (!equation.ok) throw new Error(`${source}: ${equation.error.message}`);
    const toPart = ({ text, state, coefficient }: (typeof equation.value.reactants)[number]): Part => {
      const entry = standardThermochemistry.find((row) => row.substance === text && row.state === state);
      if (entry === undefined) throw new Error(`No enthalpy of formation of ${text}(${state ?? ''})`);
      return {
        shown: `\\ce{${text}}(${entry.state})`,
        formula: text,
        coefficient,
        enthalpy: entry.enthalpyOfFormation,
      };
    };
    return {
      shown: `\\ce{${source}}`,
      reactants: equation.value.reactants.map(toPart),
      products: equation.value.products.map(toPart),
    };
  });
}

/** In kJ/mol: tabulated values have one decimal, so their sums do. */
export function tenths(enthalpy: number): number {
  return Math.round(enthalpy * 10) / 10;
}

/** Enthalpies of formation, each times its coefficient, in kJ. */
export function total(parts: readonly Part[]): number {
  return tenths(parts.reduce((sum, { coefficient, enthalpy }) => sum + coefficient * enthalpy, 0));
}

/** The same without the coefficients. */
export function plainSum(parts: readonly Part[]): number {
  return tenths(parts.reduce((sum, { enthalpy }) => sum + enthalpy, 0));
}
