/** Bond enthalpies in kJ/mol as questions state them (OpenStax Chemistry 2e, table 7.2, rounded). */
export const bonds = {
  'H–H': 436,
  'F–F': 160,
  'Cl–Cl': 243,
  'Br–Br': 190,
  'H–F': 570,
  'H–Cl': 432,
  'H–Br': 366,
  'C–H': 415,
  'C–C': 345,
  'C=C': 611,
  'C≡C': 837,
  'C–Cl': 330,
  'C–Br': 275,
  'C–F': 439,
  'O=O': 498,
  'O–H': 464,
  'C–O': 350,
  'N≡N': 946,
  'N–H': 390,
} as const;

/** A bond by its two atoms and its order. */
export type Bond = keyof typeof bonds;
/** A bond and how many of it. */
export type BondCount = readonly [bond: Bond, count: number];

/** A gas reaction and the bonds that differ between its sides, counted for the equation as written. */
export interface BondReaction {
  shown: string;
  broken: readonly BondCount[];
  formed: readonly BondCount[];
}

/** Reactions whose enthalpy can be estimated from single bonds. */
export const bondReactions: readonly BondReaction[] = [
  {
    shown: '\\ce{H2 + Cl2 -> 2HCl}',
    broken: [
      ['H–H', 1],
      ['Cl–Cl', 1],
    ],
    formed: [['H–Cl', 2]],
  },
  {
    shown: '\\ce{H2 + F2 -> 2HF}',
    broken: [
      ['H–H', 1],
      ['F–F', 1],
    ],
    formed: [['H–F', 2]],
  },
  {
    shown: '\\ce{H2 + Br2 -> 2HBr}',
    broken: [
      ['H–H', 1],
      ['Br–Br', 1],
    ],
    formed: [['H–Br', 2]],
  },
  {
    shown: '\\ce{N2 + 3H2 -> 2NH3}',
    broken: [
      ['N≡N', 1],
      ['H–H', 3],
    ],
    formed: [['N–H', 6]],
  },
  {
    shown: '\\ce{2H2 + O2 -> 2H2O}',
    broken: [
      ['H–H', 2],
      ['O=O', 1],
    ],
    formed: [['O–H', 4]],
  },
  {
    shown: '\\ce{CH4 + Cl2 -> CH3Cl + HCl}',
    broken: [
      ['C–H', 1],
      ['Cl–Cl', 1],
    ],
    formed: [
      ['C–Cl', 1],
      ['H–Cl', 1],
    ],
  },
  {
    shown: '\\ce{CH4 + 2Cl2 -> CH2Cl2 + 2HCl}',
    broken: [
      ['C–H', 2],
      ['Cl–Cl', 2],
    ],
    formed: [
      ['C–Cl', 2],
      ['H–Cl', 2],
    ],
  },
  {
    shown: '\\ce{CH4 + F2 -> CH3F + HF}',
    broken: [
      ['C–H', 1],
      ['F–F', 1],
    ],
    formed: [
      ['C–F', 1],
      ['H–F', 1],
    ],
  },
  {
    shown: '\\ce{CH4 + 3Br2 -> CHBr3 + 3HBr}',
    broken: [
      ['C–H', 3],
      ['Br–Br', 3],
    ],
    formed: [
      ['C–Br', 3],
      ['H–Br', 3],
    ],
  },
  {
    shown: '\\ce{CH2=CH2 + H2 -> CH3-CH3}',
    broken: [
      ['C=C', 1],
      ['H–H', 1],
    ],
    formed: [
      ['C–C', 1],
      ['C–H', 2],
    ],
  },
  {
    shown: '\\ce{CH2=CH2 + Cl2 -> CH2Cl-CH2Cl}',
    broken: [
      ['C=C', 1],
      ['Cl–Cl', 1],
    ],
    formed: [
      ['C–C', 1],
      ['C–Cl', 2],
    ],
  },
  {
    shown: '\\ce{CH2=CH2 + Br2 -> CH2Br-CH2Br}',
    broken: [
      ['C=C', 1],
      ['Br–Br', 1],
    ],
    formed: [
      ['C–C', 1],
      ['C–Br', 2],
    ],
  },
  {
    shown: '\\ce{CH2=CH2 + HBr -> CH3-CH2Br}',
    broken: [
      ['C=C', 1],
      ['H–Br', 1],
    ],
    formed: [
      ['C–C', 1],
      ['C–H', 1],
      ['C–Br', 1],
    ],
  },
  {
    shown: '\\ce{CH#CH + 2H2 -> CH3-CH3}',
    broken: [
      ['C≡C', 1],
      ['H–H', 2],
    ],
    formed: [
      ['C–C', 1],
      ['C–H', 4],
    ],
  },
  {
    shown: '\\ce{CH#CH + 2Br2 -> CHBr2-CHBr2}',
    broken: [
      ['C≡C', 1],
      ['Br–Br', 2],
    ],
    formed: [
      ['C–C', 1],
      ['C–Br', 4],
    ],
  },
  {
    shown: '\\ce{CH2=CH2 + H2O -> CH3-CH2OH}',
    broken: [
      ['C=C', 1],
      ['O–H', 1],
    ],
    formed: [
      ['C–C', 1],
      ['C–H', 1],
      ['C–O', 1],
    ],
  },
];
