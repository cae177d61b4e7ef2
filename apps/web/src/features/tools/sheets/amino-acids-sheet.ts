import { aminoAcidValues } from '@valence/chemistry';
import { chemistry, type DataSheet } from './data-sheet.ts';

const sideChains: Readonly<Record<string, string>> = {
  nonpolar: 'nonpolar, aliphatic',
  aromatic: 'aromatic',
  polar: 'polar, uncharged',
  positive: 'positively charged',
  negative: 'negatively charged',
};

/** The amino acids of the standard genetic code, with molar masses from our own table of elements. */
export const aminoAcidsSheet: DataSheet = {
  id: 'amino-acids',
  title: 'Amino acids',
  note: 'p*K*_{a} at 25 °C of the free amino acid; side chains as at pH 7, *M* in g/mol from the formula. Lehninger, Principles of Biochemistry, table 3-1; in the last column the p*K*_{a} values of Voet, Biochemistry, table 4-1 (carboxyl, amino, side chain), read in November 2026. Textbooks group Gly, Cys, Tyr, Trp and His differently; newer measurements put the side chain of Arg near 13.8.',
  columns: [
    'Name',
    'Codes',
    'Formula',
    'Side chain',
    'p*K*_{a} \\ce{COOH}',
    'p*K*_{a} \\ce{NH3^+}',
    'p*K*_{a} side chain',
    'pI',
    '*M*',
    'p*K*_{a} in Voet',
  ],
  rows: aminoAcidValues.map((acid) => ({
    words: `${acid.name} ${acid.three} ${acid.formula} ${sideChains[acid.sideChain] ?? ''} amino acid`,
    cells: [
      acid.name,
      `${acid.three}, ${acid.one}`,
      chemistry(acid.formula),
      sideChains[acid.sideChain] ?? '',
      twoDecimals(acid.carboxyl),
      twoDecimals(acid.amino),
      acid.side === null ? '' : twoDecimals(acid.side),
      twoDecimals(acid.printedPI),
      twoDecimals(acid.molarMass),
      acid.others.map(twoDecimals).join(', '),
    ],
  })),
};

/** The values have two decimals at most; of a molar mass a third one is rounded. */
function twoDecimals(value: number): string {
  return (Math.round(value * 100 + 1e-6) / 100).toFixed(2);
}
