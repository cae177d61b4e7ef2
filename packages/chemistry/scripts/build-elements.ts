import { readFileSync, writeFileSync } from 'node:fs';
import { elementDescriptionsSource } from './element-descriptions-source.ts';
import { elementsSource } from './elements-source.ts';

/** Writes `src/elements/*.data.ts` from the data files. */
const csv = readFileSync(new URL('../data/elements.csv', import.meta.url), 'utf8');
writeFileSync(new URL('../src/elements/elements.data.ts', import.meta.url), elementsSource(csv));

const symbols = csv
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => row.split(',')[1] ?? '');
const tsv = readFileSync(new URL('../data/element-descriptions.tsv', import.meta.url), 'utf8');
writeFileSync(
  new URL('../src/elements/element-descriptions.data.ts', import.meta.url),
  elementDescriptionsSource(tsv, symbols),
);
