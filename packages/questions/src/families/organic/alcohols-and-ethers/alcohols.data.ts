/** An alcohol that can be oxidised, and what it becomes; none with a CH₂ beside a benzene ring, which hot chromic acid attacks too. */
export interface Alcohol {
  name: string;
  smiles: string;
  class: 'primary' | 'secondary';
  aldehydeOrKetone: string;
  acid: string | null;
  /** An aldehyde or ketone of the same carbons with its C=O group on another one. */
  misplaced?: string;
  /** The acid that a primary alcohol of the same skeleton would give. */
  acidOfPrimary?: string;
}

export const alcohols: readonly Alcohol[] = [
  { name: 'propan-1-ol', smiles: 'CCCO', class: 'primary', aldehydeOrKetone: 'CCC=O', acid: 'CCC(=O)O' },
  { name: 'butan-1-ol', smiles: 'CCCCO', class: 'primary', aldehydeOrKetone: 'CCCC=O', acid: 'CCCC(=O)O' },
  {
    name: '2-methylpropan-1-ol',
    smiles: 'CC(C)CO',
    class: 'primary',
    aldehydeOrKetone: 'CC(C)C=O',
    acid: 'CC(C)C(=O)O',
  },
  {
    name: 'pentan-1-ol',
    smiles: 'CCCCCO',
    class: 'primary',
    aldehydeOrKetone: 'CCCCC=O',
    acid: 'CCCCC(=O)O',
  },
  {
    name: '3-methylbutan-1-ol',
    smiles: 'CC(C)CCO',
    class: 'primary',
    aldehydeOrKetone: 'CC(C)CC=O',
    acid: 'CC(C)CC(=O)O',
  },
  {
    name: 'hexan-1-ol',
    smiles: 'CCCCCCO',
    class: 'primary',
    aldehydeOrKetone: 'CCCCCC=O',
    acid: 'CCCCCC(=O)O',
  },
  {
    name: 'cyclohexylmethanol',
    smiles: 'OCC1CCCCC1',
    class: 'primary',
    aldehydeOrKetone: 'O=CC1CCCCC1',
    acid: 'OC(=O)C1CCCCC1',
  },
  {
    name: 'butan-2-ol',
    smiles: 'CCC(C)O',
    class: 'secondary',
    aldehydeOrKetone: 'CCC(C)=O',
    acid: null,
    misplaced: 'CCCC=O',
    acidOfPrimary: 'CCCC(=O)O',
  },
  {
    name: 'pentan-2-ol',
    smiles: 'CCCC(C)O',
    class: 'secondary',
    aldehydeOrKetone: 'CCCC(C)=O',
    acid: null,
    misplaced: 'CCC(=O)CC',
    acidOfPrimary: 'CCCCC(=O)O',
  },
  {
    name: 'pentan-3-ol',
    smiles: 'CCC(O)CC',
    class: 'secondary',
    aldehydeOrKetone: 'CCC(=O)CC',
    acid: null,
    misplaced: 'CCCC(C)=O',
    acidOfPrimary: 'CCCCC(=O)O',
  },
  {
    name: '3-methylbutan-2-ol',
    smiles: 'CC(C)C(C)O',
    class: 'secondary',
    aldehydeOrKetone: 'CC(C)C(C)=O',
    acid: null,
    misplaced: 'CC(C)CC=O',
    acidOfPrimary: 'CC(C)CC(=O)O',
  },
  {
    name: 'cyclohexanol',
    smiles: 'OC1CCCCC1',
    class: 'secondary',
    aldehydeOrKetone: 'O=C1CCCCC1',
    acid: null,
  },
  {
    name: 'cyclopentanol',
    smiles: 'OC1CCCC1',
    class: 'secondary',
    aldehydeOrKetone: 'O=C1CCCC1',
    acid: null,
  },
  {
    name: '1-phenylethan-1-ol',
    smiles: 'CC(O)c1ccccc1',
    class: 'secondary',
    aldehydeOrKetone: 'CC(=O)c1ccccc1',
    acid: null,
    misplaced: 'O=CCc1ccccc1',
    acidOfPrimary: 'OC(=O)Cc1ccccc1',
  },
];

/** A diol with one primary and one secondary OH group. */
interface Diol {
  name: string;
  smiles: string;
  /** What a mild oxidant and a strong oxidant leave. */
  mild: string;
  strong: string;
  /** The product if one of the two groups does not react. */
  hydroxyAldehyde: string;
  hydroxyAcid: string;
  hydroxyKetone: string;
  /** Whether the OH groups are near enough for a ring of five or six atoms. */
  mayClose: boolean;
}

export const diols: readonly Diol[] = [
  {
    name: 'pentane-1,4-diol',
    smiles: 'CC(O)CCCO',
    mild: 'CC(=O)CCC=O',
    strong: 'CC(=O)CCC(=O)O',
    hydroxyAldehyde: 'CC(O)CCC=O',
    hydroxyAcid: 'CC(O)CCC(=O)O',
    hydroxyKetone: 'CC(=O)CCCO',
    mayClose: true,
  },
  {
    name: 'hexane-1,5-diol',
    smiles: 'CC(O)CCCCO',
    mild: 'CC(=O)CCCC=O',
    strong: 'CC(=O)CCCC(=O)O',
    hydroxyAldehyde: 'CC(O)CCCC=O',
    hydroxyAcid: 'CC(O)CCCC(=O)O',
    hydroxyKetone: 'CC(=O)CCCCO',
    mayClose: true,
  },
  {
    name: 'heptane-1,6-diol',
    smiles: 'CC(O)CCCCCO',
    mild: 'CC(=O)CCCCC=O',
    strong: 'CC(=O)CCCCC(=O)O',
    hydroxyAldehyde: 'CC(O)CCCCC=O',
    hydroxyAcid: 'CC(O)CCCCC(=O)O',
    hydroxyKetone: 'CC(=O)CCCCCO',
    mayClose: false,
  },
  {
    name: '4-(hydroxymethyl)cyclohexan-1-ol',
    smiles: 'OCC1CCC(O)CC1',
    mild: 'O=CC1CCC(=O)CC1',
    strong: 'OC(=O)C1CCC(=O)CC1',
    hydroxyAldehyde: 'O=CC1CCC(O)CC1',
    hydroxyAcid: 'OC(=O)C1CCC(O)CC1',
    hydroxyKetone: 'OCC1CCC(=O)CC1',
    mayClose: false,
  },
  {
    name: 'octane-1,7-diol',
    smiles: 'CC(O)CCCCCCO',
    mild: 'CC(=O)CCCCCC=O',
    strong: 'CC(=O)CCCCCC(=O)O',
    hydroxyAldehyde: 'CC(O)CCCCCC=O',
    hydroxyAcid: 'CC(O)CCCCCC(=O)O',
    hydroxyKetone: 'CC(=O)CCCCCCO',
    mayClose: false,
  },
  {
    name: 'hexane-1,4-diol',
    smiles: 'CCC(O)CCCO',
    mild: 'CCC(=O)CCC=O',
    strong: 'CCC(=O)CCC(=O)O',
    hydroxyAldehyde: 'CCC(O)CCC=O',
    hydroxyAcid: 'CCC(O)CCC(=O)O',
    hydroxyKetone: 'CCC(=O)CCCO',
    mayClose: true,
  },
];
