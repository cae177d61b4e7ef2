import { concepts } from '../../concepts/concepts.ts';
import { phraseWords } from '../../topic-search/words.ts';
import { cambridgeTopics, edexcelTopics, edexcelUnits, ncertClass11, ncertClass12 } from './chapters.data.ts';
import type { ExamSection } from './exam-section.ts';
import { partOfALevel, type PartOfALevel } from './parts-of-a-level.ts';

/** A syllabus whose parts are numbered, with what each covers. */
interface Book {
  name: string;
  /** Whose branches, papers and years are known. */
  board?: string;
  /** What its parts are called: `topic`. */
  part: string;
  pattern: RegExp;
  /** The part in what is left of the text, its number first. */
  numbered: RegExp;
  table: string;
}

const words = String.raw`(?:\s+(?:international|A2?[- ]?levels?|AS(?:[- ]level)?|A2|chem(?:istry)?\b|(?:text)?book|9CH0|9701))*`;
const eleven = String.raw`(?:11(?:th)?|XI)\b`;
const twelve = String.raw`(?:12(?:th)?|XII)\b`;
const chapter = /\b(?:chapters?|ch\.?|units?|lessons?|topics?|sections?)\s*(\d{1,2})(?![\d.]*\d)/i;

/** The first that a text names counts. */
const books: readonly Book[] = [
  {
    name: 'Edexcel International A-level',
    part: 'unit',
    pattern: new RegExp(
      String.raw`\b(?:edexcel\s+)?(?:IAL|international A[- ]?level)\b${words}|\bedexcel\b${words}(?=\s+unit)`,
      'i',
    ),
    numbered: /\bunit\s*(\d)\b/i,
    table: edexcelUnits,
  },
  {
    name: 'Edexcel A-level Chemistry',
    board: 'Edexcel',
    part: 'topic',
    pattern: new RegExp(String.raw`\bedexcel\b${words}`, 'i'),
    numbered: chapter,
    table: edexcelTopics,
  },
  {
    name: 'Cambridge A-level Chemistry',
    board: 'Cambridge',
    part: 'topic',
    pattern: new RegExp(String.raw`\b(?:CA?IE|cambridge|9701)\b${words}`, 'i'),
    numbered: chapter,
    table: cambridgeTopics,
  },
  ...[
    { level: '11', pattern: eleven, table: ncertClass11 },
    { level: '12', pattern: twelve, table: ncertClass12 },
  ].map(({ level, pattern, table }): Book => ({
    name: `NCERT class ${level}`,
    part: 'chapter',
    pattern: new RegExp(
      String.raw`\b(?:NCERT|CBSE)\b${words}\s+(?:class|grade|std)?\s*${pattern}${words}|\bclass\s*${pattern}\s+(?:NCERT|CBSE)\b${words}`,
      'i',
    ),
    numbered: chapter,
    table,
  })),
];

/** The same boards number these otherwise. */
const ofYoungerStudents = /\b(?:I?GCSE|O[- ]levels?|0620|0971|4CH1)\b/i;

/**
 * The part of a numbered syllabus that a text names, or the whole where it names no part.
 * @example chapterIn('Edexcel topic 8')?.name // 'Edexcel A-level Chemistry, topic 8: Energetics I'
 * @example chapterIn('ncert class 12 electrochemistry')?.rest // 'electrochemistry'
 */
export function chapterIn(text: string): ExamSection | null {
  if (ofYoungerStudents.test(text)) return null;
  const isCertain = /chem|9701|9CH0/i.test(text);
  for (const book of books) {
    const match = book.pattern.exec(text);
    if (match === null) continue;
    const rest = without(text, match);
    const number = book.numbered.exec(rest);
    const part = number === null ? partOfALevel(book.board ?? '', rest) : null;
    if (part !== null) return sectionOfPart(book, part, isCertain);
    if (number === null) return section(book, null, rest, isCertain);
    const chapterAsked = chaptersOf(book).find((one) => one.number === number[1]);
    return chapterAsked === undefined
      ? null
      : section(book, chapterAsked, withoutTitle(without(rest, number), chapterAsked), isCertain);
  }
  return null;
}

interface Chapter {
  number: string;
  title: string;
  concepts: ReadonlySet<string>;
}

function section(book: Book, asked: Chapter | null, rest: string, isCertain: boolean): ExamSection {
  const everything = new Set(chaptersOf(book).flatMap((one) => [...one.concepts]));
  return {
    section: asked === null ? book.name : `${book.name} ${asked.number}`,
    name: asked === null ? book.name : `${book.name}, ${book.part} ${asked.number}: ${asked.title}`,
    concepts: asked?.concepts ?? everything,
    scope: { concepts: new Set([...everything, ...taughtSomewhere()]), isSchool: true },
    isSection: asked !== null,
    isCertain,
    rest,
  };
}

function sectionOfPart(book: Book, { numbers, name, rest }: PartOfALevel, isCertain: boolean): ExamSection {
  const chapters = chaptersOf(book).filter(({ number }) => numbers.includes(number));
  return {
    ...section(book, null, rest, isCertain),
    section: `${book.name} ${name}`,
    name: `${book.name}, ${name}`,
    concepts: new Set(chapters.flatMap((one) => [...one.concepts])),
    isSection: true,
  };
}

/** Beside a number, words of its title say nothing more. */
function withoutTitle(rest: string, { title }: Chapter): string {
  const ofTitle = new Set(phraseWords(title));
  return phraseWords(rest).every((word) => ofTitle.has(word)) ? '' : rest;
}

const read = new Map<Book, readonly Chapter[]>();

function chaptersOf(book: Book): readonly Chapter[] {
  const known = read.get(book);
  if (known !== undefined) return known;
  const chapters = book.table
    .trim()
    .split('\n')
    .map((line): Chapter => {
      const [number = '', title = '', covers = ''] = line.split(' > ');
      return { number, title, concepts: new Set(covers.split(' ').flatMap(conceptsOf)) };
    });
  read.set(book, chapters);
  return chapters;
}

/** A concept, or what schools teach of a topic. */
function conceptsOf(target: string): readonly string[] {
  if (!target.startsWith('#')) return [target];
  return concepts
    .filter(({ id, topic: ofConcept }) => ofConcept === target.slice(1) && taughtSomewhere().has(id))
    .map(({ id }) => id);
}

const schools: readonly string[] = ['AP ', 'IB ', 'AQA ', 'OCR '];
let taught: ReadonlySet<string> | undefined;

/** What any school's syllabus of the map teaches. */
function taughtSomewhere(): ReadonlySet<string> {
  taught ??= new Set(
    concepts
      .filter(({ taughtIn }) => taughtIn.some((place) => schools.some((school) => place.startsWith(school))))
      .map(({ id }) => id),
  );
  return taught;
}

function without(text: string, match: RegExpExecArray): string {
  return `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
    .replace(/\s+/g, ' ')
    .trim();
}
