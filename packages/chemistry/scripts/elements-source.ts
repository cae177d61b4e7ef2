const columns =
  'atomicNumber,symbol,name,atomicWeight,electronegativity,ionisationEnergy,covalentRadius,' +
  'standardState,meltingPoint,boilingPoint';

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
    '  weightDecimals: number,',
    '  hasStandardWeight: boolean,',
    '  electronegativity: number | null,',
    '  ionisationEnergy: number | null,',
    '  covalentRadius: number | null,',
    "  standardState: 'solid' | 'liquid' | 'gas' | null,",
    '  meltingPoint: number | null,',
    '  boilingPoint: number | null,',
    '  sublimes: boolean,',
    '];',
    '',
    '// oxfmt-ignore',
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
  const digits = bracketed ? weight.slice(1, -1) : weight;
  const [electronegativity, ionisationEnergy, radius, state, melting, boiling = ''] = properties;
  // As the CRC Handbook prints it: `3825 sp` is a sublimation point.
  const sublimes = boiling.endsWith(' sp');
  const cells = [
    Number(digits),
    digits.split('.')[1]?.length ?? 0,
    !bracketed,
    ...[electronegativity, ionisationEnergy, radius].map(numberSource),
    state === '' ? 'null' : `'${state}'`,
    ...[melting, boiling.replace(' sp', '')].map(numberSource),
    sublimes,
  ];
  return `  ['${symbol}', '${name}', ${cells.join(', ')}],`;
}

function numberSource(cell: string | undefined): string {
  if (cell === '') return 'null';
  const value = Number(cell);
  if (!Number.isFinite(value)) throw new Error(`Not a number: ${cell}`);
  return String(value);
}
