/**
 * The second reading of written questions: somebody who has not seen the key solves each one.
 *
 *   npm run questions:second-reading -- print general reading.json      what is to be solved, without the keys
 *   npm run questions:second-reading -- record general reading.json answers.json
 *
 * The answers are `[{ "id": "…", "answer": "B" }, …]`. `record` lists where the reader and the key part, and puts the
 * agreeing questions on record; what was worded anew since the sheet was printed has to be read again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { describeFigure, drawFigure } from '@valence/figures';
import { bank } from '../src/bank/bank.ts';
import { stimulusOf } from '../src/bank/prove-written-set.ts';
import { readingFingerprint, wasSolvedAgain } from '../src/bank/second-readings.ts';
import { secondReadings } from '../src/bank/second-readings.data.ts';
import { sets } from '../src/bank/sets.ts';
import type { WrittenQuestion } from '../src/bank/written-question.ts';
import { subjects, type Stimulus, type Subject } from '../src/question.ts';
import { createRandom } from '../src/random.ts';

const letters = ['A', 'B', 'C', 'D'];
const recordFile = new URL('../src/bank/second-readings.data.ts', import.meta.url);

const [command, subjectName, sheetFile, answersFile] = process.argv.slice(2);
const subject = subjects.find((name) => name === subjectName);
if (subject === undefined || sheetFile === undefined || (command !== 'print' && answersFile === undefined)) {
  console.error('Usage: second-reading print <subject> <sheet> | record <subject> <sheet> <answers>');
  process.exit(2);
}
if (answersFile === undefined) print(subject, sheetFile);
else record(subject, sheetFile, answersFile);

/** Writes the questions whose present wording nobody has solved yet. */
function print(subject: Subject, file: string): void {
  const open = writtenOf(subject).filter(({ question, stimulus }) => !wasSolvedAgain(question, stimulus));
  const sheet = open.map(({ question, stimulus }) => ({
    id: question.id,
    fingerprint: readingFingerprint(question, stimulus),
    ...(stimulus && { stimulus: printed(stimulus) }),
    text: question.text,
    options: Object.fromEntries(lettered(question, stimulus).map((text, index) => [letters[index], text])),
  }));
  writeFileSync(file, `${JSON.stringify(sheet, null, 1)}\n`);
  console.log(`${sheet.length} questions to solve in ${file}`);
}

/** A question with what its set is on, where it belongs to one. */
interface Written {
  question: WrittenQuestion;
  stimulus?: Stimulus;
}

function writtenOf(subject: Subject): Written[] {
  const inSets = sets[subject].flatMap((set) =>
    set.questions.map((question) => ({ question, stimulus: stimulusOf(set) })),
  );
  return [...bank[subject].map((question) => ({ question })), ...inSets];
}

/** A table is read as it stands, everything else as it is drawn. */
function printed({ title, text, figure }: Stimulus) {
  if (figure === undefined) return { title, text };
  return figure.kind === 'table'
    ? { title, text, figure }
    : { title, text, figure: { svg: drawFigure(figure), description: describeFigure(figure) } };
}

function record(subject: Subject, sheetFile: string, answersFile: string): void {
  const answers = readEntries(answersFile, 'answer');
  const fingerprints = readEntries(sheetFile, 'fingerprint');
  const agreed: Record<string, string> = {};
  let parted = 0;
  for (const { question, stimulus } of writtenOf(subject)) {
    const answer = answers.get(question.id);
    if (answer === undefined) continue;
    if (fingerprints.get(question.id) !== readingFingerprint(question, stimulus)) {
      console.log(`${question.id} was worded anew since`);
      continue;
    }
    const key = letters[lettered(question, stimulus).indexOf(question.answer)];
    if (answer === key) {
      agreed[question.id] = readingFingerprint(question, stimulus);
      continue;
    }
    parted += 1;
    console.log(`${question.id}: the reader says ${answer}, the key is ${key} (${question.answer})`);
  }
  writeRecord({ ...secondReadings, ...agreed });
  console.log(`${Object.keys(agreed).length} agreed, ${parted} parted`);
}

/** The options in an order that the wording decides, so that printing and recording agree on the letters. */
function lettered(question: WrittenQuestion, stimulus?: Stimulus): string[] {
  const seed = Number.parseInt(readingFingerprint(question, stimulus).slice(0, 7), 36);
  return createRandom(seed).shuffle([question.answer, ...question.distractors.map(({ text }) => text)]);
}

/** The named text of every entry of a list, by the entry's id. */
function readEntries(file: string, name: 'answer' | 'fingerprint'): Map<string, string> {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(parsed)) throw new Error(`${file} has to be a list`);
  return new Map(
    parsed.flatMap((entry: unknown) => {
      if (typeof entry !== 'object' || entry === null) return [];
      const values: Partial<Record<string, unknown>> = { ...entry };
      const { id, [name]: value } = values;
      return typeof id === 'string' && typeof value === 'string' ? [[id, value.trim()] as const] : [];
    }),
  );
}

/** Keeps only readings of wordings that still stand. */
function writeRecord(readings: Record<string, string>): void {
  const standing = subjects
    .flatMap(writtenOf)
    .filter(({ question, stimulus }) => readings[question.id] === readingFingerprint(question, stimulus))
    .map(({ question, stimulus }) => `  '${question.id}': '${readingFingerprint(question, stimulus)}',`)
    .sort();
  const source = readFileSync(recordFile, 'utf8');
  const head = source.slice(0, source.indexOf('export const'));
  writeFileSync(
    recordFile,
    `${head}export const secondReadings: Readonly<Record<string, string>> = {\n${standing.join('\n')}\n};\n`,
  );
}
