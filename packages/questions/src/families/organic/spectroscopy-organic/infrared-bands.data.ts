/** What makes a band: the bond and its neighbourhood. */
export type Mark = 'hydroxyl' | 'acidHydroxyl' | 'aldehydeHydrogen' | 'carbonyl';

/** Isomers that differ in their bands, by class; the names are those of the table of molecules. */
export interface BandClass {
  marks: readonly Mark[];
  /** Range of the C=O band in cm⁻¹, where there is one. */
  carbonyl?: readonly [low: number, high: number];
  molecules: readonly string[];
}

/** Classes by the name that a student gives them. */
export const bandClasses: Readonly<Record<string, BandClass>> = {
  'an alcohol': {
    marks: ['hydroxyl'],
    molecules: ['cyclobutanol', 'cyclopentanol', 'prop-2-en-1-ol', 'but-3-en-2-ol', 'pent-4-en-1-ol'],
  },
  'an ether': { marks: [], molecules: ['oxetane', 'oxolane (tetrahydrofuran)', 'oxane (tetrahydropyran)'] },
  'an aldehyde': {
    marks: ['aldehydeHydrogen', 'carbonyl'],
    carbonyl: [1722, 1738],
    molecules: ['propanal', 'butanal', '2-methylpropanal', 'pentanal'],
  },
  'a ketone': {
    marks: ['carbonyl'],
    carbonyl: [1710, 1719],
    molecules: ['propan-2-one', 'butan-2-one', 'pentan-2-one', 'pentan-3-one', '3-methylbutan-2-one'],
  },
  'a carboxylic acid': {
    marks: ['acidHydroxyl', 'carbonyl'],
    carbonyl: [1705, 1715],
    molecules: ['propanoic acid', 'butanoic acid', '2-methylpropanoic acid'],
  },
  'an ester': {
    marks: ['carbonyl'],
    carbonyl: [1736, 1749],
    molecules: ['methyl ethanoate', 'ethyl ethanoate', 'methyl propanoate'],
  },
  'a hydroxy ketone': {
    marks: ['hydroxyl', 'carbonyl'],
    carbonyl: [1710, 1719],
    molecules: ['1-hydroxypropan-2-one', '4-hydroxybutan-2-one'],
  },
  'a hydroxy aldehyde': {
    marks: ['hydroxyl', 'aldehydeHydrogen', 'carbonyl'],
    carbonyl: [1722, 1738],
    molecules: ['2-hydroxypropanal', '3-hydroxybutanal'],
  },
};

/** What the infrared spectrum shows of a class of compounds beside its C–H bands. */
export const bandsInWords = {
  acid: 'very broad band from 2500 to 3300 cm^{−1}, strong band near 1710 cm^{−1}',
  ester: 'strong band near 1740 cm^{−1}, no band above 3100 cm^{−1}',
  aldehyde: 'strong band near 1730 cm^{−1}, two weak bands near 2720 and 2820 cm^{−1}',
  ketone: 'strong band near 1715 cm^{−1}, no band above 3100 cm^{−1}',
  'hydroxy ketone': 'broad band near 3400 cm^{−1}, strong band near 1715 cm^{−1}',
  alcohol: 'broad band near 3350 cm^{−1}, no strong band from 1650 to 1800 cm^{−1}',
  ether: 'no band above 3100 cm^{−1} and none from 1650 to 1800 cm^{−1}',
} as const;
