/** Where a halogen atom can take the place of a hydrogen atom. */
export interface Site {
  product: string;
  class: 'primary' | 'secondary' | 'tertiary';
  hydrogens: number;
}

export interface Alkane {
  name: string;
  smiles: string;
  sites: readonly Site[];
}

/** Alkanes with all products of their halogenation. */
export const alkanes: readonly Alkane[] = [
  {
    name: 'propane',
    smiles: 'CCC',
    sites: [
      { product: '1-halopropane', class: 'primary', hydrogens: 6 },
      { product: '2-halopropane', class: 'secondary', hydrogens: 2 },
    ],
  },
  {
    name: 'butane',
    smiles: 'CCCC',
    sites: [
      { product: '1-halobutane', class: 'primary', hydrogens: 6 },
      { product: '2-halobutane', class: 'secondary', hydrogens: 4 },
    ],
  },
  {
    name: '2-methylpropane',
    smiles: 'CC(C)C',
    sites: [
      { product: '1-halo-2-methylpropane', class: 'primary', hydrogens: 9 },
      { product: '2-halo-2-methylpropane', class: 'tertiary', hydrogens: 1 },
    ],
  },
  {
    name: '2,3-dimethylbutane',
    smiles: 'CC(C)C(C)C',
    sites: [
      { product: '1-halo-2,3-dimethylbutane', class: 'primary', hydrogens: 12 },
      { product: '2-halo-2,3-dimethylbutane', class: 'tertiary', hydrogens: 2 },
    ],
  },
  {
    name: 'pentane',
    smiles: 'CCCCC',
    sites: [
      { product: '1-halopentane', class: 'primary', hydrogens: 6 },
      { product: '2-halopentane', class: 'secondary', hydrogens: 4 },
      { product: '3-halopentane', class: 'secondary', hydrogens: 2 },
    ],
  },
  {
    name: 'hexane',
    smiles: 'CCCCCC',
    sites: [
      { product: '1-halohexane', class: 'primary', hydrogens: 6 },
      { product: '2-halohexane', class: 'secondary', hydrogens: 4 },
      { product: '3-halohexane', class: 'secondary', hydrogens: 4 },
    ],
  },
  {
    name: '2-methylbutane',
    smiles: 'CCC(C)C',
    sites: [
      { product: '1-halo-2-methylbutane', class: 'primary', hydrogens: 6 },
      { product: '1-halo-3-methylbutane', class: 'primary', hydrogens: 3 },
      { product: '2-halo-3-methylbutane', class: 'secondary', hydrogens: 2 },
      { product: '2-halo-2-methylbutane', class: 'tertiary', hydrogens: 1 },
    ],
  },
  {
    name: '2-methylpentane',
    smiles: 'CCCC(C)C',
    sites: [
      { product: '1-halo-2-methylpentane', class: 'primary', hydrogens: 6 },
      { product: '1-halo-4-methylpentane', class: 'primary', hydrogens: 3 },
      { product: '2-halo-4-methylpentane', class: 'secondary', hydrogens: 2 },
      { product: '3-halo-2-methylpentane', class: 'secondary', hydrogens: 2 },
      { product: '2-halo-2-methylpentane', class: 'tertiary', hydrogens: 1 },
    ],
  },
  {
    name: '3-methylpentane',
    smiles: 'CCC(C)CC',
    sites: [
      { product: '1-halo-3-methylpentane', class: 'primary', hydrogens: 6 },
      { product: '3-(halomethyl)pentane', class: 'primary', hydrogens: 3 },
      { product: '2-halo-3-methylpentane', class: 'secondary', hydrogens: 4 },
      { product: '3-halo-3-methylpentane', class: 'tertiary', hydrogens: 1 },
    ],
  },
];

/** Alkanes, as SMILES, whose products are to be counted. */
export const skeletons = [
  'CCCC',
  'CC(C)C',
  'CCCCC',
  'CCC(C)C',
  'CC(C)(C)C',
  'CCCCCC',
  'CCCC(C)C',
  'CCC(C)CC',
  'CC(C)C(C)C',
  'CCC(C)(C)C',
  'C1CCCCC1',
  'CC1CCCCC1',
  'CC1CCCC1',
  'CCCCCCC',
  'CC(C)CC(C)C',
  'CCC(CC)CC',
  'CC(C)(C)CC(C)C',
  'CC1CCC(C)CC1',
  'CC(C)(C)C(C)C',
  'CC(C)(C)C(C)(C)C',
  'CCCCCCCC',
  'CCC(C)CCC',
  'CCCCC(C)C',
  'CC1(C)CCCCC1',
  'CCC1CCCCC1',
  'CC1CC1',
  'CC1CCC1',
] as const;
