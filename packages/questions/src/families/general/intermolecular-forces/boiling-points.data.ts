/** A substance with its normal boiling point (CRC Handbook, rounded to whole degrees). */
export interface BoilingSubstance {
  /** In a text: a name, or a name with its formula. */
  name: string;
  /** Molar mass in g/mol, rounded. */
  mass: number;
  /** In °C. */
  boiling: number;
  /** Whether a hydrogen atom on N, O or F can bond to another molecule of the substance. */
  hasHydrogenBonds: boolean;
  isPolar: boolean;
}

type Kind = 'bonding' | 'polar' | 'plain';

const substance = (name: string, mass: number, boiling: number, kind: Kind): BoilingSubstance => ({
  name,
  mass,
  boiling,
  hasHydrogenBonds: kind === 'bonding',
  isPolar: kind !== 'plain',
});

/** Molecules of similar size, so that the type of force decides. */
export const sameSizes: readonly (readonly BoilingSubstance[])[] = [
  [
    substance('propane', 44, -42, 'plain'),
    substance('methoxymethane', 46, -25, 'polar'),
    substance('ethanal', 44, 20, 'polar'),
    substance('ethanamine', 45, 17, 'bonding'),
    substance('ethanol', 46, 78, 'bonding'),
    substance('methanoic acid', 46, 101, 'bonding'),
    substance('fluoroethane', 48, -38, 'polar'),
  ],
  [
    substance('butane', 58, -1, 'plain'),
    substance('methoxyethane', 60, 7, 'polar'),
    substance('propanal', 58, 48, 'polar'),
    substance('propanone', 58, 56, 'polar'),
    substance('methyl methanoate', 60, 32, 'polar'),
    substance('propan-1-amine', 59, 48, 'bonding'),
    substance('propan-1-ol', 60, 97, 'bonding'),
    substance('propan-2-ol', 60, 82, 'bonding'),
    substance('ethanoic acid', 60, 118, 'bonding'),
    substance('trimethylamine', 59, 3, 'polar'),
    substance('2-methylpropane', 58, -12, 'plain'),
  ],
  [
    substance('pentane', 72, 36, 'plain'),
    substance('2-methylbutane', 72, 28, 'plain'),
    substance('butanal', 72, 75, 'polar'),
    substance('butanone', 72, 80, 'polar'),
    substance('methyl ethanoate', 74, 57, 'polar'),
    substance('ethoxyethane', 74, 35, 'polar'),
    substance('butan-1-amine', 73, 77, 'bonding'),
    substance('butan-1-ol', 74, 118, 'bonding'),
    substance('butan-2-ol', 74, 99, 'bonding'),
    substance('propanoic acid', 74, 141, 'bonding'),
  ],
  [
    substance('hexane', 86, 69, 'plain'),
    substance('2,2-dimethylbutane', 86, 50, 'plain'),
    substance('pentan-2-one', 86, 102, 'polar'),
    substance('pentanal', 86, 103, 'polar'),
    substance('ethyl ethanoate', 88, 77, 'polar'),
    substance('1-methoxybutane', 88, 70, 'polar'),
    substance('pentan-1-ol', 88, 138, 'bonding'),
    substance('butanoic acid', 88, 164, 'bonding'),
  ],
];

/** Rows in which size decides, but for a hydrogen bond or a branched chain. */
export const rows: readonly (readonly BoilingSubstance[])[] = [
  [
    substance('\\ce{HF}', 20, 20, 'bonding'),
    substance('\\ce{HCl}', 36, -85, 'polar'),
    substance('\\ce{HBr}', 81, -67, 'polar'),
    substance('\\ce{HI}', 128, -35, 'polar'),
  ],
  [
    substance('\\ce{H2O}', 18, 100, 'bonding'),
    substance('\\ce{H2S}', 34, -60, 'polar'),
    substance('\\ce{H2Se}', 81, -41, 'polar'),
    substance('\\ce{H2Te}', 130, -2, 'polar'),
  ],
  [
    substance('\\ce{NH3}', 17, -33, 'bonding'),
    substance('\\ce{PH3}', 34, -88, 'polar'),
    substance('\\ce{AsH3}', 78, -62, 'polar'),
    substance('\\ce{SbH3}', 125, -17, 'polar'),
  ],
  [
    substance('\\ce{CH4}', 16, -162, 'plain'),
    substance('\\ce{SiH4}', 32, -112, 'plain'),
    substance('\\ce{GeH4}', 77, -88, 'plain'),
    substance('\\ce{SnH4}', 123, -52, 'plain'),
    substance('\\ce{NH3}', 17, -33, 'bonding'),
    substance('\\ce{H2O}', 18, 100, 'bonding'),
  ],
  [
    substance('methane', 16, -162, 'plain'),
    substance('ethane', 30, -89, 'plain'),
    substance('propane', 44, -42, 'plain'),
    substance('butane', 58, -1, 'plain'),
    substance('methanol', 32, 65, 'bonding'),
    substance('ethanol', 46, 78, 'bonding'),
    substance('pentane', 72, 36, 'plain'),
    substance('hexane', 86, 69, 'plain'),
  ],
  [
    substance('methanol', 32, 65, 'bonding'),
    substance('ethanol', 46, 78, 'bonding'),
    substance('propan-1-ol', 60, 97, 'bonding'),
    substance('chloromethane', 50, -24, 'polar'),
    substance('chloroethane', 65, 12, 'polar'),
    substance('1-chloropropane', 79, 47, 'polar'),
  ],
];

/** Substances whose own molecules hydrogen-bond to each other. */
export const donors: readonly (readonly [smiles: string, name: string])[] = [
  ['CO', 'methanol'],
  ['CCO', 'ethanol'],
  ['CC(C)O', 'propan-2-ol'],
  ['CC(=O)O', 'ethanoic acid'],
  ['OC=O', 'methanoic acid'],
  ['CN', 'methanamine'],
  ['CCN', 'ethanamine'],
  ['CNC', 'dimethylamine'],
  ['CC(N)=O', 'ethanamide'],
  ['OCCO', 'ethane-1,2-diol'],
  ['NN', 'hydrazine'],
  ['OO', 'hydrogen peroxide'],
];

/** Substances whose own molecules do not. */
export const withoutDonors: readonly (readonly [smiles: string, name: string])[] = [
  ['COC', 'methoxymethane'],
  ['CCOCC', 'ethoxyethane'],
  ['CC(C)=O', 'propanone'],
  ['CC=O', 'ethanal'],
  ['COC(C)=O', 'methyl ethanoate'],
  ['CN(C)C', 'trimethylamine'],
  ['CC#N', 'ethanenitrile'],
  ['CF', 'fluoromethane'],
  ['C1CCOC1', 'oxolane'],
  ['CCl', 'chloromethane'],
  ['CC', 'ethane'],
  ['CCCl', 'chloroethane'],
];
