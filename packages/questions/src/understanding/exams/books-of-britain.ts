import type { Book } from './book.ts';
import { cceaUnits, leavingCertSections, salters, wjecUnits } from './tables/chapters-of-britain.data.ts';

/** Boards of Britain and Ireland that few students sit, tried after the others. */
export const booksOfBritain: readonly Book[] = [
  {
    name: 'WJEC A-level Chemistry',
    specifications: ['A-level'],
    part: 'section',
    pattern: /\b(?:WJEC|eduqas)\b(?:\s+(?:A2?[- ]?levels?|AS(?:[- ]level)?|A2|chem(?:istry)?\b))*/i,
    numbered: /\b(?:unit\s*)?([1-4](?:\.[1-9])?)\b/i,
    table: wjecUnits,
  },
  {
    name: 'OCR B (Salters) Chemistry',
    specifications: ['A-level'],
    part: 'storyline',
    pattern:
      /\b(?:OCR\s+)?salters\b(?:\s+chem(?:istry)?\b)?|\bOCR\s*\(?B\b\)?(?:\s+chem(?:istry)?\b)?|\bH433\b/i,
    numbered: /\b(EL|DF|ES|OZ|WM|CI|PL|DM|CD)\b/,
    table: salters,
  },
  {
    name: 'CCEA A-level Chemistry',
    specifications: ['A-level'],
    part: 'unit',
    pattern: /\bCCEA\b(?:\s+(?:A[- ]?levels?|GCE|chem(?:istry)?\b))*/i,
    numbered: /\b((?:AS|A2)[\s-]*(?:unit\s*)?[12])\b/i,
    table: cceaUnits,
  },
  {
    name: 'Leaving Certificate Chemistry',
    part: 'section',
    pattern: /\b(?:irish\s+)?leaving\s+cert(?:ificate)?\b(?:\s+chem(?:istry)?\b)?/i,
    numbered: /\b(?:sections?|units?|chapters?|topics?)\s*([1-9])\b/i,
    table: leavingCertSections,
  },
];
