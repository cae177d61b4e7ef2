/**
 * The index of the bank: what a student types who asks for exactly this question.
 *
 *   npm run questions:index-terms -- print sheet.json       what has no index terms yet
 *   npm run questions:index-terms -- record terms.json      { "general-moles-01": { "terms": ["grams to moles"], "edge": ["the-mole"] }, … }
 *
 * `edge` names tested concepts, by id or name, whose bare name asks for something more central. `record` replaces the entries that
 * it is given, and drops those of questions that are gone.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { taggedItems } from '../src/audit/concept-readings.ts';
import { concepts } from '../src/concepts/concepts.ts';
import { indexFaults } from '../src/index-terms/index-faults.ts';
import { indexTerms } from '../src/index-terms/index-terms.ts';
import type { IndexEntry } from '../src/index-terms/read-index-terms.ts';
import { bank } from '../src/bank/bank.ts';
import { families } from '../src/families/families.ts';
import { subjects, type Subject } from '../src/question.ts';

const [command, ...files] = process.argv.slice(2);
const [file] = files;
if (file === undefined || (command !== 'print' && command !== 'record')) {
  console.error('Usage: index-terms print <sheet> | record <terms> …');
  process.exit(2);
}
const items = taggedItems();
if (command === 'print') print(file);
else record(files);

function print(sheet: string): void {
  const open = items.filter(({ id }) => !indexTerms.has(id));
  writeFileSync(
    sheet,
    `${JSON.stringify(Object.fromEntries(open.map(({ id, text, tests }) => [id, { text, tests }])), null, 1)}\n`,
  );
  console.log(`${open.length} without index terms in ${sheet}`);
}

function record(readings: readonly string[]): void {
  const given = new Map(readings.flatMap((path) => [...entriesOf(path)]));
  const merged = new Map([...indexTerms, ...given]);
  const known = new Set(items.map(({ id }) => id));
  for (const id of given.keys()) if (!known.has(id)) console.log(`${id}: there is no such question`);
  for (const id of merged.keys()) if (!known.has(id)) merged.delete(id);
  const faults = indexFaults(merged, items);
  for (const fault of faults) console.log(fault);
  for (const subject of subjects) write(subject, merged);
  console.log(`${merged.size} of ${items.length} have index terms, ${faults.length} faults`);
}

function write(subject: Subject, entries: ReadonlyMap<string, IndexEntry>): void {
  const ids = new Set([
    ...bank[subject].map(({ id }) => id),
    ...families[subject].flatMap(({ id, difficulties }) =>
      difficulties.map((difficulty) => `${id}@${difficulty}`),
    ),
  ]);
  const rows = [...entries]
    .filter(([id]) => ids.has(id))
    .map(([id, { terms, edge }]) =>
      [id, terms.join('; '), ...(edge.length > 0 ? [edge.join('; ')] : [])].join(' | '),
    )
    .sort();
  const target = new URL(`../src/index-terms/${subject}.data.ts`, import.meta.url);
  const head = `/** The index of the subject, in the notation of \`readIndexTerms\`. */\nexport const ${subject}Terms = \`\n`;
  writeFileSync(target, `${head}${rows.join('\n')}\n\`;\n`);
}

/** The entries of a reading, with the ids of the concepts that it names, each term once and without what the table is made of. */
function entriesOf(path: string): Map<string, IndexEntry> {
  const idByName = new Map(concepts.map(({ id, name }) => [name, id]));
  const parsed: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (typeof parsed !== 'object' || parsed === null) throw new Error(`${path} has to be an object by id`);
  return new Map(
    Object.entries(parsed).map(([id, entry]: [string, unknown]) => {
      const { terms, edge }: { terms?: unknown; edge?: unknown } =
        typeof entry === 'object' && entry !== null ? entry : {};
      const plain = texts(terms).map((term) =>
        term
          .replace(/[;|`\\$]/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      );
      return [
        id,
        {
          terms: [...new Set(plain.filter((term) => term !== ''))],
          edge: [...new Set(texts(edge).map((name) => idByName.get(name) ?? name))],
        },
      ];
    }),
  );
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}
