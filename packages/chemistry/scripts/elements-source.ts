const columns = 'atomicNumber,symbol,name,atomicWeight,electronegativity,ionisationEnergy,covalentRadius';

/** The text of `elements.data.ts` for a table with the columns above; throws on a row that does not fit them. */
export function elementsSource(csv: string): string {
  const [header, ...rows] = csv.trimEnd().split('\n');
  if (header !== columns) throw new Error(`Expected the columns ${columns}`);
  return [
    '/** Made from data/elements.csv by scripts/build-elements.ts; sources in data/README.md. */',
    'export type ElementRow = readonly [',
    '  symbol: string,',
    '  name: string,',
    '  atomicWeight: number,',
    '  hasStandardWeight: boolean,',
    '  electronegativity: number | null,',
    '  ionisationEnergy: number | null,',
    '  covalentRadius: number | null,',
    '];',
    '',
    '// prettier-ignore',
    'export const elementRows: readonly ElementRow[] = [',
    ...rows.map(rowSource),
    '];',
    '',
  ].join('\n');
}

function rowSource(row: string, index: number): string {
  const [atomicNumber, symbol, name, weight = '', ...properties] = row.split(',');
  if (Number(atomicNumber) !== index + 1) throw new Error(`Row ${index + 1} is out of order: ${row}`);
  const bracketed = weight.startsWith('[');
  const values = properties.map((value) => (value === '' ? 'null' : String(Number(value))));
  const cells = [Number(bracketed ? weight.slice(1, -1) : weight), !bracketed, ...values];
  return `  ['${symbol}', '${name}', ${cells.join(', ')}],`;
}
