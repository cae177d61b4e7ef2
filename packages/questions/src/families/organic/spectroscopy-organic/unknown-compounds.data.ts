import type { bandsInWords } from './infrared-bands.data.ts';
import { atomsOf, knownCompounds, massOf } from './known-compounds.ts';
import type { ProtonSignal } from './spectra-compounds.data.ts';

/** What a set on an unknown says of a compound. */
export interface UnknownCompound {
  name: string;
  smiles: string;
  formula: string;
  class: keyof typeof bandsInWords;
  /** In g/mol, to the unit. */
  mass: number;
  /** Empty where the spectrum is not of first order. */
  protons: readonly ProtonSignal[];
  /** Signals of ^{13}C. */
  carbonSignals: number;
}

type Row = readonly [
  name: string,
  smiles: string,
  formula: string,
  group: UnknownCompound['class'],
  carbonSignals: number,
  protons?: readonly ProtonSignal[],
];

/** Beside the compounds of the spectral tables: shifts in \ce{CDCl3} as spectral tables print them, to 0.1 ppm. */
// oxfmt-ignore
const rows: readonly Row[] = [
  ['propan-1-ol', 'CCCO', 'C3H8O', 'alcohol', 3],
  ['propan-2-ol', 'CC(C)O', 'C3H8O', 'alcohol', 2, [[1.2, 6, 2], [2.2, 1, 1], [4, 1, 7]]],
  ['methoxyethane', 'CCOC', 'C3H8O', 'ether', 3, [[1.2, 3, 3], [3.3, 3, 1], [3.5, 2, 4]]],
  ['1,3-dioxolane', 'C1COCO1', 'C3H6O2', 'ether', 2, [[3.9, 4, 1], [4.9, 2, 1]]],
  ['1,2-dimethoxyethane', 'COCCOC', 'C4H10O2', 'ether', 2, [[3.4, 6, 1], [3.55, 4, 1]]],
  ['2,2-dimethyloxirane', 'CC1(C)CO1', 'C4H8O', 'ether', 3, [[1.3, 6, 1], [2.6, 2, 1]]],
  ['1,1-dimethoxyethane', 'CC(OC)OC', 'C4H10O2', 'ether', 3, [[1.3, 3, 2], [3.3, 6, 1], [4.6, 1, 4]]],
  ['butane-1,4-diol', 'OCCCCO', 'C4H10O2', 'alcohol', 2],
  ['butane-1,3-diol', 'CC(O)CCO', 'C4H10O2', 'alcohol', 4],
  ['2-methoxy-2-methylpropane', 'COC(C)(C)C', 'C5H12O', 'ether', 3, [[1.2, 9, 1], [3.2, 3, 1]]],
  ['2,2-dimethylpropan-1-ol', 'CC(C)(C)CO', 'C5H12O', 'alcohol', 3, [[0.9, 9, 1], [1.7, 1, 1], [3.3, 2, 1]]],
  ['pentan-1-ol', 'CCCCCO', 'C5H12O', 'alcohol', 5],
  ['pentan-3-ol', 'CCC(O)CC', 'C5H12O', 'alcohol', 3],
  ['1-ethoxypropane', 'CCCOCC', 'C5H12O', 'ether', 5],
  ['3,3-dimethyloxetane', 'CC1(C)COC1', 'C5H10O', 'ether', 3, [[1.3, 6, 1], [4.2, 4, 1]]],
  ['2,2-dimethyl-1,3-dioxolane', 'CC1(C)OCCO1', 'C5H10O2', 'ether', 3, [[1.4, 6, 1], [3.95, 4, 1]]],
  ['2,2-dimethoxypropane', 'COC(C)(C)OC', 'C5H12O2', 'ether', 3, [[1.4, 6, 1], [3.2, 6, 1]]],
  ['diethoxymethane', 'CCOCOCC', 'C5H12O2', 'ether', 3, [[1.2, 6, 3], [3.6, 4, 4], [4.7, 2, 1]]],
  ['pentane-1,5-diol', 'OCCCCCO', 'C5H12O2', 'alcohol', 3],
  ['2,2-dimethylpropane-1,3-diol', 'CC(C)(CO)CO', 'C5H12O2', 'alcohol', 3],
  ['1-propoxypropane', 'CCCOCCC', 'C6H14O', 'ether', 3, [[0.9, 6, 3], [1.6, 4, 6], [3.4, 4, 3]]],
  ['2-(propan-2-yloxy)propane', 'CC(C)OC(C)C', 'C6H14O', 'ether', 2, [[1.1, 12, 2], [3.7, 2, 7]]],
  ['hexan-1-ol', 'CCCCCCO', 'C6H14O', 'alcohol', 6],
  ['3,3-dimethylbutan-2-one', 'CC(=O)C(C)(C)C', 'C6H12O', 'ketone', 4, [[1.1, 9, 1], [2.1, 3, 1]]],
  ['hexan-3-one', 'CCCC(=O)CC', 'C6H12O', 'ketone', 6],
  ['cyclohexanol', 'OC1CCCCC1', 'C6H12O', 'alcohol', 4],
  ['2,4-dimethylpentan-3-one', 'CC(C)C(=O)C(C)C', 'C7H14O', 'ketone', 3, [[1.1, 12, 2], [2.8, 2, 7]]],
  ['heptan-4-one', 'CCCC(=O)CCC', 'C7H14O', 'ketone', 4, [[0.9, 6, 3], [1.6, 4, 6], [2.4, 4, 3]]],
  ['4-methylcyclohexan-1-ol', 'CC1CCC(O)CC1', 'C7H14O', 'alcohol', 5],
  ['4-hydroxy-4-methylpentan-2-one', 'CC(=O)CC(C)(C)O', 'C6H12O2', 'hydroxy ketone', 5, [[1.3, 6, 1], [2.2, 3, 1], [2.6, 2, 1], [3.8, 1, 1]]],
  ['5,5-dimethyl-1,3-dioxane', 'CC1(C)COCOC1', 'C6H12O2', 'ether', 4, [[1, 6, 1], [3.45, 4, 1], [4.8, 2, 1]]],
  ['hexane-2,5-dione', 'CC(=O)CCC(C)=O', 'C6H10O2', 'ketone', 3, [[2.2, 6, 1], [2.7, 4, 1]]],
  ['cyclopentanecarboxylic acid', 'OC(=O)C1CCCC1', 'C6H10O2', 'acid', 4],
  ['oxepan-2-one', 'O=C1CCCCCO1', 'C6H10O2', 'ester', 6],
  ['dimethyl propanedioate', 'COC(=O)CC(=O)OC', 'C5H8O4', 'ester', 3, [[3.35, 2, 1], [3.75, 6, 1]]],
  ['pentanedioic acid', 'OC(=O)CCCC(=O)O', 'C5H8O4', 'acid', 3],
  ['dimethyl butanedioate', 'COC(=O)CCC(=O)OC', 'C6H10O4', 'ester', 3, [[2.65, 4, 1], [3.7, 6, 1]]],
  ['ethane-1,2-diyl diethanoate', 'CC(=O)OCCOC(C)=O', 'C6H10O4', 'ester', 3, [[2.1, 6, 1], [4.3, 4, 1]]],
  ['diethyl ethanedioate', 'CCOC(=O)C(=O)OCC', 'C6H10O4', 'ester', 3, [[1.4, 6, 3], [4.35, 4, 4]]],
  ['hexanedioic acid', 'OC(=O)CCCCC(=O)O', 'C6H10O4', 'acid', 3],
  ['diethyl propanedioate', 'CCOC(=O)CC(=O)OCC', 'C7H12O4', 'ester', 4, [[1.3, 6, 3], [3.35, 2, 1], [4.2, 4, 4]]],
  ['dimethyl pentanedioate', 'COC(=O)CCCC(=O)OC', 'C7H12O4', 'ester', 4, [[1.95, 2, 5], [2.4, 4, 3], [3.7, 6, 1]]],
  ['heptanedioic acid', 'OC(=O)CCCCCC(=O)O', 'C7H12O4', 'acid', 4],
  ['2-phenylethanol', 'OCCc1ccccc1', 'C8H10O', 'alcohol', 6],
  ['ethoxybenzene', 'CCOc1ccccc1', 'C8H10O', 'ether', 6],
  ['1-methoxy-4-methylbenzene', 'COc1ccc(C)cc1', 'C8H10O', 'ether', 6],
  ['2,6-dimethylphenol', 'Cc1cccc(C)c1O', 'C8H10O', 'alcohol', 5],
  ['1,4-dimethoxybenzene', 'COc1ccc(OC)cc1', 'C8H10O2', 'ether', 3, [[3.75, 6, 1], [6.8, 4, 1]]],
  ['(4-methoxyphenyl)methanol', 'COc1ccc(CO)cc1', 'C8H10O2', 'alcohol', 6],
  ['1,2-dimethoxybenzene', 'COc1ccccc1OC', 'C8H10O2', 'ether', 4],
  ['1,4-diethoxybenzene', 'CCOc1ccc(OCC)cc1', 'C10H14O2', 'ether', 4, [[1.4, 6, 3], [4, 4, 4], [6.8, 4, 1]]],
  ['1,2-diethoxybenzene', 'CCOc1ccccc1OCC', 'C10H14O2', 'ether', 5],
  ['4-butoxyphenol', 'CCCCOc1ccc(O)cc1', 'C10H14O2', 'alcohol', 8],
  ['1,3,5-trimethoxybenzene', 'COc1cc(OC)cc(OC)c1', 'C9H12O3', 'ether', 3, [[3.75, 9, 1], [6.1, 3, 1]]],
  ['1,2,3-trimethoxybenzene', 'COc1cccc(OC)c1OC', 'C9H12O3', 'ether', 6],
  ['(3,4-dimethoxyphenyl)methanol', 'COc1ccc(CO)cc1OC', 'C9H12O3', 'alcohol', 9],
  ['benzyl ethanoate', 'CC(=O)OCc1ccccc1', 'C9H10O2', 'ester', 7],
  ['3-phenylpropanoic acid', 'OC(=O)CCc1ccccc1', 'C9H10O2', 'acid', 7],
];

