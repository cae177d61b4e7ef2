/**
 * Reads a table of wordings, one question a line: `general-moles-01 | grams to particles; how many atoms are in a gram`.
 * @throws for a line that is no row, or an id that stands twice: a defect of the table
 * @example readWordings('moles-01 | grams to particles; how many atoms').get('moles-01')?.length // 2
 */
export function readWordings(table: string): ReadonlyMap<string, readonly string[]> {
  const entries = new Map<string, readonly string[]>();
  for (const line of table.split('\n')) {
    if (line === '') continue;
    const [id = '', wordings, ...more] = line.split(' | ');
    if (wordings === undefined || more.length > 0) throw new Error(`Not a row of wordings: ${line}`);
    if (entries.has(id)) throw new Error(`Two rows of wordings for ${id}`);
    entries.set(id, wordings.split('; '));
  }
  return entries;
}
