import { readRows } from '../read-rows.ts';

/** How a question stands in the index. */
export interface IndexEntry {
  /** What a student types who asks for exactly this question: `molar solubility from Ksp`. */
  terms: readonly string[];
  /** Ids of tested concepts whose bare name asks for something more central. */
  edge: readonly string[];
}

/**
 * Reads a table of index terms, one question a line:
 *
 *     general-periodic-trends-03 | isoelectronic ions; size of ions | atomic-radius
 *
 * The columns are the id of a written question, or of a family and a difficulty (`ideal-gas-law@beginner`), its terms, and the
 * concepts at whose edge it is. The last one may be missing.
 * @throws for a line that is no row, or an id that stands twice: a defect of the table
 * @example readIndexTerms('moles-01 | grams to moles').get('moles-01')?.terms // ['grams to moles']
 */
export function readIndexTerms(table: string): ReadonlyMap<string, IndexEntry> {
  const rows = readRows(table, 'index terms', 2);
  return new Map([...rows].map(([id, [terms = [], edge = []]]) => [id, { terms, edge }]));
}
