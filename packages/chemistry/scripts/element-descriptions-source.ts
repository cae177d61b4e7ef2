const columns = 'symbol\tdiscovery\tdescription';

/**
 * The text of `element-descriptions.data.ts`; throws on a row that does not fit the columns above.
 * @param symbols of the elements in order of their atomic numbers, which is the order of the rows
 */
export function elementDescriptionsSource(tsv: string, symbols: readonly string[]): string {
  const [header, ...rows] = tsv.trimEnd().split('\n');
  if (header !== columns || rows.length !== symbols.length) throw new Error('Not one row for each element');
  return [
    '/** Made from data/element-descriptions.tsv by scripts/build-elements.ts. */',
    'export interface ElementDescription {',
    '  /** When and by whom it was found. */',
    '  discovery: string;',
    '  /** What is worth knowing about it, in the typeset notation. */',
    '  text: string;',
    '}',
    '',
    '/** One for each element, in order of atomic number; a module of its own, as few screens show them. */',
    '// oxfmt-ignore',
    'export const elementDescriptions: readonly ElementDescription[] = [',
    ...rows.map((row, index) => rowSource(row, symbols[index] ?? '')),
    '];',
    '',
  ].join('\n');
}

function rowSource(row: string, expected: string): string {
  const [symbol, discovery, text, ...rest] = row.split('\t');
  if (symbol !== expected || !discovery || !text || rest.length > 0) throw new Error(`Not a row: ${row}`);
  return `  { discovery: ${JSON.stringify(discovery)}, text: ${JSON.stringify(text)} },`;
}
