/** A carbonyl compound as a Grignard reagent meets it. */
export interface Carbonyl {
  name: string;
  smiles: string;
  /** The alcohol carbon with its own groups; `{R}` takes the new group. */
  product: string;
  /** The alcohol with the new group on a neighbor of the carbonyl carbon (or on the benzene ring), where it has one. */
  beside?: string;
  kind: 'methanal' | 'aldehyde' | 'ketone';
}

export const carbonyls: readonly Carbonyl[] = [
  { name: 'methanal', smiles: 'C=O', product: 'C({R})O', kind: 'methanal' },
  { name: 'ethanal', smiles: 'CC=O', product: 'CC({R})O', beside: 'C({R})CO', kind: 'aldehyde' },
  { name: 'propanal', smiles: 'CCC=O', product: 'CCC({R})O', beside: 'CC({R})CO', kind: 'aldehyde' },
  { name: 'butanal', smiles: 'CCCC=O', product: 'CCCC({R})O', beside: 'CCC({R})CO', kind: 'aldehyde' },
  {
    name: 'benzaldehyde',
    smiles: 'O=Cc1ccccc1',
    product: 'OC({R})c1ccccc1',
    beside: 'OCc1ccc({R})cc1',
    kind: 'aldehyde',
  },
  { name: 'propanone', smiles: 'CC(C)=O', product: 'CC(C)({R})O', beside: 'CC(C{R})O', kind: 'ketone' },
  { name: 'butanone', smiles: 'CCC(C)=O', product: 'CCC(C)({R})O', beside: 'CCC(C{R})O', kind: 'ketone' },
  {
    name: 'pentan-3-one',
    smiles: 'CCC(=O)CC',
    product: 'CCC(CC)({R})O',
    beside: 'CCC(C({R})C)O',
    kind: 'ketone',
  },
  {
    name: 'cyclohexanone',
    smiles: 'O=C1CCCCC1',
    product: 'OC1({R})CCCCC1',
    beside: 'OC1C({R})CCCC1',
    kind: 'ketone',
  },
  {
    name: 'cyclopentanone',
    smiles: 'O=C1CCCC1',
    product: 'OC1({R})CCCC1',
    beside: 'OC1C({R})CCC1',
    kind: 'ketone',
  },
];
