import { concepts } from '../src/concepts/concepts.ts';
import { templatesOf } from '../src/understanding/matching/coverage.ts';
import { isSubject, vocabulary } from '../src/understanding/names/vocabulary.ts';
import { templateName } from '../src/understanding/question-index/templates.ts';
import { understandTopic } from '../src/understanding/understand-topic.ts';
import * as chapters from '../src/understanding/exams/tables/chapters.data.ts';
import * as younger from '../src/understanding/exams/tables/younger-students.data.ts';

/** The names of concepts, topics, what is narrower and sections of syllabi under which each template is found. */
export function foundUnder(): ReadonlyMap<string, readonly string[]> {
  const names = new Set(
    [...vocabulary().terms.values()].filter((term) => !isSubject(term)).map(({ name }) => name),
  );
  const found = new Map<string, string[]>();
  for (const text of [...names, ...sections()]) {
    const name = nameOf(text);
    if (name === null) continue;
    for (const template of name.templates) found.getOrInsertComputed(template, () => []).push(name.name);
  }
  return new Map([...found].map(([template, under]) => [template, [...new Set(under)]]));
}

/** What a text of one name, or of a section alone, finds. */
function nameOf(text: string): { name: string; templates: readonly string[] } | null {
  const understood = understandTopic(text);
  const [wish, ...others] = understood.isUnderstood ? understood.wishes : [];
  if (wish === undefined || others.length > 0) return null;
  const named = wish.likeWords?.named ?? wish;
  const [part, ...further] = named.parts;
  if (further.length > 0) return null;
  return {
    name: part?.name ?? named.name,
    templates: templatesOf({ ...named, isAlone: false }).map(templateName),
  };
}

const wholeExam = /^(?:AP|IB|AQA|OCR|MCAT) (?=\S)/;

/** Sections of syllabi, as students call them. */
function sections(): string[] {
  const places = concepts.flatMap(({ taughtIn }) => taughtIn);
  const units = places
    .filter((place) => place.startsWith('AP '))
    .map((place) => place.split('.')[0] ?? place);
  return [
    ...[...new Set([...places, ...units])].map((place) =>
      place.replace(wholeExam, (exam) => called[exam.trim()] ?? exam),
    ),
    ...numbered(chapters.edexcelTopics, 'Edexcel A-level topic'),
    ...numbered(chapters.edexcelUnits, 'Edexcel IAL unit'),
    ...numbered(chapters.cambridgeTopics, 'CIE A-level topic'),
    ...numbered(chapters.ncertClass11, 'NCERT class 11 chapter'),
    ...numbered(chapters.ncertClass12, 'NCERT class 12 chapter'),
    ...numbered(chapters.nswModules, 'HSC chemistry module'),
    ...numbered(chapters.jeeMainUnits, 'JEE Main unit'),
    ...numbered(younger.aqaGcse, 'AQA GCSE chemistry topic'),
    ...numbered(younger.edexcelGcse, 'Edexcel GCSE chemistry topic'),
    ...numbered(younger.edexcelIgcse, 'Edexcel IGCSE chemistry topic'),
    ...numbered(younger.ocrGateway, 'OCR gateway GCSE chemistry topic'),
    ...numbered(younger.cambridgeIgcse, 'Cambridge IGCSE chemistry topic'),
  ];
}

const called: Readonly<Record<string, string>> = {
  AP: 'AP Chemistry ',
  IB: 'IB Chemistry ',
  AQA: 'AQA A-level Chemistry ',
  OCR: 'OCR A-level Chemistry ',
  MCAT: 'MCAT ',
};

function numbered(table: string, before: string): string[] {
  return table
    .trim()
    .split('\n')
    .map((line) => `${before} ${line.split(' > ')[0] ?? ''}`);
}
