import { readFormula } from './read-formula.ts';
import { typesetFormula } from './typeset-formula.ts';

/**
 * Plain words in the typeset notation, with the formulas among them set. Only what reads as a formula and has a digit is one: a count of
 * 1 or above 99, an element with a number that is no molecule of it, and an abbreviation with a number are left as they are written, and
 * so is a formula whose charge could be read in two ways.
 * @example typesetFormulasIn('Titration of H2SO4, SN2') // 'Titration of \\ce{H2SO4}, SN2'
 */
export function typesetFormulasIn(text: string): string {
  let set = '';
  let at = 0;
  for (const { 0: found, index } of text.matchAll(candidate)) {
    set += literal(text.slice(at, index)) + (isFormula(found) ? typesetFormula(found) : literal(found));
    at = index + found.length;
  }
  return set + literal(text.slice(at));
}

const count = '(?:[2-9₂-₉]|[1-9₁-₉][0-9₀-₉])?';
const unit = `[A-Z][a-z]?${count}`;
const group = `\\((?:${unit})+\\)${count}`;
const part = `(?:${unit}|${group}|\\[(?:${unit}|${group})+\\]${count})+`;
const charge = '(?:\\^[2-9]?[+−-]|[²³⁴-⁹]?[⁺⁻]|[+−-])?';
/** A run of symbols that stands alone: no letter or number before or behind it, nor what makes an index or a charge of it. */
const candidate = new RegExp(
  `(?<![\\p{L}\\p{N}_^.'’)\\]])${part}(?:[·•*.]${count}${part})*${charge}(?![\\p{L}\\p{N}\\p{M}]|[([][A-Z]|[)\\]][\\p{L}\\p{N}([])`,
  'gu',
);

/** What reads like a formula and is another thing: mechanisms, hybrids, sides of a law, isotopes, doses, proteins, courses. */
const otherThings = /^(?:(?:SN|SP|[CNP]\d?V|IC|HSP|PFK|UCP|CB|CK|CYP|HW|WK|BIO|PHYS)\d*|PI3K|H3[57]Cl)$/;
const elementsAsMolecules = /^(?:[HNOFI][2₂]|Cl[2₂]|Br[2₂]|O[3₃]|P[4₄]|S[8₈]|C[6₆][0₀]|C[7₇][0₀])$/;
const numberedElement = /^[A-Z][a-z]?[\d₀-₉]+$/;

function isFormula(run: string): boolean {
  const inBrackets = run.replace(/^[([]|[)\]]$/g, '');
  if (!/[0-9₀-₉²³⁴-⁹]/.test(run) || otherThings.test(inBrackets)) return false;
  if (numberedElement.test(inBrackets) && !elementsAsMolecules.test(inBrackets)) return false;
  return readFormula(run).ok;
}

/** Words of people, in which no mark of the notation means anything. */
function literal(words: string): string {
  return words.replace(/[\\{}*]/g, '\\$&');
}
