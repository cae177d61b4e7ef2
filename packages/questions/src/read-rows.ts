/**
 * Reads a table of what is on record of each question, one a line: `general-moles-01 | grams to particles; how many atoms`.
 * @param what the rows are, for an error
 * @param mostColumns behind the id
 * @returns the columns behind the id, each as its entries
 * @throws for a line that is no row, or an id that stands twice: a defect of the table
 * @example readRows('moles-01 | grams to moles; molar mass', 'wordings', 1).get('moles-01') // [['grams to moles', 'molar mass']]
 */
export function readRows(
  table: string,
  what: string,
  mostColumns: number,
): ReadonlyMap<string, readonly (readonly string[])[]> {
  const rows = new Map<string, readonly (readonly string[])[]>();
  for (const line of table.split('\n')) {
    if (line === '') continue;
    const [id = '', ...columns] = line.split(' | ');
    if (columns.length === 0 || columns.length > mostColumns)
      throw new Error(`Not a row of ${what}: ${line}`);
    if (rows.has(id)) throw new Error(`Two rows of ${what} for ${id}`);
    rows.set(
      id,
      columns.map((column) => column.split('; ')),
    );
  }
  return rows;
}
