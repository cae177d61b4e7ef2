import type { Specification } from '../../exam-readings/read-exam-readings.ts';

/** An exam whose sections the map of concepts has places for. */
export interface Exam {
  id: 'AP' | 'IB' | 'AQA' | 'OCR' | 'MCAT';
  name: string;
  pattern: RegExp;
  /** The specification by which questions were read. */
  specification: Specification;
  /** What schools teach: a concept is asked in the subject where it is at home. */
  isSchool: boolean;
  /** Sections as students number them, tried in turn. */
  sections: readonly NumberedSection[];
}

interface NumberedSection {
  pattern: RegExp;
  /** The numbers of the syllabus that begin those of the section. */
  numbersOf: (match: RegExpExecArray) => readonly string[];
  /** How the section is called where its numbers do not tell it. */
  name?: string;
}

/** A number and those after it, as a list or a range: `1-3`, `5 and 6`. */
const several = (noun: string, digits: string): RegExp =>
  new RegExp(
    String.raw`\b${noun}s?\s*(${digits}(?:\s*(?:,|&|-|–|and|to|through)\s*(?:${noun}\s*)?${digits})*)(?![\d.])\b`,
    'i',
  );

/** Words that stand behind the name of an exam. */
const levels = String.raw`(?:\s+(?:HL|SL|A[- ]?level|chem(?:istry)?))*`;

/** The exams of the map, the first that a text names counts. */
export const exams: readonly Exam[] = [
  {
    id: 'AP',
    name: 'AP Chemistry',
    specification: 'AP',
    isSchool: true,
    pattern:
      /\bAP\b(?!\s+(?:US|bio|phys|calc|hist|gov|lang|lit|psych|stat|euro|world|human|comp|art|music|econ|macro|micro)\w*)(?:\s+(?:[Cc]hem(?:istry)?|CHEM(?:ISTRY)?)\b)?|\b[Aa][Pp]\s*[Cc]hem(?:istry)?\b|\bap(?=\s+(?:units?\s*\d|level\b|style\b|exam\b))/,
    sections: [
      {
        pattern: /\b(?:unit\s+|topic\s+)?([1-9])\.(\d{1,2})\b/i,
        numbersOf: ([, unit, topic]) => [`${unit}.${topic}`],
      },
      { pattern: several('(?:unit|u)', '[1-9]'), numbersOf: ([, units]) => numbersIn(units) },
      { pattern: /^([1-9])$/, numbersOf: ([, unit = '']) => [unit] },
    ],
  },
  {
    id: 'IB',
    name: 'IB Chemistry',
    specification: 'IB',
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
      { pattern: /\b(?:structure\s*|S)([1-3])\b/i, numbersOf: ([, part]) => [`S${part}`] },
      { pattern: /\b(?:reactivity\s*|R)([1-3])\b/i, numbersOf: ([, part]) => [`R${part}`] },
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
    specification: 'A-level',
    isSchool: true,
    pattern: new RegExp(String.raw`\bAQA\b${levels}`, 'i'),
    sections: [
      { pattern: /\b(3\.[1-3](?:\.\d{1,2})?)(?:\.\d+)*\b/, numbersOf: ([, number = '']) => [number] },
    ],
  },
  {
    id: 'OCR',
    name: 'OCR A-level Chemistry',
    specification: 'A-level',
    isSchool: true,
    pattern: new RegExp(
      String.raw`(?<!\bsalters\b.*)\bOCR\b(?!\s*\(?B\b)(?!.*\bsalters\b)${levels}(?:\s+A\b)?${levels}`,
      'i',
    ),
    sections: [
      { pattern: /\b([2-6]\.\d(?:\.\d)?)\b/, numbersOf: ([, number = '']) => [number] },
      { pattern: several('module', '[2-6]'), numbersOf: ([, modules]) => numbersIn(modules) },
    ],
  },
  {
    id: 'MCAT',
    name: 'MCAT',
    specification: 'MCAT',
    isSchool: false,
    pattern:
      /\b(?:MCAT|AAMC(?:\s+(?:content\s+)?(?:category|outline))?)\b(?!\s+CARS\b)(?:\s+prep\b)?(?:\s+chem(?:istry)?\b(?!\s*(?:\/|and|&)?\s*phys))?/i,
    sections: [
      // The section of the exam before it says nothing more: `bio/biochem 1D`.
      {
        pattern:
          /(?:\b(?:chem|bio)\w*\s*(?:\/|and|&)?\s*(?:phys|bio)\w*\s+|\b[CB]\s*\/\s*[PB]\s+)?\b([1-5][A-E])\b(?!\s*(?:orbital|electron|block|sub|[-−+]))/i,
        numbersOf: ([, number = '']) => [number.toUpperCase()],
      },
      {
        pattern: /\b(?:chem(?:istry)?\s*(?:\/|and|&)?\s*phys(?:ics)?|C\s*\/\s*P)\b(?:\s+section\b)?/i,
        numbersOf: () => ['4', '5'],
        name: 'chemical and physical foundations',
      },
      {
        pattern: /\b(?:bio(?:logy)?\s*(?:\/|and|&)?\s*biochem(?:istry)?|B\s*\/\s*B)\b(?:\s+section\b)?/i,
        numbersOf: () => ['1', '2', '3', '5D'],
        name: 'biological and biochemical foundations',
      },
      {
        pattern: several('(?:section|category|(?:foundational )?concept)', '[1-5]'),
        numbersOf: ([, numbers]) => numbersIn(numbers),
      },
    ],
  },
];

/** The numbers of a list, those of a range with what lies between. */
function numbersIn(list = ''): string[] {
  const numbers = [...list.matchAll(/\d/g)].map(([digit]) => Number(digit));
  const [first = 0, last = first] = numbers;
  const isRange = numbers.length === 2 && /-|–|to|through/.test(list) && last > first;
  const all = isRange ? Array.from({ length: last - first + 1 }, (_, place) => first + place) : numbers;
  return [...new Set(all)].map(String);
}
