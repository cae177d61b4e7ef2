import { concepts } from '../concepts/concepts.ts';

/** What a text says about an exam. */
export interface ExamSection {
  /** `AP 8`, `IB S3.1`, or the exam alone: `MCAT`. */
  section: string;
  /** As we would print it. */
  name: string;
  /** Ids of the concepts that it teaches. */
  concepts: ReadonlySet<string>;
  /** True where a section was named, false where only the exam was. */
  isSection: boolean;
  /** The text without it. */
  rest: string;
}

interface Exam {
  id: 'AP' | 'IB' | 'AQA' | 'OCR' | 'MCAT';
  name: string;
  pattern: RegExp;
  /** Sections as students number them, tried in turn: the number of the syllabus that begins theirs. */
  sections: readonly { pattern: RegExp; numberOf: (match: RegExpExecArray) => string }[];
}

const levels = String.raw`(?:\s+(?:HL|SL|A[- ]?level|chem(?:istry)?))*`;
const exams: readonly Exam[] = [
  {
    id: 'AP',
    name: 'AP Chemistry',
    pattern:
      /\bAP\b(?!\s+(?:US|bio|phys|calc|hist|gov|lang|lit|psych|stat|euro|world|human|comp|art|music|econ|macro|micro)\w*)(?:\s+chem(?:istry)?\b)?|\bap\s+chem(?:istry)?\b/,
    sections: [
      {
        pattern: /\b(?:unit\s+|topic\s+)?([1-9])\.(\d{1,2})\b/i,
        numberOf: ([, unit, topic]) => `${unit}.${topic}`,
      },
      { pattern: /\bunits?\s*([1-9])\b/i, numberOf: ([, unit]) => `${unit}.` },
    ],
  },
  {
    id: 'IB',
    name: 'IB Chemistry',
    pattern: new RegExp(
      String.raw`\bIB\b${levels}|\bib${levels}(?=\s+(?:structure|reactivity|topic|[sr]?\d))|(?=\b[SR][1-3]\.[1-5]\b)|(?=\b(?:structure|reactivity)\s+[1-3]\.[1-5]\b)`,
      'i',
    ),
    sections: [
      {
        pattern: /\b(?:structure\s*|S\s?)([1-3])\.([1-5])\b/i,
        numberOf: ([, part, topic]) => `S${part}.${topic}`,
      },
      {
        pattern: /\b(?:reactivity\s*|R\s?)([1-3])\.([1-4])\b/i,
        numberOf: ([, part, topic]) => `R${part}.${topic}`,
      },
      { pattern: /\bstructure\s*([1-3])\b/i, numberOf: ([, part]) => `S${part}.` },
      { pattern: /\breactivity\s*([1-3])\b/i, numberOf: ([, part]) => `R${part}.` },
      // A bare number is a section of Structure, which comes first in the guide.
      { pattern: /\b(?:topic\s+)?([1-3])\.([1-5])\b/i, numberOf: ([, part, topic]) => `S${part}.${topic}` },
    ],
  },
  {
    id: 'AQA',
    name: 'AQA A-level Chemistry',
    pattern: new RegExp(String.raw`\bAQA\b${levels}`, 'i'),
    sections: [{ pattern: /\b(3\.[1-3](?:\.\d{1,2})?)(?:\.\d+)*\b/, numberOf: ([, number]) => number ?? '' }],
  },
  {
    id: 'OCR',
    name: 'OCR A-level Chemistry',
    pattern: new RegExp(String.raw`\bOCR\b${levels}(?:\s+A\b)?${levels}`, 'i'),
    sections: [
      { pattern: /\b([2-6]\.\d(?:\.\d)?)\b/, numberOf: ([, number]) => number ?? '' },
      { pattern: /\bmodule\s*([2-6])\b/i, numberOf: ([, number]) => `${number}.` },
    ],
  },
  {
    id: 'MCAT',
    name: 'MCAT',
    pattern: /\bMCAT\b(?:\s+(?:chem(?:istry)?|prep)\b)?/i,
    sections: [{ pattern: /\b([1-5][A-E])\b/, numberOf: ([, number]) => number ?? '' }],
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

/**
 * The exam or the section of a syllabus that a text names.
 * @example examSectionIn('AP Chem Unit 8')?.section // 'AP 8'
 * @example examSectionIn('MCAT acid base')?.rest // 'acid base'
 */
export function examSectionIn(text: string): ExamSection | null {
  for (const exam of exams) {
    const match = exam.pattern.exec(text);
    if (match === null) continue;
    const rest = without(text, match);
    return formerSection(exam, rest) ?? numberedSection(exam, rest) ?? wholeExam(exam, rest);
  }
  return null;
}

/** A text without the names of exams that have no map of their own. */
export function withoutOtherExams(text: string): string {
  const rest = text.replace(otherExams, ' ').replace(/\s+/g, ' ').trim();
  return rest === '' ? text : rest;
}

function numberedSection({ id, name, sections }: Exam, text: string): ExamSection | null {
  for (const { pattern, numberOf } of sections) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const number = numberOf(match);
    const taught = taughtAt((place) =>
      number.endsWith('.')
        ? place.startsWith(`${id} ${number}`)
        : place === `${id} ${number}` || place.startsWith(`${id} ${number}.`),
    );
    if (taught.size === 0) continue;
    const shown = number.replace(/\.$/, '');
    const kind = id === 'AP' && number.endsWith('.') ? 'Unit ' : '';
    return {
      section: `${id} ${shown}`,
      name: `${name}, ${kind}${shown}`,
      concepts: taught,
      isSection: true,
      rest: without(text, match),
    };
  }
  return null;
}

function formerSection({ id, name }: Exam, text: string): ExamSection | null {
  const match = id === 'IB' ? /\btopic\s+(\d{1,2})(?!\.?\d)/i.exec(text) : null;
  const number = match?.[1] ?? '';
  const topics = formerIbTopics[number];
  if (match === null || topics === undefined) return null;
  return {
    section: `${id} ${number}`,
    name: `${name}, topic ${number}`,
    concepts: new Set(concepts.filter(({ topic }) => topics.includes(topic)).map((concept) => concept.id)),
    isSection: true,
    rest: without(text, match),
  };
}

function wholeExam({ id, name }: Exam, rest: string): ExamSection {
  return {
    section: id,
    name,
    concepts: taughtAt((place) => place.startsWith(`${id} `)),
    isSection: false,
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
