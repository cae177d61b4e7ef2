import { readFileSync, writeFileSync } from 'node:fs';
import { describeFigure } from '@valence/figures';
import type { Question } from '../src/question.ts';

/** What a reading can be told to do. */
interface Commands {
  print: (sheet: string) => void;
  record: (sheet: string, reading: string) => void;
}

/** Does what the command line says, or says what can be said. */
export function takeCommand(name: string, { print, record }: Commands): void {
  const [command, sheet, reading] = process.argv.slice(2);
  if (command === 'print' && sheet !== undefined) print(sheet);
  else if (command === 'record' && sheet !== undefined && reading !== undefined) record(sheet, reading);
  else {
    console.error(`Usage: ${name} print <sheet> | record <sheet> <reading>`);
    process.exitCode = 2;
  }
}

/** Writes questions to read, numbered, and beside them the names of their templates. */
export function writeSheet(path: string, open: readonly { template: string; question: Question }[]): void {
  writeFileSync(path, open.map(({ question }, place) => `#${place + 1} ${shown(question)}\n`).join(''));
  writeFileSync(namesOf(path), JSON.stringify(open.map(({ template }) => template)));
  console.log(`${open.length} to read in ${path}`);
}

/** The names of the templates of a sheet, in its order. */
export function namesInSheet(path: string): string[] {
  const names: unknown = JSON.parse(readFileSync(namesOf(path), 'utf8'));
  const isList = (value: unknown): value is string[] =>
    Array.isArray(value) && value.every((name) => typeof name === 'string');
  if (!isList(names)) throw new Error(`${namesOf(path)} has to be a list of names`);
  return names;
}

/** The lines of a reading that say something. */
export function linesOf(path: string): string[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Puts lines into the file of a table, which keeps what stands before it. */
export function writeTable(file: URL, name: string, lines: readonly string[]): void {
  const source = readFileSync(file, 'utf8');
  const before = source.slice(0, source.indexOf('export const'));
  writeFileSync(file, `${before}export const ${name} = \`\n${lines.toSorted().join('\n')}\n\`;\n`);
}

/** A question as it stands in a sheet: its text, what its figure shows, the key and the other options. */
export function shown({ text, stimulus, figure, options, key }: Question): string {
  const pictured = [stimulus?.figure, figure].flatMap((one) =>
    one === undefined ? [] : [describeFigure(one)],
  );
  const before = stimulus === undefined ? '' : `{${stimulus.text}} `;
  const wrong = options.filter((_, place) => place !== key).map((option) => option.text);
  return [`${before}${text}`, ...pictured, `KEY ${options[key]?.text ?? ''}`, ...wrong].join('\n  ');
}

function namesOf(path: string): string {
  return `${path}.names.json`;
}
