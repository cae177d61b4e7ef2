import {
  longestAnswer,
  plainFormula,
  plainText,
  readTypedFormula,
  readTypedNumber,
} from '@valence/chemistry/typed';
import type { ToType } from '@valence/contract';

/**
 * What is typed, in the typeset notation, to be seen and heard meanwhile: a number or formula as the grader reads it, a formula as it stands
 * where it cannot be read yet or could mean two things. An equation and a name are always shown as they stand: the grader may not be able
 * to read them. Nothing is said of a number that is not read, or of signs without a letter in place of a formula: it would not be read as
 * what it looks like. It says nothing of whether it is right.
 * @example typedPreview({ kind: 'number', unit: 'mol/L' }, '1.5e-3 mol/L', false) // '1.5 × 10^{−3} mol L^{−1}'
 */
export function typedPreview({ kind, unit }: ToType, typed: string, decimalComma: boolean): string {
  const text = typed.trim();
  if (text === '' || text.length > longestAnswer) return '';
  switch (kind) {
    case 'number':
      return numberPreview(text, unit, decimalComma);
    case 'formula':
      return readFormula(text) ?? chemistryAsTyped(text);
    case 'equation':
      return chemistryAsTyped(text);
    case 'name':
      return plainMarks(text);
  }
}

function numberPreview(text: string, unit: string | null, decimalComma: boolean): string {
  const read = readTypedNumber(text, unit, decimalComma);
  return read.ok ? read.value : '';
}

function readFormula(text: string): string | null {
  const read = readTypedFormula(plainFormula(plainText(text)));
  const [only, second] = read.ok ? read.value : [];
  return only !== undefined && second === undefined ? only.source : null;
}

function chemistryAsTyped(text: string): string {
  if (!/\p{L}/u.test(text)) return '';
  return `\\ce{${arrows(text.replaceAll('\\', ''))}}`;
}

function plainMarks(text: string): string {
  return text.replace(/[\\{}*]/g, (mark) => `\\${mark}`).replace(/\\\*(?=\s*10)/g, '×');
}

function arrows(text: string): string {
  return text.replace(/\s*(?:<=>|⇌|<->)\s*/g, ' <=> ').replace(/\s*(?:-+>|=>|→)\s*/g, ' -> ');
}
