export interface EditedText {
  text: string;
  caret: number;
}

type Selection = readonly [from: number, to: number];

/** Text in the place of what is selected. */
export function insertText(expression: string, [from, to]: Selection, text: string): EditedText {
  return { text: expression.slice(0, from) + text + expression.slice(to), caret: from + text.length };
}

/** What one key wrote goes with one key: a name with its bracket, a constant, or a character. */
const lastPiece = /(?:[a-z]+\d*\(|Ans|NA|pi|.)$/isu;
const firstPiece = /^./su;

/** Takes away what is selected, or without a selection what stands before or after the caret. */
export function removeSelected(
  expression: string,
  [from, to]: Selection,
  side: 'before' | 'after',
): EditedText {
  const before = expression.slice(0, from);
  const after = expression.slice(to);
  if (from !== to) return { text: before + after, caret: from };
  if (side === 'after') return { text: before + after.replace(firstPiece, ''), caret: from };
  const kept = before.replace(lastPiece, '');
  return { text: kept + after, caret: kept.length };
}

const significantDigits = 15;
const clinging = /[\w.)π]/;

/**
 * A number as it is to stand at a place of an expression. A negative one has brackets, and so has one beside a digit or
 * a name, with which it would run together.
 */
export function writtenAt(expression: string, [from, to]: Selection, value: number): string {
  const digits = String(Number(value.toPrecision(significantDigits)));
  const isTouching = clinging.test(expression.charAt(from - 1)) || /[\w.π]/.test(expression.charAt(to));
  return value < 0 || isTouching ? `(${digits})` : digits;
}
