import type { Figure } from '@valence/figures';

/** The unit at the end of a heading: `*V* / mL`, `Mass (g)`, `Time, s`. */
const unitOfHeading = /(?: ?\/ ?|, | ?\()([^\s()]+(?: [^\s()]+)?)\)?$/;

/**
 * The cells of a table as texts give quantities: each number with the unit that its column names.
 * @returns an empty text for a figure that is no table
 * @example cellQuantities({ kind: 'table', caption: '', columns: ['Mass (g)'], rows: [['0.25']] }) // '0.25 g'
 */
export function cellQuantities(figure: Figure): string {
  if (figure.kind !== 'table') return '';
  const units = figure.columns.map((column) => unitOfHeading.exec(column)?.[1]);
  const cells = figure.rows.flatMap((row) =>
    row.map((cell, place) => {
      const unit = units[place];
      return unit === undefined || !/\d$/.test(cell) ? cell : `${cell} ${unit}`;
    }),
  );
  return cells.join('; ');
}
