/**
 * The reading of names: somebody who sees a question beside the names under which it is found says for which of them it is none
 * (docs/name-readings.md).
 *
 *   npm run questions:name-reading -- print sheet.txt             what nobody read; templates and names stand in sheet.txt.names.json
 *   npm run questions:name-reading -- record sheet.txt read.txt   a reading, a line each: `12 -`, or `12 2 5` for the second and fifth name
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { catalogue, questionOfTemplate } from '../src/composition/catalogue.ts';
import { nameReadings } from '../src/name-readings/name-readings.ts';
import { templateName, templates } from '../src/understanding/question-index/templates.ts';
import { foundUnder } from './found-under.ts';
import { linesOf, shown, takeCommand, writeTable } from './reading-sheet.ts';

const tableFile = new URL('../src/name-readings/name-readings.data.ts', import.meta.url);
takeCommand('name-reading', { print, record });

function print(path: string): void {
  const open = [...foundUnder()].flatMap(([template, names]) => {
    const question = nameReadings().has(template) ? null : questionOfTemplate(template, 1);
    return question === null ? [] : [{ template, names, question }];
  });
  const texts = open.map(({ question, names }, place) => {
    const numbered = names.map((name, at) => `${at + 1}) ${name}`).join('  ');
    return `#${place + 1} ${shown(question)}\n  ${numbered}\n`;
  });
  writeFileSync(path, texts.join(''));
  writeFileSync(listOf(path), JSON.stringify(open.map(({ template, names }) => [template, ...names])));
  console.log(`${open.length} to read in ${path}`);
}

function record(path: string, reading: string): void {
  const sheet = sheetOf(path);
  const known = new Set(catalogue().map(({ template }) => template));
  const rows = new Map([...nameReadings()].filter(([template]) => known.has(template)));
  for (const line of linesOf(reading)) {
    const [number, ...refused] = line.split(/\s+/);
    const [template, ...names] = sheet[Number(number) - 1] ?? [];
    const said = refused.filter((one) => one !== '-').map((one) => names[Number(one) - 1]);
    if (template === undefined || refused.length === 0 || said.includes(undefined))
      throw new Error(`“${line}” is no reading`);
    rows.set(
      template,
      said.filter((name) => name !== undefined),
    );
  }
  // What no name finds has nothing to be read.
  const found = foundUnder();
  for (const template of templates().map(templateName)) if (!found.has(template)) rows.set(template, []);
  writeTable(
    tableFile,
    'nameTable',
    [...rows].map(([template, names]) =>
      names.length === 0 ? template : `${template} > ${names.toSorted().join(' | ')}`,
    ),
  );
  console.log(`${rows.size} on record`);
}

/** Each template of a sheet with the names beside it. */
function sheetOf(path: string): string[][] {
  const sheet: unknown = JSON.parse(readFileSync(listOf(path), 'utf8'));
  const isSheet = (value: unknown): value is string[][] =>
    Array.isArray(value) && value.every((row) => Array.isArray(row));
  if (!isSheet(sheet)) throw new Error(`${listOf(path)} has to be a list of lists`);
  return sheet;
}

function listOf(path: string): string {
  return `${path}.names.json`;
}
