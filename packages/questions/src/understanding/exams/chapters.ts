import { concepts } from '../../concepts/concepts.ts';
import type { Difficulty } from '../../question.ts';
import { isNeutral, phraseWords } from '../../topic-search/words.ts';
import {
  cambridgeTopics,
  edexcelTopics,
  edexcelUnits,
  ncertClass11,
  ncertClass12,
  nswModules,
  scottishUnits,
  vceUnits,
} from './chapters.data.ts';
import { uncapitalised } from '../join-names.ts';
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
  /** Where it is not what schools teach: its hard questions go into the subjects of the university. */
  isSchool?: false;
  /** The lowest difficulty that it asks. */
  least?: Difficulty;
}

const words = String.raw`(?:\s+(?:international|A2?[- ]?levels?|AS(?:[- ]level)?|A2|chem(?:istry)?\b|(?:text)?book|9CH0|9701))*`;
const eleven = String.raw`(?:11(?:th)?|XI)\b`;
const twelve = String.raw`(?:12(?:th)?|XII)\b`;
const chapter = /\b(?:chapters?|ch\.?|units?|lessons?|topics?|sections?)\s*(\d{1,2})(?![\d.]*\d)/i;

/** A state alone is no exam. */
const besideState = String.raw`\bNSW\b(?=.*\b(?:chem|module))|(?<=\b(?:chem|module).*)\bNSW\b`;

/** Of an exam whose parts have no numbers. */
const noNumbers = /^(?!)/;
const beyondSchool = { isSchool: false, least: 'intermediate' } as const;

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
  {
    name: 'HSC Chemistry',
    part: 'module',
    pattern: new RegExp(String.raw`\bHSC\b|(?:${besideState})|\bprelim(?:inary)? chem(?:istry)?\b`, 'i'),
    numbered: /\bmod(?:ule)?s?\s*(\d)\b/i,
    table: nswModules,
  },
  {
    name: 'VCE Chemistry',
    part: 'unit',
    pattern: /\bVCE\b/i,
    numbered: /\bunits?\s*(\d)\b/i,
    table: vceUnits,
  },
  {
    name: 'Scottish Higher Chemistry',
    part: 'unit',
    pattern: /\b(?:scottish|SQA)\s+higher\b|\bhigher\s+chem(?:istry)?(?=\s+unit)|\bSQA\b/i,
    numbered: /\bunits?\s*(\d)\b/i,
    table: scottishUnits,
  },
  // These exams ask what the books of both years teach, and chapters of both have the same numbers.
  ...[
    { name: 'JEE Advanced', pattern: /\b(?:IIT[- ]?)?JEE[- ]?advanced\b/i, ...beyondSchool },
    { name: 'JEE Main', pattern: /\b(?:IIT[- ]?)?JEE(?:[- ]?mains?)?\b/i, ...beyondSchool },
    { name: 'NEET', pattern: /\bNEET(?:[- ]?UG)?\b/i },
  ].map((exam): Book => ({
    ...exam,
    part: 'chapter',
    numbered: noNumbers,
    table: ncertClass11 + ncertClass12,
  })),
  {
    name: 'A-level Chemistry',
    part: 'topic',
    pattern: /\b(?:A2?[- ]?levels?|AS[- ]level)\b/i,
    numbered: noNumbers,
    table: edexcelTopics + cambridgeTopics,
  },
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
    if (number === null) {
      const titled = chaptersOf(book).find((one) => isTitle(rest, one));
      return section(book, titled ?? null, titled === undefined ? rest : '', isCertain);
    }
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
  /** What it is called, as it is printed first. */
  titles: readonly string[];
  concepts: ReadonlySet<string>;
}

function section(book: Book, asked: Chapter | null, rest: string, isCertain: boolean): ExamSection {
  const everything = new Set(chaptersOf(book).flatMap((one) => [...one.concepts]));
  return {
    section: asked === null ? book.name : `${book.name} ${asked.number}`,
    name: asked === null ? book.name : `${book.name}, ${placeOf(book, asked)}`,
    concepts: asked?.concepts ?? everything,
    scope: { concepts: new Set([...everything, ...taughtSomewhere()]), isSchool: book.isSchool ?? true },
    isSection: asked !== null,
    isCertain,
    rest,
    ...(book.least && { least: book.least }),
  };
}

/** What a part of a book is printed as; of an exam that has no book of its own, its title. */
function placeOf({ part, numbered }: Book, { number, title }: Chapter): string {
  return numbered === noNumbers ? uncapitalised(title) : `${part} ${number}: ${title}`;
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

let ofNcert: ReadonlySet<string> | undefined;

/** Ids of the concepts that the NCERT books of both years teach. */
export function taughtByNcert(): ReadonlySet<string> {
  ofNcert ??= new Set(
    books
      .filter(({ name }) => name.startsWith('NCERT'))
      .flatMap(chaptersOf)
      .flatMap((chapter) => [...chapter.concepts]),
  );
  return ofNcert;
}

/** Beside a number, words of its title say nothing more, nor does what stands beside any title. */
function withoutTitle(rest: string, { titles }: Chapter): string {
  const ofTitle = new Set([...ofChapters, ...titles.flatMap(phraseWords)]);
  return phraseWords(rest).every((word) => ofTitle.has(word)) ? '' : rest;
}

/** Whether a text says what a part is called, and nothing more. */
function isTitle(text: string, { titles }: Chapter): boolean {
  const typed = tellingWords(text);
  return titles.some((one) => typed.size > 0 && typed.symmetricDifference(tellingWords(one)).size === 0);
}

function tellingWords(text: string): Set<string> {
  return new Set(phraseWords(text).filter((word) => !isNeutral(word) && !ofChapters.has(word)));
}

/** What stands beside the title of a chapter. */
const ofChapters: ReadonlySet<string> = new Set(
  phraseWords(
    'chapter chapters unit chemistry chem class year 11 12 ncert cbse nsw hsc prelim preliminary and of the',
  ),
);

const read = new Map<Book, readonly Chapter[]>();

function chaptersOf(book: Book): readonly Chapter[] {
  const known = read.get(book);
  if (known !== undefined) return known;
  const chapters = book.table
    .trim()
    .split('\n')
    .map((line): Chapter => {
      const [number = '', named = '', covers = ''] = line.split(' > ');
      const titles = named.split('; ');
      return {
        number,
        title: titles[0] ?? '',
        titles,
        concepts: new Set(covers.split(' ').flatMap(conceptsOf)),
      };
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
