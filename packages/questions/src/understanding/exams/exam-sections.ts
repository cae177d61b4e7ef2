import { concepts } from '../concepts/concepts.ts';
import { chapterIn } from './chapters.ts';
import { courseIn } from './courses.ts';
import type { ExamSection } from './exam-section.ts';
import { joinNames } from './join-names.ts';
import type { Scope } from './matching/wish.ts';

interface Exam {
  id: 'AP' | 'IB' | 'AQA' | 'OCR' | 'MCAT';
  name: string;
  pattern: RegExp;
  /** What schools teach: nothing of a university's level is asked. */
  isSchool: boolean;
  /** Sections as students number them, tried in turn: the numbers of the syllabus that begin theirs. */
  sections: readonly { pattern: RegExp; numbersOf: (match: RegExpExecArray) => readonly string[] }[];
}

/** A number and those after it, as a list or a range: `1-3`, `5 and 6`. */
const several = (noun: string, digits: string): RegExp =>
  new RegExp(
    String.raw`\b${noun}s?\s*(${digits}(?:\s*(?:,|&|-|–|and|to|through)\s*(?:${noun}\s*)?${digits})*)(?![\d.])\b`,
    'i',
  );

const levels = String.raw`(?:\s+(?:HL|SL|A[- ]?level|chem(?:istry)?))*`;
const exams: readonly Exam[] = [
  {
    id: 'AP',
    name: 'AP Chemistry',
    isSchool: true,
    pattern:
      /\bAP\b(?!\s+(?:US|bio|phys|calc|hist|gov|lang|lit|psych|stat|euro|world|human|comp|art|music|econ|macro|micro)\w*)(?:\s+chem(?:istry)?\b)?|\bap\s*chem(?:istry)?\b/,
    sections: [
      {
        pattern: /\b(?:unit\s+|topic\s+)?([1-9])\.(\d{1,2})\b/i,
        numbersOf: ([, unit, topic]) => [`${unit}.${topic}`],
      },
      { pattern: several('unit', '[1-9]'), numbersOf: ([, units]) => numbersIn(units) },
    ],
  },
  {
    id: 'IB',
    name: 'IB Chemistry',
    isSchool: true,
    pattern: new RegExp(
      String.raw`\bIB\b${levels}|\bib${levels}(?=\s+(?:structure|reactivity|topic|[sr]?\d))|(?=\b[SR][1-3]\.[1-5]\b)|(?=\b(?:structure|reactivity)\s+[1-3]\.[1-5]\b)`,
      'i',
    ),
    sections: [
      {
        pattern: /\b(?:structure\s*|S\s?)([1-3])\.([1-5])\b/i,
        numbersOf: ([, part, topic]) => [`S${part}.${topic}`],
      },
      {
        pattern: /\b(?:reactivity\s*|R\s?)([1-3])\.([1-4])\b/i,
        numbersOf: ([, part, topic]) => [`R${part}.${topic}`],
      },
      { pattern: /\bstructure\s*([1-3])\b/i, numbersOf: ([, part]) => [`S${part}`] },
      { pattern: /\breactivity\s*([1-3])\b/i, numbersOf: ([, part]) => [`R${part}`] },
      // A bare number is a section of Structure, which comes first in the guide.
      {
        pattern: /\b(?:topic\s+)?([1-3])\.([1-5])\b/i,
        numbersOf: ([, part, topic]) => [`S${part}.${topic}`],
      },
    ],
  },
  {
    id: 'AQA',
    name: 'AQA A-level Chemistry',
    isSchool: true,
    pattern: new RegExp(String.raw`\bAQA\b${levels}`, 'i'),
    sections: [
      { pattern: /\b(3\.[1-3](?:\.\d{1,2})?)(?:\.\d+)*\b/, numbersOf: ([, number = '']) => [number] },
    ],
  },
  {
    id: 'OCR',
    name: 'OCR A-level Chemistry',
    isSchool: true,
    pattern: new RegExp(String.raw`\bOCR\b${levels}(?:\s+A\b)?${levels}`, 'i'),
    sections: [
      { pattern: /\b([2-6]\.\d(?:\.\d)?)\b/, numbersOf: ([, number = '']) => [number] },
      { pattern: several('module', '[2-6]'), numbersOf: ([, modules]) => numbersIn(modules) },
    ],
  },
  {
    id: 'MCAT',
    name: 'MCAT',
    isSchool: false,
    pattern: /\bMCAT\b(?:\s+(?:chem(?:istry)?|prep)\b)?/i,
    sections: [
      { pattern: /\b([1-5][A-E])\b/, numbersOf: ([, number = '']) => [number] },
      {
        pattern: several('(?:section|category|(?:foundational )?concept)', '[1-5]'),
        numbersOf: ([, numbers]) => numbersIn(numbers),
      },
    ],
  },
];

/** Topics of the IB guide before 2025, by number, and their names in our words. */
const formerIbTopics: Readonly<Record<string, readonly string[]>> = {
  1: ['moles', 'empirical-formulas', 'stoichiometry'],
  2: ['atomic-structure', 'electron-configuration'],
  3: ['periodic-trends'],
  4: ['chemical-bonding', 'molecular-geometry', 'intermolecular-forces'],
  5: ['thermochemistry'],
  6: ['kinetics-basics'],
  7: ['equilibrium'],
  8: ['acids-and-bases'],
  9: ['redox', 'electrochemistry-basics'],
};

