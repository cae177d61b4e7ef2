/**
 * The reading of levels and kinds: somebody who does not see how a question is marked says its level and its kind (docs/levels.md).
 *
 *   npm run questions:level-reading -- print sheet.txt             what nobody rated, numbered; its names stand in sheet.txt.names.json
 *   npm run questions:level-reading -- record sheet.txt read.txt   a reading, a line each: `12 2 reason`, levels from 1
 *
 * `record` adds a level to those on record, at most a second one, and lists what needs a second reader, since the first parts from the
 * mark; `print` has that on the next sheet. Of two kinds, calculation stands where either says so, else that of the first.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { describeFigure } from '@valence/figures';
import { catalogue, questionOfTemplate } from '../src/composition/catalogue.ts';
import { questionKinds, type QuestionKind } from '../src/levels/kinds.ts';
import { levelReadings } from '../src/levels/level-readings.ts';
import { difficulties, type Difficulty, type Question } from '../src/question.ts';

const tableFile = new URL('../src/levels/level-readings.data.ts', import.meta.url);
const [command, sheet, read] = process.argv.slice(2);
if (command === 'print' && sheet !== undefined) print(sheet);
else if (command === 'record' && sheet !== undefined && read !== undefined) record(sheet, read);
else {
  console.error('Usage: level-reading print <sheet> | record <sheet> <reading>');
  process.exitCode = 2;
}

function print(path: string): void {
  const open = catalogue().flatMap(({ template, difficulty }) => {
    const { levels = [] } = levelReadings.get(template) ?? {};
    const isRated = levels.length === 2 || levels[0] === difficulty;
    const question = isRated ? null : questionOfTemplate(template, 1);
    return question === null ? [] : [{ template, question }];
  });
  writeFileSync(path, open.map(({ question }, place) => `#${place + 1} ${shown(question)}\n`).join(''));
  writeFileSync(namesOf(path), JSON.stringify(open.map(({ template }) => template)));
  console.log(`${open.length} to read in ${path}`);
}

function shown({ text, stimulus, figure, options, key }: Question): string {
  const pictured = [stimulus?.figure, figure].flatMap((one) =>
    one === undefined ? [] : [describeFigure(one)],
  );
  const before = stimulus === undefined ? '' : `{${stimulus.text}} `;
  const wrong = options.filter((_, place) => place !== key).map((option) => option.text);
  return [`${before}${text}`, ...pictured, `KEY ${options[key]?.text ?? ''}`, ...wrong].join('\n  ');
}

function record(path: string, reading: string): void {
  const names: unknown = JSON.parse(readFileSync(namesOf(path), 'utf8'));
  if (!Array.isArray(names)) throw new Error(`${namesOf(path)} has to be a list of names`);
  const read = readingOf(reading);
  const marks = new Map(catalogue().map(({ template, difficulty }) => [template, difficulty]));
  const rows = new Map(levelReadings);
  names.forEach((name: unknown, place) => {
    const said = read.get(place + 1);
    if (typeof name !== 'string' || said === undefined || !marks.has(name)) return;
    const before = rows.get(name);
    const levels = [...(before?.levels ?? []), said.level].slice(0, 2);
    rows.set(name, { levels, kind: said.kind === 'calculation' ? said.kind : (before?.kind ?? said.kind) });
    if (levels.length === 1 && said.level !== marks.get(name)) console.log(`${name} needs a second reader`);
  });
  const lines = [...rows]
    .map(([name, { levels, kind }]) => `${name} ${levels.map((one) => rankOf(one) + 1).join('')} ${kind}`)
    .toSorted();
  const source = readFileSync(tableFile, 'utf8');
  writeFileSync(
    tableFile,
    `${source.slice(0, source.indexOf('export const'))}export const levelTable = \`\n${lines.join('\n')}\n\`;\n`,
  );
  console.log(`${rows.size} of ${marks.size} on record`);
}

function readingOf(path: string): Map<number, { level: Difficulty; kind: QuestionKind }> {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return new Map(
    lines.map((line) => {
      const [, number, digit, name = ''] = /^(\d+) ([123]) ([a-z]+)$/.exec(line.trim()) ?? [];
      const kind = questionKinds.find((one) => name !== '' && one.startsWith(name));
      const level = difficulties[Number(digit) - 1];
      if (number === undefined || level === undefined || kind === undefined)
        throw new Error(`“${line}” is no rating`);
      return [Number(number), { level, kind }];
    }),
  );
}

function namesOf(path: string): string {
  return `${path}.names.json`;
}

function rankOf(level: Difficulty): number {
  return difficulties.indexOf(level);
}
