import type { Book } from './book.ts';
import {
  albertaUnits,
  hongKongTopics,
  newZealandStandards,
  ngssHighSchool,
  ontarioUnits,
  queenslandUnits,
} from './tables/chapters-elsewhere.data.ts';

/** A province alone is no exam. */
const chemistryBeside = String.raw`(?:(?=.*\bchem)|(?<=\bchem.*))`;

const unit = /\bunits?\s*([1-4])\b/i;

/** Schools of North America, Asia and Oceania beside those of `books.ts`. */
export const booksElsewhere: readonly Book[] = [
  {
    name: 'NGSS high school chemistry',
    part: 'HS-PS1-',
    pattern: /\bNGSS\b(?:\s+HS-?\s?PS1(?=\W?\d))?|\bHS-?\s?PS1(?=\W?\d)/i,
    numbered: /(?:^|[\s-])([1-8])\b/,
    table: ngssHighSchool,
  },
  {
    name: 'HKDSE Chemistry',
    part: 'topic',
    pattern: /\b(?:HK\s?)?DSE\b(?:\s+chem(?:istry)?\b)?/i,
    numbered: /\b(?:topics?|units?|chapters?)\s*(\d{1,2})\b/i,
    table: hongKongTopics,
  },
  {
    name: 'NCEA Chemistry',
    part: 'standard',
    pattern:
      /\bNCEA\b(?:\s+(?:level\s*[123]|chem(?:istry)?\b))*|(?=\b(?:AS\s*)?91(?:16[124567]|388|39[0123])\b)/i,
    numbered: /\b(?:AS\s*)?(91\d{3})\b/i,
    table: newZealandStandards,
  },
  ...[
    { name: 'QCE Chemistry', pattern: /\b(?:QCE|QCAA)\b(?:\s+chem(?:istry)?\b)?/i },
    { name: 'WACE Chemistry', pattern: /\b(?:WACE|ATAR)\b(?:\s+chem(?:istry)?\b)?/i },
    { name: 'SACE Chemistry', pattern: /\bSACE\b(?:\s+chem(?:istry)?\b)?/i },
  ].map((school): Book => ({ ...school, part: 'unit', numbered: unit, table: queenslandUnits })),
  {
    name: 'Ontario Chemistry',
    part: 'unit',
    pattern: new RegExp(
      String.raw`\bontario\b${chemistryBeside}(?:\s+chem(?:istry)?\b)?|\bontario\b(?=.*\bSC[HM][34]U\b)|(?=\bSC[HM][34]U\b)`,
      'i',
    ),
    numbered: /\b(?:SC[HM])?([34])U\b/i,
    groupOf: (number) => `SCH${number}U`,
    table: ontarioUnits,
  },
  {
    name: 'Alberta Chemistry',
    part: 'unit',
    pattern: new RegExp(String.raw`\balberta\b${chemistryBeside}|(?=\bchem(?:istry)?\s*30\s+diploma\b)`, 'i'),
    numbered: /\b(?:chem(?:istry)?\s*)?([23]0)\b(?:\s+diploma\b)?/i,
    groupOf: (number) => `Chemistry ${number}`,
    table: albertaUnits,
  },
];
