import { readFileSync, writeFileSync } from 'node:fs';
import { elementsSource } from './elements-source.ts';

/** Writes `src/elements/elements.data.ts` from `data/elements.csv`. */
const csv = readFileSync(new URL('../data/elements.csv', import.meta.url), 'utf8');
writeFileSync(new URL('../src/elements/elements.data.ts', import.meta.url), elementsSource(csv));
