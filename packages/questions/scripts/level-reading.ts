/**
 * The reading of levels and kinds: somebody who does not see how a question is marked says its level and its kind (docs/levels.md).
 *
 *   npm run questions:level-reading -- print sheet.txt             what is to be rated, numbered; its names stand in sheet.txt.names.json
 *   npm run questions:level-reading -- record sheet.txt read.txt   a reading, a line each: `12 2 reason`, levels from 1
 *
 * `print` has what nobody rated, what one reader rated otherwise than it is marked, and what two rated at two levels. `record` adds a
 * level to those on record, up to five. Of two kinds, calculation stands where either says so, else that of the first.
 */
import { catalogue, questionOfTemplate } from '../src/composition/catalogue.ts';
import { questionKinds, type QuestionKind } from '../src/levels/kinds.ts';
import { levelReadings } from '../src/levels/level-readings.ts';
import { difficulties, type Difficulty } from '../src/question.ts';
import { linesOf, namesInSheet, takeCommand, writeSheet, writeTable } from './reading-sheet.ts';

const tableFile = new URL('../src/levels/level-readings.data.ts', import.meta.url);
const mostReadings = 5;
const enoughReadings = 3;
takeCommand('level-reading', { print, record });

function print(path: string): void {
  const open = catalogue().flatMap(({ template, difficulty }) => {
    const { levels = [] } = levelReadings.get(template) ?? {};
    const question = isSettled(levels, difficulty) ? null : questionOfTemplate(template, 1);
    return question === null ? [] : [{ template, question }];
  });
  writeSheet(path, open);
}

function record(path: string, reading: string): void {
  const read = readingOf(reading);
  const marks = new Map(catalogue().map(({ template, difficulty }) => [template, difficulty]));
  const rows = new Map(levelReadings);
  namesInSheet(path).forEach((name, place) => {
    const said = read.get(place + 1);
    if (said === undefined || !marks.has(name)) return;
    const before = rows.get(name);
    const levels = [...(before?.levels ?? []), said.level].slice(0, mostReadings);
    rows.set(name, { levels, kind: said.kind === 'calculation' ? said.kind : (before?.kind ?? said.kind) });
    if (!isSettled(levels, marks.get(name))) console.log(`${name} needs a further reader`);
  });
  const lines = [...rows].map(
    ([name, { levels, kind }]) => `${name} ${levels.map((one) => rankOf(one) + 1).join('')} ${kind}`,
  );
  writeTable(tableFile, 'levelTable', lines);
  console.log(`${rows.size} of ${marks.size} on record`);
}

/** One reader settles what is marked so; two settle a level on which they agree, and three any. */
function isSettled(levels: readonly Difficulty[], mark: Difficulty | undefined): boolean {
  const [first, second] = levels;
  if (levels.length >= enoughReadings) return true;
  return first !== undefined && first === (second ?? mark);
}

function readingOf(path: string): Map<number, { level: Difficulty; kind: QuestionKind }> {
  return new Map(
    linesOf(path).map((line) => {
      const [, number, digit, name = ''] = /^(\d+) ([123]) ([a-z]+)$/.exec(line) ?? [];
      const kind = questionKinds.find((one) => name !== '' && one.startsWith(name));
      const level = difficulties[Number(digit) - 1];
      if (number === undefined || level === undefined || kind === undefined)
        throw new Error(`“${line}” is no rating`);
      return [Number(number), { level, kind }];
    }),
  );
}

function rankOf(level: Difficulty): number {
  return difficulties.indexOf(level);
}
