/**
 * An alcohol with what each class would give of its carbons: none with a CH₂ beside a benzene ring, which hot chromic acid attacks too.
 * Each is the product of one class, and what students write who take the alcohol for one of another class.
 */
export interface Alcohol {
  name: string;
  smiles: string;
  class: AlcoholClass;
  aldehyde: string;
  acid: string;
  /** Of a tertiary alcohol the one that is left when its smallest group goes. */
  ketone: string;
}

export type AlcoholClass = 'primary' | 'secondary' | 'tertiary';

type Row = readonly [name: string, smiles: string, aldehyde: string, acid: string, ketone: string];

const primary: readonly Row[] = [
  ['propan-1-ol', 'CCCO', 'CCC=O', 'CCC(=O)O', 'CC(C)=O'],
  ['butan-1-ol', 'CCCCO', 'CCCC=O', 'CCCC(=O)O', 'CCC(C)=O'],
  ['pentan-1-ol', 'CCCCCO', 'CCCCC=O', 'CCCCC(=O)O', 'CCCC(C)=O'],
  ['3-methylbutan-1-ol', 'CC(C)CCO', 'CC(C)CC=O', 'CC(C)CC(=O)O', 'CC(C)C(C)=O'],
  ['4-methylpentan-1-ol', 'CC(C)CCCO', 'CC(C)CCC=O', 'CC(C)CCC(=O)O', 'CC(C)CC(C)=O'],
  ['hexan-1-ol', 'CCCCCCO', 'CCCCCC=O', 'CCCCCC(=O)O', 'CCCCC(C)=O'],
  ['2-cyclohexylethan-1-ol', 'OCCC1CCCCC1', 'O=CCC1CCCCC1', 'OC(=O)CC1CCCCC1', 'CC(=O)C1CCCCC1'],
];

const secondary: readonly Row[] = [
  ['propan-2-ol', 'CC(C)O', 'CCC=O', 'CCC(=O)O', 'CC(C)=O'],
  ['butan-2-ol', 'CCC(C)O', 'CCCC=O', 'CCCC(=O)O', 'CCC(C)=O'],
  ['pentan-2-ol', 'CCCC(C)O', 'CCCCC=O', 'CCCCC(=O)O', 'CCCC(C)=O'],
  ['pentan-3-ol', 'CCC(O)CC', 'CCCCC=O', 'CCCCC(=O)O', 'CCC(=O)CC'],
  ['3-methylbutan-2-ol', 'CC(C)C(C)O', 'CC(C)CC=O', 'CC(C)CC(=O)O', 'CC(C)C(C)=O'],
  ['hexan-2-ol', 'CCCCC(C)O', 'CCCCCC=O', 'CCCCCC(=O)O', 'CCCCC(C)=O'],
  ['4-methylpentan-2-ol', 'CC(C)CC(C)O', 'CC(C)CCC=O', 'CC(C)CCC(=O)O', 'CC(C)CC(C)=O'],
  ['1-cyclohexylethan-1-ol', 'CC(O)C1CCCCC1', 'O=CCC1CCCCC1', 'OC(=O)CC1CCCCC1', 'CC(=O)C1CCCCC1'],
  ['1-phenylethan-1-ol', 'CC(O)c1ccccc1', 'O=CCc1ccccc1', 'OC(=O)Cc1ccccc1', 'CC(=O)c1ccccc1'],
];

const tertiary: readonly Row[] = [
  ['2-methylpropan-2-ol', 'CC(C)(C)O', 'CC(C)C=O', 'CC(C)C(=O)O', 'CC(C)=O'],
  ['2-methylbutan-2-ol', 'CCC(C)(C)O', 'CCC(C)C=O', 'CCC(C)C(=O)O', 'CCC(C)=O'],
  ['2-methylpentan-2-ol', 'CCCC(C)(C)O', 'CCCC(C)C=O', 'CCCC(C)C(=O)O', 'CCCC(C)=O'],
  ['3-methylpentan-3-ol', 'CCC(C)(O)CC', 'CCC(CC)C=O', 'CCC(CC)C(=O)O', 'CCC(=O)CC'],
  ['2,3-dimethylbutan-2-ol', 'CC(C)C(C)(C)O', 'CC(C)C(C)C=O', 'CC(C)C(C)C(=O)O', 'CC(C)C(C)=O'],
  ['1-methylcyclohexan-1-ol', 'CC1(O)CCCCC1', 'O=CC1CCCCC1', 'OC(=O)C1CCCCC1', 'O=C1CCCCC1'],
];

