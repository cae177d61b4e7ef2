import { readFileSync, writeFileSync } from 'node:fs';
import { tables, tableSource } from './table-source.ts';

/** Writes `src/tables/*.data.ts` from the data files. */
for (const table of tables) {
  const csv = readFileSync(new URL(`../data/${table.csv}`, import.meta.url), 'utf8');
  writeFileSync(new URL(`../src/tables/${table.file}`, import.meta.url), tableSource(table, csv));
}
