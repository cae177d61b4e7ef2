/** Made from data/carbon-shifts.csv by scripts/build-tables.ts; sources in data/README.md. */
export interface CarbonShift {
  id: string;
  carbon: string;
  where: string;
  low: number;
  high: number;
  differing: string;
}

/** Ranges of ¹³C shifts in ppm against tetramethylsilane, and where textbooks give another range. */
// oxfmt-ignore
export const carbonShifts: readonly CarbonShift[] = [
  { id: 'alkyl', carbon: 'C–C', where: 'sp^{3} carbon bonded to carbon and hydrogen alone', low: 0, high: 50, differing: 'Cal Poly: \\ce{CH3} 10 to 30; \\ce{CH2} 15 to 55; CH and C 20 to 60' },
  { id: 'iodide', carbon: 'C–I', where: 'alkyl iodides', low: 0, high: 40, differing: '' },
  { id: 'bromide', carbon: 'C–Br', where: 'alkyl bromides', low: 25, high: 65, differing: '' },
  { id: 'amine', carbon: 'C–N', where: 'amines', low: 25, high: 65, differing: 'Cal Poly: 40 to 60' },
  { id: 'chloride', carbon: 'C–Cl', where: 'alkyl chlorides', low: 35, high: 80, differing: '' },
  { id: 'oxygen', carbon: 'C–O', where: 'alcohols; ethers and esters on the side of the O', low: 50, high: 90, differing: 'Cal Poly: 40 to 80; UCLA: 60 to 90' },
  { id: 'alkyne', carbon: 'C≡C', where: 'alkynes', low: 60, high: 100, differing: 'Cal Poly: 65 to 90' },
  { id: 'alkene', carbon: 'C=C', where: 'alkenes', low: 100, high: 155, differing: 'Cal Poly: 100 to 150; an O on the C=C moves its carbons out to 85 and 155' },
  { id: 'aromatic', carbon: 'C of a ring', where: 'benzene rings', low: 100, high: 170, differing: 'Cal Poly: 110 to 170' },
  { id: 'nitrile', carbon: 'C≡N', where: 'nitriles', low: 110, high: 130, differing: 'UCLA: 120 to 130' },
  { id: 'amide', carbon: 'C=O', where: 'amides', low: 150, high: 185, differing: 'UCLA: 150 to 180; Cal Poly: 165 to 185' },
  { id: 'acid', carbon: 'C=O', where: 'carboxylic acids and esters', low: 160, high: 190, differing: 'UCLA: 160 to 185; Cal Poly: 165 to 185' },
  { id: 'carbonyl', carbon: 'C=O', where: 'aldehydes and ketones', low: 195, high: 220, differing: 'UCLA and Cal Poly: from 185 with conjugated ones' },
];
