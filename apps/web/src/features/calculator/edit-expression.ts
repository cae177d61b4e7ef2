export interface EditedText {
  text: string;
  caret: number;
}

type Selection = readonly [from: number, to: number];

/** Text in the place of what is selected; a number of several characters never runs together with one before it. */
export function insertText(expression: string, [from, to]: Selection, text: string): EditedText {
  const joins = startsNumber.test(text) && text.length > 1 && endsNumber.test(expression.slice(0, from));
  const inserted = joins ? `×${text}` : text;
  return { text: expression.slice(0, from) + inserted + expression.slice(to), caret: from + inserted.length };
}

const startsNumber = /^[\d.]/;
const endsNumber = /[\w.)π]$/;

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
/** Where rounding saves so many characters, they were noise. */
const charactersOfNoise = 3;
const clinging = /[\w.)π]/;

/**
 * A number as it is to stand at a place of an expression, with all its digits: three thirds are 1. A negative one has brackets, and so has one beside a digit or
 * a name, with which it would run together.
 */
export function writtenAt(expression: string, [from, to]: Selection, value: number): string {
  const digits = written(value);
  const isTouching = clinging.test(expression.charAt(from - 1)) || /[\w.π]/.test(expression.charAt(to));
  return value < 0 || isTouching ? `(${digits})` : digits;
}

/** 0.1+0.2 is written 0.3, a third with all its threes. */
function written(value: number): string {
  const exact = String(value);
  const rounded = String(Number(value.toPrecision(significantDigits)));
  return rounded.length + charactersOfNoise <= exact.length ? rounded : exact;
}
