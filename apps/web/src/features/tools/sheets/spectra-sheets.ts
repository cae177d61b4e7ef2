import { carbonShifts, infraredBands, protonShifts } from '@valence/chemistry';
import type { DataSheet } from './data-sheet.ts';

/** Where groups absorb and resonate: the correlation tables of organic spectroscopy. */
export const spectraSheets: readonly DataSheet[] = [
  {
    id: 'infrared',
    title: 'Infrared bands',
    note: 'Wavenumbers in cm^{−1}. Ranges cover several tables: McMurry, Organic Chemistry, chapter 12, those of UCLA and of the University of the West Indies, read in November 2026. Conjugation lowers C=O by about 30 cm^{−1}.',
    columns: ['Bond', 'In', 'cm^{−1}', 'Band', 'Where textbooks differ'],
    rows: infraredBands.map(({ bond, compounds, low, high, appearance, differing }) => ({
      words: `${bond} ${compounds} ${low} ${high} infrared`,
      cells: [bond, withCommas(compounds), range(String(low), String(high)), appearance, differing],
    })),
  },
  {
    id: 'proton-shifts',
    title: '^{1}H NMR shifts',
    note: '*δ* in ppm against \\ce{Si(CH3)4}; X is a halogen, O, N or C=O, Ar a benzene ring. Ranges cover several tables: McMurry, Organic Chemistry, chapter 13, and that of the University of Maine, read in November 2026.',
    columns: ['Hydrogen', 'In', '*δ*', 'Where textbooks differ'],
    rows: protonShifts.map(({ id, hydrogen, where, low, high, differing }) => ({
      words: `${hydrogen} ${where} ${id} 1H proton NMR shifts`,
      cells: [hydrogen, withCommas(where), range(low.toFixed(1), high.toFixed(1)), differing],
    })),
  },
  {
    id: 'carbon-shifts',
    title: '^{13}C NMR shifts',
    note: '*δ* in ppm against \\ce{Si(CH3)4}. Ranges cover several tables: McMurry, Organic Chemistry, chapter 13, those of UCLA and of Cal Poly Pomona, read in November 2026.',
    columns: ['Carbon', 'In', '*δ*', 'Where textbooks differ'],
    rows: carbonShifts.map(({ id, carbon, where, low, high, differing }) => ({
      words: `${carbon} ${where} ${id} 13C carbon NMR shifts`,
      cells: [carbon, withCommas(where), range(String(low), String(high)), differing],
    })),
  },
];

/** The data files have commas between their columns. */
function withCommas(text: string): string {
  return text.replaceAll(';', ',');
}

/** Stays on one line, and is read out as it is meant. */
function range(low: string, high: string): string {
  return `${low}\u00A0to\u00A0${high}`;
}
