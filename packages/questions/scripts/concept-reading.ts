/**
 * The reading of concepts: somebody who sees a question alone says what it tests.
 *
 *   npm run questions:concept-reading -- print sheet.json        what has to be read, without its concepts
 *   npm run questions:concept-reading -- record reading.json     { "general-moles-01": { "tests": ["the-mole"] }, … }
 *
 * `record` lists where reader and question part, and keeps what agrees.
 * Questions are to be read by two.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { conceptReadings } from '../src/audit/concept-readings.data.ts';
import { conceptFingerprint, taggedItems, unconfirmedConcepts } from '../src/audit/concept-readings.ts';

const recordFile = new URL('../src/audit/concept-readings.data.ts', import.meta.url);
const [command, file] = process.argv.slice(2);
if (file === undefined || (command !== 'print' && command !== 'record')) {
  console.error('Usage: concept-reading print <sheet> | record <reading>');
  process.exit(2);
}
if (command === 'print') print(file);
else record(file);

function print(sheet: string): void {
  const open = new Set(unconfirmedConcepts());
  const items = taggedItems().filter(({ id }) => open.has(id));
  writeFileSync(
    sheet,
    `${JSON.stringify(Object.fromEntries(items.map(({ id, text }) => [id, text])), null, 1)}\n`,
  );
  console.log(`${items.length} to read in ${sheet}`);
}

function record(reading: string): void {
  const readings = readingOf(reading);
  const agreed: Record<string, string> = { ...conceptReadings };
  for (const item of taggedItems()) {
    const tests = readings.get(item.id);
    if (tests === undefined) continue;
    if (tests.toSorted().join() === item.tests.toSorted().join()) agreed[item.id] = conceptFingerprint(item);
    else
      console.log(`${item.id}: the reader says ${tests.join(', ')}, the question ${item.tests.join(', ')}`);
  }
  const confirmed = taggedItems().filter((item) => agreed[item.id] === conceptFingerprint(item));
  const standing = confirmed.map((item) => `  '${item.id}': '${conceptFingerprint(item)}',`);
  const source = readFileSync(recordFile, 'utf8');
  const constant = `export const conceptReadings: Readonly<Record<string, string>> = {\n${standing.sort().join('\n')}\n};\n`;
  writeFileSync(recordFile, source.slice(0, source.indexOf('export const')) + constant);
  console.log(`${standing.length} on record, ${unconfirmedConcepts().length} were open before`);
}

function readingOf(path: string): Map<string, readonly string[]> {
  const parsed: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (typeof parsed !== 'object' || parsed === null) throw new Error(`${path} has to be an object by id`);
  return new Map(
    Object.entries(parsed).flatMap(([id, entry]: [string, unknown]) => {
      const { tests }: { tests?: unknown } = typeof entry === 'object' && entry !== null ? entry : {};
      return Array.isArray(tests) ? [[id, tests.filter((test) => typeof test === 'string')] as const] : [];
    }),
  );
}
