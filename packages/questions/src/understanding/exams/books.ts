import type { Book } from './book.ts';
import {
  cambridgeTopics,
  jeeMainUnits,
  edexcelTopics,
  edexcelUnits,
  nationalFiveUnits,
  ncertClass11,
  ncertClass12,
  nswModules,
  scottishUnits,
  testedBesideNcert,
  vceUnits,
} from './tables/chapters.data.ts';
import { booksElsewhere } from './books-elsewhere.ts';
import { booksOfBritain } from './books-of-britain.ts';

const words = String.raw`(?:\s+(?:international|A2?[- ]?levels?|AS(?:[- ]level)?|A2|chem(?:istry)?\b|(?:text)?book|9CH0|9701))*`;
const eleven = String.raw`(?:11(?:th)?|XI)\b`;
const twelve = String.raw`(?:12(?:th)?|XII)\b`;
const chapter = /\b(?:chapters?|ch\.?|units?|lessons?|topics?|sections?)\s*(\d{1,2})(?![\d.]*\d)/i;

/** A state alone is no exam. */
const besideState = String.raw`\bNSW\b(?=.*\b(?:chem|module))|(?<=\b(?:chem|module).*)\bNSW\b`;

/** Of an exam whose parts have no numbers. */
export const noNumbers = /^(?!)/;
const beyondSchool = { isSchool: false, least: 'intermediate' } as const;

/** The first that a text names counts. */
export const books: readonly Book[] = [
  {
    name: 'Edexcel International A-level',
    specifications: ['A-level'],
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
    specifications: ['A-level'],
    board: 'Edexcel',
    part: 'topic',
    pattern: new RegExp(String.raw`\bedexcel\b${words}`, 'i'),
    numbered: chapter,
    table: edexcelTopics,
  },
  {
    name: 'Cambridge A-level Chemistry',
    specifications: ['A-level'],
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
    specifications: ['NCERT'],
    part: 'chapter',
    pattern: new RegExp(
      String.raw`\b(?:NCERT|CBSE)\b${words}\s+(?:class|grade|std)?\s*${pattern}${words}|\bclass\s*${pattern}(?:\s+(?:(?:NCERT|CBSE)\b${words}|chem(?:istry)?\b|boards?\b(?:\s+exams?\b)?|practicals?\b))*`,
      'i',
    ),
    numbered: chapter,
    table,
  })),
  {
    name: 'HSC Chemistry',
    part: 'module',
    pattern: new RegExp(
      String.raw`(?:\bprelim(?:inary)?\s+)?\bHSC\b(?:\s+chem(?:istry)?\b)?|(?:${besideState})|\bprelim(?:inary)? chem(?:istry)?\b`,
      'i',
    ),
    numbered: /\bmod(?:ule)?s?\s*(\d)\b/i,
    table: nswModules,
  },
  {
    name: 'VCE Chemistry',
    part: 'unit',
    pattern: /\bVCE\b/i,
    numbered: /\bunits?\s*(\d)\b(?:[\s,]*(?:AOS|area of study)\s*([12])\b)?/i,
    table: vceUnits,
  },
  {
    name: 'National 5 Chemistry',
    specifications: ['National 5'],
    part: 'unit',
    pattern: /\b(?:(?:scottish|SQA)\s+)?nat(?:ional)?\s*5\b(?:\s+chem(?:istry)?\b(?!\s+in\b))?/i,
    numbered: /\bunits?\s*(\d)\b/i,
    table: nationalFiveUnits,
  },
  {
    name: 'Scottish Higher Chemistry',
    part: 'unit',
    pattern:
      /\b(?:scottish|SQA)\s+higher\b(?:\s+chem(?:istry)?\b(?!\s+in\b))?|\bhigher\s+chem(?:istry)?(?=\s+(?:unit|nature|chemistry in))|^higher\s+chem(?:istry)?\b(?=\s+[a-z])|\bhigher(?=\s+nature[’']?s\s+chem)|\bSQA\b/i,
    numbered: /\bunits?\s*(\d)\b/i,
    table: scottishUnits,
  },
  ...booksOfBritain,
  ...booksElsewhere,
  // The two have one list of units.
  ...[
    {
      name: 'JEE Main',
      pattern:
        /(?<=\bunit\s*\d.*)\b(?:IIT[- ]?)?JEE(?:[- ]?mains?)?\b(?!.*\bclass\b)|\b(?:IIT[- ]?)?JEE(?:[- ]?mains?)?\b(?!.*\bclass\b)(?=.*\bunit\s*\d)/i,
    },
    {
      name: 'NEET',
      pattern:
        /(?<=\bunit\s*\d.*)\bNEET(?:[- ]?UG)?\b(?!.*\bclass\b)|\bNEET(?:[- ]?UG)?\b(?!.*\bclass\b)(?=.*\bunit\s*\d)/i,
    },
  ].map((exam): Book => ({
    ...exam,
    specifications: ['NCERT'],
    part: 'unit',
    numbered: /\bunit\s*(\d{1,2})\b/i,
    table: jeeMainUnits,
    ...beyondSchool,
  })),
  // These exams ask what the books of both years teach, and chapters of both have the same numbers.
  ...[
    { name: 'JEE Advanced', pattern: /\b(?:IIT[- ]?)?JEE[- ]?advanced\b/i, ...beyondSchool },
    { name: 'JEE Main', pattern: /\b(?:IIT[- ]?)?JEE(?:[- ]?mains?)?\b/i, ...beyondSchool },
    { name: 'NEET', pattern: /\bNEET(?:[- ]?UG)?\b/i },
    // Entrance exams of universities and states.
    ...['CUET', 'KCET', 'MHT CET', 'WBJEE', 'BITSAT', 'COMEDK', 'EAMCET', 'KEAM', 'VITEEE'].map((name) => ({
      name,
      pattern: new RegExp(String.raw`\b${name.replace(' ', '[- ]?')}\b(?: chem(?:istry)?\b)?`, 'i'),
    })),
  ].map((exam): Book => ({
    ...exam,
    specifications: ['NCERT'],
    part: 'chapter',
    numbered: noNumbers,
    table: ncertClass11 + ncertClass12 + testedBesideNcert,
  })),
  ...[
    { name: 'Advanced Higher Chemistry', pattern: /\badvanced higher chemistry\b/i },
    { name: 'Singapore A-level H2 Chemistry', pattern: /(?:\bA[- ]?levels? )?\bH2 chemistry\b/i },
    { name: 'CAPE Chemistry', pattern: /\bCAPE\b(?: unit [12]\b)?(?: chem(?:istry)?\b)?/ },
    { name: 'STPM Chemistry', pattern: /\bSTPM\b(?: chem(?:istry)?\b)?/i },
  ].map((exam): Book => ({
    ...exam,
    specifications: ['A-level'],
    part: 'topic',
    numbered: noNumbers,
    table: edexcelTopics + cambridgeTopics,
  })),
  {
    name: 'A-level Chemistry',
    specifications: ['A-level'],
    part: 'topic',
    pattern:
      /\b(?:[Aa]2?[- ]?[Ll]evels?|AS[- ][Ll]evel|as[- ]level)\b|^A[2S]\s+(?=[A-Za-z]{4})|(?<=[a-z]{4}\s)A[2S]$|\bA[2S](?=\s+(?:chem|exam|paper))/,
    numbered: noNumbers,
    table: edexcelTopics + cambridgeTopics,
  },
];
