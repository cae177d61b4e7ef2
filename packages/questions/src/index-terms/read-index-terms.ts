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
  const entries = new Map<string, IndexEntry>();
  for (const line of table.split('\n')) {
    if (line === '') continue;
    const [id = '', terms, edge, ...more] = line.split(' | ');
    if (terms === undefined || more.length > 0) throw new Error(`Not a row of index terms: ${line}`);
    if (entries.has(id)) throw new Error(`Two rows of index terms for ${id}`);
    entries.set(id, { terms: terms.split('; '), edge: edge === undefined ? [] : edge.split('; ') });
  }
  return entries;
}
