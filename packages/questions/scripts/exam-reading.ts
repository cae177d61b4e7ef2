/**
 * The reading of exams: somebody who knows the specifications says which of them could ask a question (docs/exam-readings.md).
 *
 *   npm run questions:exam-reading -- print sheet.txt             what nobody read, numbered; its names stand in sheet.txt.names.json
 *   npm run questions:exam-reading -- record sheet.txt read.txt   a reading, a line each: `12 ail`, or `12 -` for none
 *
 * Only what mainly tests a concept that some syllabus teaches is read.
 */
import { isOfSomeExam } from '../src/audit/audit-exam-readings.ts';
import { catalogue, questionOfTemplate } from '../src/composition/catalogue.ts';
import { examReadings } from '../src/exam-readings/exam-readings.ts';
import { examsOfLetters, lettersOf, type Specification } from '../src/exam-readings/read-exam-readings.ts';
import { linesOf, namesInSheet, takeCommand, writeSheet, writeTable } from './reading-sheet.ts';

const tableFile = new URL('../src/exam-readings/exam-readings.data.ts', import.meta.url);
takeCommand('exam-reading', { print, record });

function print(path: string): void {
  const open = catalogue().flatMap(({ template, tests: [main = ''] }) => {
    const question =
      examReadings.has(template) || !isOfSomeExam(main) ? null : questionOfTemplate(template, 1);
    return question === null ? [] : [{ template, question }];
  });
  writeSheet(path, open);
}

function record(path: string, reading: string): void {
  const said = readingOf(reading);
  const known = new Set(catalogue().map(({ template }) => template));
  const rows = new Map([...examReadings].filter(([name]) => known.has(name)));
  namesInSheet(path).forEach((name, place) => {
    const exams = said.get(place + 1);
    if (exams !== undefined && known.has(name)) rows.set(name, exams);
  });
  writeTable(
    tableFile,
    'examTable',
    [...rows].map(([name, exams]) => `${name} ${lettersOf(exams)}`),
  );
  console.log(`${rows.size} on record`);
}

function readingOf(path: string): Map<number, ReadonlySet<Specification>> {
  return new Map(
    linesOf(path).map((line) => {
      const [, number, letters = ''] = /^(\d+) (\S+)$/.exec(line) ?? [];
      const exams = examsOfLetters(letters);
      if (number === undefined || exams === null) throw new Error(`“${line}” is no reading`);
      return [Number(number), exams];
    }),
  );
}
