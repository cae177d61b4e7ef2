/** Made from data/proton-shifts.csv by scripts/build-tables.ts; sources in data/README.md. */
export interface ProtonShift {
  id: string;
  hydrogen: string;
  where: string;
  low: number;
  high: number;
  differing: string;
}

/** Ranges of ¹H shifts in ppm against tetramethylsilane, and where textbooks give another range. */
// oxfmt-ignore
export const protonShifts: readonly ProtonShift[] = [
  { id: 'methyl', hydrogen: 'R–\\ce{CH3}', where: 'alkyl groups', low: 0.7, high: 1.3, differing: 'Maine: 0.6 to 1.2' },
  { id: 'methylene', hydrogen: 'R_{2}\\ce{CH2}', where: 'alkyl groups', low: 1.2, high: 1.6, differing: 'Maine: 1.2 to 1.5' },
  { id: 'methine', hydrogen: 'R_{3}CH', where: 'alkyl groups', low: 1.4, high: 1.8, differing: '' },
  { id: 'beta', hydrogen: 'H–C–C–X', where: 'one carbon away from O or N or a halogen or C=O', low: 1, high: 2, differing: '' },
  { id: 'allylic', hydrogen: 'H–C–C=C', where: 'next to a C=C bond', low: 1.6, high: 2.3, differing: 'McMurry: 1.6 to 2.2; Maine: 1.9 to 2.3 for \\ce{CH2}' },
  { id: 'alpha', hydrogen: 'H–C–C=O', where: 'next to the C=O of any carbonyl compound', low: 1.9, high: 2.7, differing: '\\ce{CH3} near 2.1; \\ce{CH2} near 2.4; CH near 2.6' },
  { id: 'benzylic', hydrogen: 'H–C–Ar', where: 'next to a benzene ring', low: 2.2, high: 3, differing: '' },
  { id: 'alkyne', hydrogen: '≡C–H', where: 'terminal alkynes', low: 2, high: 3, differing: 'Maine: 2.4 to 2.7' },
  { id: 'amine-carbon', hydrogen: 'H–C–N', where: 'amines', low: 2.2, high: 3, differing: '' },
  { id: 'halide', hydrogen: 'H–C–X', where: 'chlorides; bromides and iodides', low: 2, high: 4.1, differing: 'McMurry: 2.5 to 4.0' },
  { id: 'oxygen', hydrogen: 'H–C–O', where: 'alcohols and ethers', low: 3.3, high: 4.5, differing: 'narrower tables: 3.3 to 4.0' },
  { id: 'ester-oxygen', hydrogen: 'H–C–O–C=O', where: 'esters on the side of the O', low: 3.6, high: 5.2, differing: '3.7 for \\ce{CH3}; 4.1 for \\ce{CH2}; 5.0 for CH' },
  { id: 'alkene', hydrogen: '=C–H', where: 'alkenes', low: 4.5, high: 6.5, differing: '4.6 to 5.9 where not conjugated' },
  { id: 'aromatic', hydrogen: 'Ar–H', where: 'benzene rings', low: 6, high: 8.5, differing: 'McMurry: 6.5 to 8.0' },
  { id: 'formyl', hydrogen: 'H–C(=O)–O', where: 'formic acid and its esters', low: 8, high: 8.2, differing: '' },
  { id: 'aldehyde', hydrogen: 'H–C=O', where: 'aldehydes', low: 9, high: 10, differing: 'McMurry: 9.7 to 10.0; Maine: 9.4 to 10.0' },
  { id: 'hydroxyl', hydrogen: 'O–H', where: 'alcohols; moves with concentration', low: 0.5, high: 5, differing: 'McMurry: 2.5 to 5.0' },
  { id: 'phenol', hydrogen: 'O–H', where: 'phenols; moves with concentration', low: 4, high: 12, differing: 'often given as 4 to 7' },
  { id: 'amine', hydrogen: 'N–H', where: 'amines; moves with concentration', low: 0.5, high: 5, differing: '' },
  { id: 'amide', hydrogen: 'N–H', where: 'amides', low: 5, high: 9, differing: '5 to 8.5 in some tables' },
  { id: 'acid', hydrogen: 'O–H', where: 'carboxylic acids', low: 10, high: 13.2, differing: 'McMurry: 11.0 to 12.0' },
];
