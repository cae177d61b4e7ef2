/** A table to look values up in. Columns and cells are in the typeset notation. */
export interface DataSheet {
  id: string;
  title: string;
  /** Conditions, and where the values are published. */
  note: string;
  /** The first one names the row. */
  columns: readonly string[];
  rows: readonly SheetRow[];
}

/** `words` is what a search reads: names and plain formulas. */
interface SheetRow {
  words: string;
  cells: readonly string[];
}

export function chemistry(formula: string): string {
  return String.raw`\ce{${formula}}`;
}

export function signed(value: number): string {
  return String(value).replace('-', '−');
}

/** `1.77e-10` as `1.77 × 10^{−10}`. */
export function scientific(value: number): string {
  const [digits = '', exponent] = String(value).split('e');
  return exponent === undefined
    ? signed(value)
    : `${digits} × 10^{${exponent.replace('-', '−').replace('+', '')}}`;
}
