import { uncapitalised } from '../join-names.ts';
import { anySchool } from './any-school.ts';
import type { Book } from './book.ts';
import { books, noNumbers } from './books.ts';
import type { ExamSection } from './exam-section.ts';
import { chaptersIn, isTitle, isWholeTitle, withoutTitle, type Chapter } from './numbered-tables.ts';
import { ncertClass11, ncertClass12 } from './tables/chapters.data.ts';
import { isWithin, partOfALevel, type PartOfALevel } from './parts-of-a-level.ts';
import { withoutMatch } from './without-match.ts';

/** The same boards number these otherwise. */
const ofYoungerStudents = /\b(?:I?GCSE|O[- ]levels?)\b/i;

/**
 * The part of a numbered syllabus that a text names, or the whole where it names no part.
 * @example chapterIn('Edexcel topic 8')?.name // 'Edexcel A-level Chemistry, topic 8: Energetics I'
 * @example chapterIn('ncert class 12 electrochemistry')?.rest // 'electrochemistry'
 */
export function chapterIn(text: string): ExamSection | null {
  if (ofYoungerStudents.test(text)) return null;
  const isCertain = /chem|9701|9CH0/i.test(text);
  const asked = inBooksOfNcert(text);
  for (const book of books) {
    const match = book.pattern.exec(asked);
    if (match === null) continue;
    const rest = withoutMatch(asked, match);
    const number = book.numbered.exec(rest);
    const part = number === null ? partOfALevel(book.board ?? '', rest) : null;
    if (part !== null) return sectionOfPart(book, part, isCertain);
    if (number === null) {
      const titled = chaptersIn(book.table).find((one) => isTitle(rest, one));
      return section(book, titled ?? null, titled === undefined ? rest : '', isCertain);
    }
    return numberedPart(book, numberIn(number), withoutMatch(rest, number), isCertain);
  }
  return null;
}

/** `4` and `1` of unit 4, area of study 1, are `4.1`; `AS 1` is `AS1`. */
function numberIn([, ...captured]: RegExpExecArray): string {
  return captured
    .filter((one: string | undefined) => one !== undefined)
    .join('.')
    .toUpperCase()
    .replace(/UNIT|[\s-]/g, '');
}

/** The part with a number, or all parts whose numbers begin with it, of which a title can name one: `unit 3 p block`. */
function numberedPart(book: Book, number: string, rest: string, isCertain: boolean): ExamSection | null {
  const chapters = chaptersIn(book.table);
  const numbered =
    chapters.find((one) => one.number === number) ??
    // A part of what is one here: area of study 1 of unit 2.
    chapters.find((one) => isWithin(number, one.number));
  const isOther = numbered !== undefined && withoutTitle(rest, numbered) !== '';
  // Editions number them otherwise: a title that is another chapter's says which is meant.
  const asked =
    (isOther ? chapters.find((one) => isWholeTitle(rest, one)) : undefined) ??
    numbered ??
    chapters.find((one) => isWithin(one.number, number) && isTitle(rest, one));
  if (asked !== undefined) return section(book, asked, withoutTitle(rest, asked), isCertain);
  const numbers = chapters.map((one) => one.number).filter((one) => isWithin(one, number));
  if (numbers.length === 0) return null;
  return sectionOfPart(book, { numbers, name: book.groupOf?.(number) ?? `unit ${number}`, rest }, isCertain);
}

/** JEE and NEET have no chapters of their own: with a class and a chapter beside them, by number or title, the chapter is that of the book. */
function inBooksOfNcert(text: string): string {
  const [test, year, chapter] = [
    testsOnNcert,
    /\bclass\s*(11|12|XI{1,2})\b/i,
    /\bch(?:apter|\.)?\s*(\d{1,2})\b/i,
  ].map((pattern) => pattern.exec(text));
  if (!test || !year) return text;
  const said = [test, year, ...(chapter ? [chapter] : [])];
  const rest = said.reduce((left, [words]) => left.replace(words, ' '), text);
  const isTitled = booksOfNcert.some((table) => chaptersIn(table).some((one) => isTitle(rest, one)));
  if (!chapter && !isTitled) return text;
  const numbered = chapter ? `chapter ${chapter[1]}` : '';
  return `NCERT class ${year[1]} ${numbered} ${rest}`.replace(/\s+/g, ' ').trim();
}

const booksOfNcert = [ncertClass11, ncertClass12];
const testsOnNcert = /\b(?:(?:IIT[- ]?)?JEE(?:[- ]?(?:mains?|advanced))?|NEET(?:[- ]?UG)?)\b/i;

function section(book: Book, asked: Chapter | null, rest: string, isCertain: boolean): ExamSection {
  const chapters = chaptersIn(book.table);
  const everything = conceptsIn(chapters);
  return {
    section: asked === null ? book.name : `${book.name} ${asked.number}`,
    name: asked === null ? book.name : `${book.name}, ${placeOf(book, asked)}`,
    concepts: asked?.concepts ?? everything,
    scope: {
      concepts: everything,
      // What came before is known by then.
      ...(asked && { around: conceptsIn(chapters.slice(0, chapters.indexOf(asked))) }),
      specifications: book.specifications ?? anySchool,
      isSchool: book.isSchool ?? true,
    },
    isSection: asked !== null,
    isCertain,
    rest,
    ...(book.least && { least: book.least }),
  };
}

function conceptsIn(chapters: readonly Chapter[]): ReadonlySet<string> {
  return new Set(chapters.flatMap((one) => [...one.concepts]));
}

/** What a part of a book is printed as; of an exam that has no book of its own, its title. */
function placeOf({ part, numbered }: Book, { number, title }: Chapter): string {
  if (numbered === noNumbers) return uncapitalised(title);
  return `${part}${part.endsWith('-') ? '' : ' '}${number}: ${title}`;
}

function sectionOfPart(book: Book, { numbers, name, rest }: PartOfALevel, isCertain: boolean): ExamSection {
  const chapters = chaptersIn(book.table).filter(({ number }) => numbers.includes(number));
  return {
    ...section(book, null, rest, isCertain),
    section: `${book.name} ${name}`,
    name: `${book.name}, ${name}`,
    concepts: conceptsIn(chapters),
    isSection: true,
    isCourse: true,
  };
}

let ofNcert: ReadonlySet<string> | undefined;

/** Ids of the concepts that the NCERT books of both years teach. */
export function taughtByNcert(): ReadonlySet<string> {
  ofNcert ??= new Set(
    books
      .filter(({ name }) => name.startsWith('NCERT'))
      .flatMap(({ table }) => chaptersIn(table))
      .flatMap((chapter) => [...chapter.concepts]),
  );
  return ofNcert;
}