/** Names of exams that have no map of their own: they say nothing about the topic. */
const otherExams =
  /\b(?:A[- ]?levels?|AS[- ]level|edexcel|WJEC|CCEA|cambridge|CIE|JEE(?:\s+(?:main|advanced))?|NEET(?:\s+UG)?|ACS(?:\s+exam)?|DAT|OAT|PCAT|GRE|GATE|HSC|VCE|WACE|NCERT|Salters|Regents|(?:CBSE|ICSE)|SAT(?:\s+chem(?:istry)?)?\s+subject\s+test|required practicals?|abitur|baccalauréat|bac|exam|final|midterm)\b/gi;

const otherSubjects =
  /\b(?:biology|physics|math(?:s|ematics)?|calculus|(?:pre)?calc|history|economics|psychology|geography|geology|sociology|philosophy|literature|government|computer science|business|english|spanish|french|german|music|art)\b/i;

/** A number of a section alone, of which nobody knows whose it is. */
const sectionAlone = /^(?:units?|modules?|chapters?|topics?|sections?|papers?|lessons?)\s*\d[\d\s.,&–-]*$/i;

/** True for a text that numbers a section and names no exam: `unit 3`. */
export function isSectionOfUnknown(text: string): boolean {
  return sectionAlone.test(text);
}

/**
 * The exam or the section of a syllabus that a text names.
 * @example examSectionIn('AP Chem Unit 8')?.section // 'AP 8'
 * @example examSectionIn('MCAT acid base')?.rest // 'acid base'
 */
export function examSectionIn(text: string): ExamSection | null {
  if (otherSubjects.test(text) && !/\bchem/i.test(text)) return null;
  for (const exam of exams) {
    const match = exam.pattern.exec(text);
    if (match === null) continue;
    const rest = without(text, match);
    return formerSection(exam, rest) ?? numberedSection(exam, rest) ?? wholeExam(exam, rest);
  }
  return courseIn(text) ?? chapterIn(text);
}

let atSchool: ReadonlySet<string> | undefined;

/** Of so many schools' syllabi, a concept has to be in nearly all to be what everybody begins with. */
const mostOfSchools = 3;

/** Ids of the concepts that nearly every school's syllabus has. */
export function taughtAtSchool(): ReadonlySet<string> {
  const ofSchools = exams.filter(({ isSchool }) => isSchool).map(({ id }) => `${id} `);
  atSchool ??= new Set(
    concepts
      .filter(
        ({ taughtIn }) =>
          ofSchools.filter((exam) => taughtIn.some((place) => place.startsWith(exam))).length >=
          mostOfSchools,
      )
      .map(({ id }) => id),
  );
  return atSchool;
}

/** A text without the names of exams that have no map of their own. */
export function withoutOtherExams(text: string): string {
  const rest = text.replace(otherExams, ' ').replace(/\s+/g, ' ').trim();
  return rest === '' ? text : rest;
}

function numberedSection(exam: Exam, text: string): ExamSection | null {
  const { id, name, sections } = exam;
  for (const { pattern, numbersOf } of sections) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const numbers = numbersOf(match);
    const taught = taughtAt((place) => numbers.some((number) => isWithin(place, `${id} ${number}`)));
    if (taught.size === 0) continue;
    const isUnit = id === 'AP' && !numbers.some((number) => number.includes('.'));
    const kind = isUnit ? `Unit${numbers.length > 1 ? 's' : ''} ` : '';
    return {
      section: `${id} ${numbers.join(', ')}`,
      name: `${name}, ${kind}${joinNames(numbers)}`,
      concepts: taught,
      scope: scopeOf(exam),
      isSection: true,
      isCertain: true,
      rest: without(text, match),
    };
  }
  return null;
}

/** `AP 7.11` is within `AP 7`, and `AQA 3.1.10` not within `AQA 3.1.1`. */
function isWithin(place: string, section: string): boolean {
  return place.startsWith(section) && !/^\d/.test(place.slice(section.length));
}

/** The numbers of a list, those of a range with what lies between. */
function numbersIn(list = ''): string[] {
  const numbers = [...list.matchAll(/\d/g)].map(([digit]) => Number(digit));
  const [first = 0, last = first] = numbers;
  const isRange = numbers.length === 2 && /-|–|to|through/.test(list) && last > first;
  const all = isRange ? Array.from({ length: last - first + 1 }, (_, place) => first + place) : numbers;
  return [...new Set(all)].map(String);
}

function scopeOf({ id, isSchool }: Exam): Scope {
  return { concepts: taughtAt((place) => place.startsWith(`${id} `)), isSchool };
}

function formerSection(exam: Exam, text: string): ExamSection | null {
  const { id, name } = exam;
  const match = id === 'IB' ? /\btopic\s+(\d{1,2})(?!\.?\d)/i.exec(text) : null;
  const number = match?.[1] ?? '';
  const topics = formerIbTopics[number];
  if (match === null || topics === undefined) return null;
  return {
    section: `${id} ${number}`,
    name: `${name}, topic ${number}`,
    concepts: new Set(concepts.filter(({ topic }) => topics.includes(topic)).map((concept) => concept.id)),
    scope: { concepts: null, isSchool: true },
    isSection: true,
    isCertain: true,
    rest: without(text, match),
  };
}

function wholeExam(exam: Exam, rest: string): ExamSection {
  const scope = scopeOf(exam);
  return {
    section: exam.id,
    name: exam.name,
    concepts: scope.concepts ?? new Set(),
    scope,
    isSection: false,
    isCertain: true,
    rest,
  };
}

function taughtAt(isPlace: (place: string) => boolean): ReadonlySet<string> {
  return new Set(concepts.filter(({ taughtIn }) => taughtIn.some(isPlace)).map(({ id }) => id));
}

function without(text: string, match: RegExpExecArray): string {
  return `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
    .replace(/\s+/g, ' ')
    .trim();
}
