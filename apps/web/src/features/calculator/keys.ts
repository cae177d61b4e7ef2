import type { CalculatorEvent } from './advance-calculator.ts';

/** A key of the keypad. */
export interface Key {
  face: string;
  /** What it is called, where its face does not say it. */
  name?: string;
  event: CalculatorEvent;
  look: 'digit' | 'operator' | 'name' | 'equals';
}

export const basicKeys: readonly Key[] = [
  { face: 'C', name: 'Clear', event: { kind: 'clear' }, look: 'operator' },
  { face: '(', name: 'Opening bracket', event: { kind: 'insert', text: '(' }, look: 'operator' },
  { face: ')', name: 'Closing bracket', event: { kind: 'insert', text: ')' }, look: 'operator' },
  { face: '⌫', name: 'Backspace', event: { kind: 'backspace' }, look: 'operator' },
  ...['7', '8', '9'].map(digit),
  operator('÷', 'Divided by'),
  ...['4', '5', '6'].map(digit),
  operator('×', 'Times'),
  ...['1', '2', '3'].map(digit),
  { face: '−', name: 'Minus', event: { kind: 'insert', text: '-' }, look: 'operator' },
  digit('0'),
  { face: '.', name: 'Decimal point', event: { kind: 'insert', text: '.' }, look: 'digit' },
  operator('%', 'Percent'),
  operator('+', 'Plus'),
  { face: 'Ans', name: 'Ans, last answer', event: { kind: 'insert', text: 'Ans' }, look: 'operator' },
  operator('^', 'To the power of'),
  { face: '=', name: 'Equals', event: { kind: 'evaluate' }, look: 'equals' },
];

export const scientificKeys: readonly Key[] = [
  named('sin', 'sine'),
  named('cos', 'cosine'),
  named('tan', 'tangent'),
  named('ln', 'natural logarithm'),
  named('log10', 'logarithm to base 10'),
  named('exp', 'exponential function'),
  named('asin', 'inverse sine'),
  named('acos', 'inverse cosine'),
  named('atan', 'inverse tangent'),
  named('sqrt', 'square root'),
  named('abs', 'absolute value'),
  named('floor', 'round down'),
  named('ceil', 'round up'),
  constant('π', 'pi', 'pi'),
  constant('e', 'e', 'Euler’s number'),
  constant('NA', 'NA', 'Avogadro constant'),
  constant('10ˣ', '10^', 'ten to the power of'),
  constant('EE', 'e', 'times ten to the power of'),
];

function digit(face: string): Key {
  return { face, event: { kind: 'insert', text: face }, look: 'digit' };
}

function operator(face: string, name: string): Key {
  return { face, name, event: { kind: 'insert', text: face }, look: 'operator' };
}

function named(face: string, name: string): Key {
  return { face, name: `${face}, ${name}`, event: { kind: 'insert', text: `${face}(` }, look: 'name' };
}

function constant(face: string, text: string, name: string): Key {
  return { face, name: `${face}, ${name}`, event: { kind: 'insert', text }, look: 'name' };
}
