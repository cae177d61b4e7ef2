import { isBlank } from '../blank.ts';
import { parseFormula } from '../formulas/parse-formula.ts';
import { failure, success, type Result } from '../result.ts';
import type { Equation, Species, State } from './equation.ts';
import { findArrow } from './find-arrow.ts';

const longest = 1000;
const stateAtEnd = /\s*\((s|l|g|aq)\)\s*$/;
const coefficientAtStart = /^(\d+)\s*\/\s*(\d+)\s*|^(\d+)\s*/;

/**
 * Reads a chemical equation: sides separated by `->`, `=`, `→`, `⇌` or `<=>`, species by `+`, each with an optional
 * coefficient before it and a state after it. A plus that ends a charge does not separate species.
 * @returns the equation as written, balanced or not, or what is wrong and where
 * @example parseEquation('Zn + 2H^+ -> Zn^2+ + H2')
 */
export function parseEquation(text: string): Result<Equation> {
  if (text.length > longest) return failure('tooLong', 'This equation is too long', longest);
  const arrow = findArrow(text, 0);
  if (arrow === null) return failure('noArrow', 'Separate the two sides with -> or =', text.length);
  const second = findArrow(text, arrow.end);
  if (second !== null) return failure('twoArrows', 'An equation has one arrow', second.start);
  const reactants = readSide(text, 0, arrow.start);
  if (!reactants.ok) return reactants;
  const products = readSide(text, arrow.end, text.length);
  if (!products.ok) return products;
  return success({ reactants: reactants.value, products: products.value, reversible: arrow.reversible });
}

function readSide(text: string, start: number, end: number): Result<Species[]> {
  const species: Species[] = [];
  let from = start;
  for (let at = start; at <= end; at += 1) {
    const isEnd = at === end;
    if (!isEnd && (text.charCodeAt(at) !== plus || !partsSpecies(text, at, from, end))) continue;
    const read = readSpecies(text.slice(from, at), from);
    if (!read.ok) return read;
    species.push(read.value);
    from = at + 1;
  }
  return success(species);
}

const plus = 43;

/** A plus parts species unless it is the sign of a charge: behind a caret, before another plus, a state or the end. */
function partsSpecies(text: string, at: number, from: number, end: number): boolean {
  if (isBehindCaret(text, at, from)) return false;
  let next = at + 1;
  while (next < end && isBlank(text.charAt(next))) next += 1;
  if (next >= end) return at > from && isBlank(text.charAt(at - 1));
  const after = text.charAt(next);
  return after !== '+' && !(after === '(' && stateAhead.test(text.slice(next, next + longestState)));
}

const stateAhead = /^\((?:s|l|g|aq)\)/;
const longestState = 4;

/** True between a caret and the sign of its charge: `^`, `^2`, `^{2`. */
function isBehindCaret(text: string, at: number, from: number): boolean {
  let before = at - 1;
  while (before >= from && isDigit(text.charCodeAt(before))) before -= 1;
  while (before >= from && (text.charAt(before) === '{' || isBlank(text.charAt(before)))) before -= 1;
  return before >= from && text.charAt(before) === '^';
}

function isDigit(code: number): boolean {
  return code >= zero && code <= nine;
}

const zero = 48;
const nine = 57;

function readSpecies(term: string, start: number): Result<Species> {
  const trimmed = term.trim();
  if (trimmed === '') return failure('missingSpecies', 'A substance is missing here', start);
  const lead = trimmed.length === term.length ? 0 : term.length - term.trimStart().length;
  const written = isDigit(trimmed.charCodeAt(0)) ? coefficientAtStart.exec(trimmed) : null;
  const skipped = written?.[0].length ?? 0;
  const coefficient = written === null ? 1 : coefficientOf(written);
  if (!(coefficient > 0 && Number.isFinite(coefficient))) {
    return failure('badCoefficient', 'A coefficient is a positive number', start + lead);
  }
  const state = trimmed.endsWith(')') ? stateAtEnd.exec(trimmed) : null;
  const text = trimmed.slice(skipped, state?.index);
  const position = start + lead + skipped;
  const formula = parseFormula(text);
  if (!formula.ok) {
    return failure(formula.error.code, formula.error.message, position + formula.error.position);
  }
  return success({ text, formula: formula.value, state: stateOf(state?.[1]), coefficient, position });
}

function coefficientOf([, numerator, denominator, whole]: RegExpExecArray): number {
  return whole === undefined ? Number(numerator) / Number(denominator) : Number(whole);
}

function stateOf(written: string | undefined): State | null {
  switch (written) {
    case 's':
    case 'l':
    case 'g':
    case 'aq':
      return written;
    default:
      return null;
  }
}
