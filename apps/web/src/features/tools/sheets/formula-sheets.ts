import { formulaSymbols, sheetFormulas, type FormulaSubject } from '@valence/chemistry';
import type { DataSheet } from './data-sheet.ts';

const subjects: readonly (readonly [FormulaSubject, title: string, source: string])[] = [
  ['general', 'Formulas: general chemistry', 'OpenStax, Chemistry 2e'],
  ['physical', 'Formulas: physical chemistry', 'Atkins, Physical Chemistry'],
  ['analytical', 'Formulas: analytical chemistry', 'Harris, Quantitative Chemical Analysis'],
  ['organic', 'Formulas: organic chemistry', 'McMurry, Organic Chemistry'],
  ['biochemistry', 'Formulas: biochemistry', 'Lehninger, Principles of Biochemistry'],
];

/** The formulas of each subject, with the name and unit of every symbol. */
export const formulaSheets: readonly DataSheet[] = subjects.map(([subject, title, source]) => ({
  id: `formulas-${subject}`,
  title,
  note: `As in ${source}, November 2026. Where kJ and J stand in one formula, change one of them first; kPa times L is J. Each formula was worked out on an example, and its units were compared.`,
  columns: ['Name', 'Formula', 'Symbols'],
  rows: sheetFormulas
    .filter((one) => one.subject === subject)
    .map(({ name, formula, example }) => ({
      words: `${name} ${symbolsOf(example)
        .map(([, meaning]) => meaning)
        .join(' ')}`,
      cells: [
        name,
        formula,
        symbolsOf(example)
          .filter(([symbol, meaning]) => symbol !== meaning)
          .map(([symbol, meaning, unit]) => `${symbol} ${meaning}${unit === '1' ? '' : ` (${unit})`}`)
          .join('; '),
      ],
    })),
}));

function symbolsOf(example: object) {
  return Object.entries(formulaSymbols).flatMap(([key, symbol]) => (key in example ? [symbol] : []));
}
