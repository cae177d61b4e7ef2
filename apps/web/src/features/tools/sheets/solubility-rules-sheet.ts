import { solubilityRules } from '@valence/chemistry';
import { chemistry, type DataSheet } from './data-sheet.ts';

/** Which salts dissolve: by ion, with the exceptions. */
export const solubilityRulesSheet: DataSheet = {
  id: 'solubility-rules',
  title: 'Solubility rules',
  note: 'Salts in water at 25 °C. The first rule that names an ion of the salt decides. OpenStax, Chemistry 2e, appendix K, compared with other lists, November 2026.',
  columns: ['Salts of', 'are mostly', 'except with', 'Where textbooks differ'],
  rows: solubilityRules.map(({ ions, solubility, exceptions, differing, note }) => ({
    words: ['solubility', solubility, ...ions, ...exceptions, ...differing].join(' '),
    cells: [
      listed(ions),
      solubility,
      exceptions.length === 0 ? 'none' : listed(exceptions),
      differing.length === 0 ? '' : `${listed(differing)}: ${note}`,
    ],
  })),
};

function listed(formulas: readonly string[]): string {
  return formulas.map(chemistry).join(', ');
}
