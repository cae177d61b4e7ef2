import { parseFormula } from '../formulas/parse-formula.ts';
import { failure, success, type Result } from '../result.ts';
import type { Equation, Species, State } from './equation.ts';

const longest = 1000;
/** In `e-->` the first dash is the electron's charge. */
const arrow = /<=>|<->|<-->|⇌|⇄|↔|(?<!(?:^|[\s+\d])e)-->|->|=>|→|⟶|⇒|=/gu;
const reversibleArrow = /^(?:<=>|<->|<-->|⇌|⇄|↔)$/u;
const stateAtEnd = /\s*\((s|l|g|aq)\)\s*$/;
const coefficientAtStart = /^(\d+)\s*\/\s*(\d+)\s*|^(\d+)\s*/;

interface Span {
  text: string;
  start: number;
}

/**
 * Reads a chemical equation: sides parted by `->`, `=`, `→`, `⇌` or `<=>`, species by `+`, each with an optional
 * coefficient in front and a state behind. A plus that ends a charge is told from one that parts species.
 * @returns the equation as written, balanced or not, or what is wrong and where
 * @example parseEquation('Zn + 2H^+ -> Zn^2+ + H2')
 */
export function parseEquation(text: string): Result<Equation> {
  if (text.length > longest) return failure('tooLong', 'This equation is too long', longest);
  const arrows = [...text.matchAll(arrow)];
  const first = arrows[0];
  if (first === undefined) return failure('noArrow', 'Part the two sides with -> or =', text.length);
  const second = arrows[1];
  if (second !== undefined) return failure('twoArrows', 'An equation has one arrow', second.index);
  const end = first.index + first[0].length;
  const reactants = readSide({ text: text.slice(0, first.index), start: 0 });
  if (!reactants.ok) return reactants;
  const products = readSide({ text: text.slice(end), start: end });
  if (!products.ok) return products;
  return success({
    reactants: reactants.value,
    products: products.value,
    reversible: reversibleArrow.test(first[0]),
  });
}

function readSide(side: Span): Result<Species[]> {
  const species: Species[] = [];
  for (const term of splitTerms(side)) {
    const read = readSpecies(term);
    if (!read.ok) return read;
    species.push(read.value);
  }
  return success(species);
}

function splitTerms({ text, start }: Span): Span[] {
  const terms: Span[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '+' && partsSpecies(text, at, from)) {
      terms.push({ text: text.slice(from, at), start: start + from });
      from = at + 1;
    }
  }
  terms.push({ text: text.slice(from), start: start + from });
  return terms;
}

/** A plus parts species unless it is the sign of a charge: behind a caret, before another plus, a state or the end. */
function partsSpecies(text: string, at: number, from: number): boolean {
  if (/\^\s*\{?\s*\d*$/.test(text.slice(from, at))) return false;
  const after = text.slice(at + 1).trimStart();
  if (after === '') return /\s$/.test(text.slice(0, at));
  return !after.startsWith('+') && !/^\((?:s|l|g|aq)\)/.test(after);
}

function readSpecies(term: Span): Result<Species> {
  const lead = term.text.length - term.text.trimStart().length;
  const trimmed = term.text.trim();
  if (trimmed === '') return failure('missingSpecies', 'A substance is missing here', term.start);
  const written = coefficientAtStart.exec(trimmed);
  const skipped = written?.[0].length ?? 0;
  const coefficient = written === null ? 1 : coefficientOf(written);
  if (!(coefficient > 0 && Number.isFinite(coefficient))) {
    return failure('badCoefficient', 'A coefficient is a positive number', term.start + lead);
  }
  const state = stateAtEnd.exec(trimmed);
  const text = trimmed.slice(skipped, state?.index);
  const position = term.start + lead + skipped;
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
