/** Molecules whose carbons (and, where marked, hydrogens) fall into sets that a first course can tell. */
export interface SignalMolecule {
  name: string;
  smiles: string;
  formula: string;
  /** No stereocentre, no E/Z or one-sided C=C, no other diastereotopic hydrogens. */
  hasPlainHydrogens: boolean;
}

type Row = readonly [name: string, smiles: string, formula: string, hasPlainHydrogens: boolean];

const rows: readonly Row[] = [
  ['butane', 'CCCC', 'C4H10', true],
  ['2-methylpropane', 'CC(C)C', 'C4H10', true],
  ['pentane', 'CCCCC', 'C5H12', true],
  ['2-methylbutane', 'CCC(C)C', 'C5H12', true],
  ['2,2-dimethylpropane', 'CC(C)(C)C', 'C5H12', true],
  ['hexane', 'CCCCCC', 'C6H14', true],
  ['2-methylpentane', 'CCCC(C)C', 'C6H14', true],
  ['3-methylpentane', 'CCC(C)CC', 'C6H14', false],
  ['2,2-dimethylbutane', 'CCC(C)(C)C', 'C6H14', true],
  ['2,3-dimethylbutane', 'CC(C)C(C)C', 'C6H14', true],
  ['cyclohexane', 'C1CCCCC1', 'C6H12', true],
  ['methylcyclopentane', 'CC1CCCC1', 'C6H12', false],
  ['2,3-dimethylbut-2-ene', 'CC(C)=C(C)C', 'C6H12', true],
  ['hex-1-ene', 'CCCCC=C', 'C6H12', false],
  ['butan-1-ol', 'CCCCO', 'C4H10O', true],
  ['butan-2-ol', 'CCC(C)O', 'C4H10O', false],
  ['2-methylpropan-1-ol', 'CC(C)CO', 'C4H10O', true],
  ['2-methylpropan-2-ol', 'CC(C)(C)O', 'C4H10O', true],
  ['ethoxyethane', 'CCOCC', 'C4H10O', true],
  ['1-methoxypropane', 'CCCOC', 'C4H10O', true],
  ['2-methoxypropane', 'CC(C)OC', 'C4H10O', true],
  ['pentan-2-one', 'CCCC(C)=O', 'C5H10O', true],
  ['pentan-3-one', 'CCC(=O)CC', 'C5H10O', true],
  ['3-methylbutan-2-one', 'CC(C)C(C)=O', 'C5H10O', true],
  ['pentanal', 'CCCCC=O', 'C5H10O', true],
  ['2,2-dimethylpropanal', 'CC(C)(C)C=O', 'C5H10O', true],
  ['cyclopentanol', 'OC1CCCC1', 'C5H10O', false],
  ['oxane (tetrahydropyran)', 'C1CCOCC1', 'C5H10O', true],
  ['ethyl ethanoate', 'CCOC(C)=O', 'C4H8O2', true],
  ['methyl propanoate', 'CCC(=O)OC', 'C4H8O2', true],
  ['propyl methanoate', 'CCCOC=O', 'C4H8O2', true],
  ['propan-2-yl methanoate', 'CC(C)OC=O', 'C4H8O2', true],
  ['butanoic acid', 'CCCC(=O)O', 'C4H8O2', true],
  ['2-methylpropanoic acid', 'CC(C)C(=O)O', 'C4H8O2', true],
  ['1,4-dioxane', 'C1COCCO1', 'C4H8O2', true],
  ['1-bromobutane', 'CCCCBr', 'C4H9Br', true],
  ['2-bromobutane', 'CCC(C)Br', 'C4H9Br', false],
  ['1-bromo-2-methylpropane', 'CC(C)CBr', 'C4H9Br', true],
  ['2-bromo-2-methylpropane', 'CC(C)(C)Br', 'C4H9Br', true],
  ['1,2-dimethylbenzene', 'Cc1ccccc1C', 'C8H10', true],
  ['1,3-dimethylbenzene', 'Cc1cccc(C)c1', 'C8H10', true],
  ['1,4-dimethylbenzene', 'Cc1ccc(C)cc1', 'C8H10', true],
  ['ethylbenzene', 'CCc1ccccc1', 'C8H10', true],
  ['1,2-dichlorobenzene', 'Clc1ccccc1Cl', 'C6H4Cl2', true],
  ['1,3-dichlorobenzene', 'Clc1cccc(Cl)c1', 'C6H4Cl2', true],
  ['1,4-dichlorobenzene', 'Clc1ccc(Cl)cc1', 'C6H4Cl2', true],
  ['1,3,5-trimethylbenzene', 'Cc1cc(C)cc(C)c1', 'C9H12', true],
  ['1,2,4-trimethylbenzene', 'Cc1ccc(C)c(C)c1', 'C9H12', true],
  ['1,2,3-trimethylbenzene', 'Cc1cccc(C)c1C', 'C9H12', true],
  ['propylbenzene', 'CCCc1ccccc1', 'C9H12', true],
  ['propan-2-ylbenzene', 'CC(C)c1ccccc1', 'C9H12', true],
  ['1-ethyl-4-methylbenzene', 'CCc1ccc(C)cc1', 'C9H12', true],
  ['diethylamine', 'CCNCC', 'C4H11N', true],
  ['butan-1-amine', 'CCCCN', 'C4H11N', true],
  ['2-methylpropan-2-amine', 'CC(C)(C)N', 'C4H11N', true],
  ['2-methylpropan-1-amine', 'CC(C)CN', 'C4H11N', true],
  ['*N*-methylpropan-2-amine', 'CNC(C)C', 'C4H11N', true],
  ['2,4-dimethylpentan-3-one', 'CC(C)C(=O)C(C)C', 'C7H14O', true],
  ['heptan-4-one', 'CCCC(=O)CCC', 'C7H14O', true],
  ['heptan-2-one', 'CCCCCC(C)=O', 'C7H14O', true],
  ['2,2-dimethylpentan-3-one', 'CCC(=O)C(C)(C)C', 'C7H14O', true],
  ['phenol', 'Oc1ccccc1', 'C6H6O', true],
  ['4-methylphenol', 'Cc1ccc(O)cc1', 'C7H8O', true],
  ['2-methylphenol', 'Cc1ccccc1O', 'C7H8O', true],
  ['methoxybenzene (anisole)', 'COc1ccccc1', 'C7H8O', true],
  ['phenylmethanol (benzyl alcohol)', 'OCc1ccccc1', 'C7H8O', true],
];

export const signalMolecules: readonly SignalMolecule[] = rows.map(
  ([name, smiles, formula, hasPlainHydrogens]) => ({ name, smiles, formula, hasPlainHydrogens }),
);
