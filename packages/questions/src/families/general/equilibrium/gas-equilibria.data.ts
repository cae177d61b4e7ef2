/** A gas reaction with one or two reactants and one or two products. */
export interface GasReaction {
  shown: string;
  reactants: readonly (readonly [shown: string, coefficient: number])[];
  products: readonly (readonly [shown: string, coefficient: number])[];
  /** No temperature makes *K*_c clearly smaller: an exothermic reaction that also gains entropy stays above one. */
  leastConstant: number;
}

/** Gas equilibria of the textbooks. */
export const gasReactions: readonly GasReaction[] = [
  reaction(
    'H2(g) + I2(g) <=> 2HI(g)',
    [
      ['H2', 1],
      ['I2', 1],
    ],
    [['HI', 2]],
    30,
  ),
  reaction('N2O4(g) <=> 2NO2(g)', [['N2O4', 1]], [['NO2', 2]]),
  reaction(
    'PCl5(g) <=> PCl3(g) + Cl2(g)',
    [['PCl5', 1]],
    [
      ['PCl3', 1],
      ['Cl2', 1],
    ],
  ),
  reaction(
    'N2(g) + 3H2(g) <=> 2NH3(g)',
    [
      ['N2', 1],
      ['H2', 3],
    ],
    [['NH3', 2]],
  ),
  reaction(
    '2SO2(g) + O2(g) <=> 2SO3(g)',
    [
      ['SO2', 2],
      ['O2', 1],
    ],
    [['SO3', 2]],
  ),
  reaction(
    'CO(g) + 2H2(g) <=> CH3OH(g)',
    [
      ['CO', 1],
      ['H2', 2],
    ],
    [['CH3OH', 1]],
  ),
  reaction(
    '2NO(g) + Br2(g) <=> 2NOBr(g)',
    [
      ['NO', 2],
      ['Br2', 1],
    ],
    [['NOBr', 2]],
  ),
  reaction(
    'CO(g) + Cl2(g) <=> COCl2(g)',
    [
      ['CO', 1],
      ['Cl2', 1],
    ],
    [['COCl2', 1]],
  ),
];

function reaction(
  source: string,
  reactants: readonly (readonly [string, number])[],
  products: readonly (readonly [string, number])[],
  leastConstant = 0,
): GasReaction {
  const set = (parts: readonly (readonly [string, number])[]) =>
    parts.map(([formula, coefficient]) => [`\\ce{${formula}}`, coefficient] as const);
  return { shown: `\\ce{${source}}`, reactants: set(reactants), products: set(products), leastConstant };
}
