import { aminoAcidsSheet } from './sheets/amino-acids-sheet.ts';
import type { DataSheet } from './sheets/data-sheet.ts';
import { formulaSheets } from './sheets/formula-sheets.ts';
import { solubilityRulesSheet } from './sheets/solubility-rules-sheet.ts';
import { spectraSheets } from './sheets/spectra-sheets.ts';
import { valueSheets } from './sheets/value-sheets.ts';

/** Every sheet, in the order of the page. */
export const dataSheets: readonly DataSheet[] = [
  ...valueSheets,
  solubilityRulesSheet,
  ...spectraSheets,
  aminoAcidsSheet,
  ...formulaSheets,
];

/** The sheets with the rows that a text names; a sheet whose title it names comes whole, one without rows goes. */
export function searchSheets(text: string): DataSheet[] {
  const sought = text.trim().toLowerCase();
  if (sought === '') return [...dataSheets];
  return dataSheets.flatMap((sheet) => {
    if (plainTitle(sheet).includes(sought)) return [sheet];
    const rows = sheet.rows.filter(({ words }) => words.toLowerCase().includes(sought));
    return rows.length === 0 ? [] : [{ ...sheet, rows }];
  });
}

/** `^{13}C NMR shifts` as somebody types it. */
function plainTitle({ title }: DataSheet): string {
  return title.replaceAll(/[\^{}]/g, '').toLowerCase();
}