/** Compounds that can be the unknown, and isomers of it. */
export const unknownCompounds: readonly UnknownCompound[] = [
  ...knownCompounds.map(({ carbons, ...compound }) => ({ ...compound, carbonSignals: carbons.length })),
  ...rows.map(([name, smiles, formula, group, carbonSignals, protons = []]) => ({
    name,
    smiles,
    formula,
    class: group,
    mass: massOf(atomsOf(formula)),
    protons,
    carbonSignals,
  })),
];

/** Compounds offered beside the unknown, with its mass in whole numbers, but another formula. */
export type Rival = Pick<UnknownCompound, 'name' | 'smiles' | 'formula' | 'mass'>;

// oxfmt-ignore
const rivalRows: readonly (readonly [name: string, smiles: string, formula: string])[] = [
  ['ethanoic acid', 'CC(=O)O', 'C2H4O2'],
  ['methyl methanoate', 'COC=O', 'C2H4O2'],
  ['2-hydroxypropanoic acid', 'CC(O)C(=O)O', 'C3H6O3'],
  ['dimethyl carbonate', 'COC(=O)OC', 'C3H6O3'],
  ['butane-2,3-dione', 'CC(=O)C(C)=O', 'C4H6O2'],
  ['oxolan-2-one', 'O=C1CCCO1', 'C4H6O2'],
  ['prop-2-enoic acid', 'OC(=O)C=C', 'C3H4O2'],
  ['oxetan-2-one', 'O=C1CCO1', 'C3H4O2'],
  ['methyl 2-methoxyethanoate', 'COCC(=O)OC', 'C4H8O3'],
  ['3-hydroxybutanoic acid', 'CC(O)CC(=O)O', 'C4H8O3'],
  ['oxan-2-one', 'O=C1CCCCO1', 'C5H8O2'],
  ['cyclobutanecarboxylic acid', 'OC(=O)C1CCC1', 'C5H8O2'],
  ['heptan-1-ol', 'CCCCCCCO', 'C7H16O'],
  ['1-methoxyhexane', 'CCCCCCOC', 'C7H16O'],
  ['2,4-dimethylpentan-3-ol', 'CC(C)C(O)C(C)C', 'C7H16O'],
  ['ethyl 3-hydroxybutanoate', 'CCOC(=O)CC(C)O', 'C6H12O3'],
  ['6-hydroxyhexanoic acid', 'OCCCCCC(=O)O', 'C6H12O3'],
  ['butyl 2-hydroxypropanoate', 'CCCCOC(=O)C(C)O', 'C7H14O3'],
  ['ethyl 3-ethoxypropanoate', 'CCOCCC(=O)OCC', 'C7H14O3'],
  ['ethyl 6-hydroxyhexanoate', 'CCOC(=O)CCCCCO', 'C8H16O3'],
  ['8-hydroxyoctanoic acid', 'OCCCCCCCC(=O)O', 'C8H16O3'],
  ['benzoic acid', 'OC(=O)c1ccccc1', 'C7H6O2'],
  ['4-hydroxybenzaldehyde', 'O=Cc1ccc(O)cc1', 'C7H6O2'],
  ['2-hydroxybenzoic acid', 'OC(=O)c1ccccc1O', 'C7H6O3'],
  ['4-hydroxybenzoic acid', 'OC(=O)c1ccc(O)cc1', 'C7H6O3'],
  ['4-hydroxy-3-methoxybenzoic acid', 'COc1cc(C(=O)O)ccc1O', 'C8H8O4'],
  ['methyl 3,5-dihydroxybenzoate', 'COC(=O)c1cc(O)cc(O)c1', 'C8H8O4'],
  ['ethyl 4-hydroxybenzoate', 'CCOC(=O)c1ccc(O)cc1', 'C9H10O3'],
  ['3-(4-hydroxyphenyl)propanoic acid', 'OC(=O)CCc1ccc(O)cc1', 'C9H10O3'],
  ['2-methyl-5-(propan-2-yl)phenol', 'Cc1ccc(C(C)C)cc1O', 'C10H14O'],
  ['4-tert-butylphenol', 'CC(C)(C)c1ccc(O)cc1', 'C10H14O'],
];

export const rivals: readonly Rival[] = [
  ...unknownCompounds,
  ...rivalRows.map(([name, smiles, formula]) => ({ name, smiles, formula, mass: massOf(atomsOf(formula)) })),
];