export const alcohols: Readonly<Record<AlcoholClass, readonly Alcohol[]>> = {
  primary: primary.map((row) => alcohol(row, 'primary')),
  secondary: secondary.map((row) => alcohol(row, 'secondary')),
  tertiary: tertiary.map((row) => alcohol(row, 'tertiary')),
};

function alcohol([name, smiles, aldehyde, acid, ketone]: Row, ofClass: AlcoholClass): Alcohol {
  return { name, smiles, class: ofClass, aldehyde, acid, ketone };
}

/** A diol with a primary OH group and a secondary or tertiary one. */
interface Diol {
  name: string;
  smiles: string;
  /** The class of the OH group that is not primary. */
  other: 'secondary' | 'tertiary';
  /** The products if both groups are oxidized; of a tertiary group the ketone that is left when its methyl group goes. */
  mild: string;
  strong: string;
  /** The products if one of the two groups does not react. */
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
    other: 'secondary',
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
    other: 'secondary',
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
    other: 'secondary',
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
    other: 'secondary',
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
    other: 'secondary',
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
    other: 'secondary',
    mild: 'CCC(=O)CCC=O',
    strong: 'CCC(=O)CCC(=O)O',
    hydroxyAldehyde: 'CCC(O)CCC=O',
    hydroxyAcid: 'CCC(O)CCC(=O)O',
    hydroxyKetone: 'CCC(=O)CCCO',
    mayClose: true,
  },
  {
    name: '4-methylpentane-1,4-diol',
    smiles: 'CC(C)(O)CCCO',
    other: 'tertiary',
    mild: 'CC(=O)CCC=O',
    strong: 'CC(=O)CCC(=O)O',
    hydroxyAldehyde: 'CC(C)(O)CCC=O',
    hydroxyAcid: 'CC(C)(O)CCC(=O)O',
    hydroxyKetone: 'CC(=O)CCCO',
    mayClose: true,
  },
  {
    name: '5-methylhexane-1,5-diol',
    smiles: 'CC(C)(O)CCCCO',
    other: 'tertiary',
    mild: 'CC(=O)CCCC=O',
    strong: 'CC(=O)CCCC(=O)O',
    hydroxyAldehyde: 'CC(C)(O)CCCC=O',
    hydroxyAcid: 'CC(C)(O)CCCC(=O)O',
    hydroxyKetone: 'CC(=O)CCCCO',
    mayClose: true,
  },
  {
    name: '6-methylheptane-1,6-diol',
    smiles: 'CC(C)(O)CCCCCO',
    other: 'tertiary',
    mild: 'CC(=O)CCCCC=O',
    strong: 'CC(=O)CCCCC(=O)O',
    hydroxyAldehyde: 'CC(C)(O)CCCCC=O',
    hydroxyAcid: 'CC(C)(O)CCCCC(=O)O',
    hydroxyKetone: 'CC(=O)CCCCCO',
    mayClose: false,
  },
  {
    name: '7-methyloctane-1,7-diol',
    smiles: 'CC(C)(O)CCCCCCO',
    other: 'tertiary',
    mild: 'CC(=O)CCCCCC=O',
    strong: 'CC(=O)CCCCCC(=O)O',
    hydroxyAldehyde: 'CC(C)(O)CCCCCC=O',
    hydroxyAcid: 'CC(C)(O)CCCCCC(=O)O',
    hydroxyKetone: 'CC(=O)CCCCCCO',
    mayClose: false,
  },
  {
    name: '4-(hydroxymethyl)-1-methylcyclohexan-1-ol',
    smiles: 'CC1(O)CCC(CO)CC1',
    other: 'tertiary',
    mild: 'O=CC1CCC(=O)CC1',
    strong: 'OC(=O)C1CCC(=O)CC1',
    hydroxyAldehyde: 'CC1(O)CCC(C=O)CC1',
    hydroxyAcid: 'CC1(O)CCC(C(=O)O)CC1',
    hydroxyKetone: 'OCC1CCC(=O)CC1',
    mayClose: false,
  },
  {
    name: '4-methylhexane-1,4-diol',
    smiles: 'CCC(C)(O)CCCO',
    other: 'tertiary',
    mild: 'CCC(=O)CCC=O',
    strong: 'CCC(=O)CCC(=O)O',
    hydroxyAldehyde: 'CCC(C)(O)CCC=O',
    hydroxyAcid: 'CCC(C)(O)CCC(=O)O',
    hydroxyKetone: 'CCC(=O)CCCO',
    mayClose: true,
  },
];
