/**
 * Plain words in the typeset notation, with the formulas among them set. Only what reads as a formula and has a digit is one:
 * a count of 1 or above 99, an element with a number that is no molecule of it, and an abbreviation with a number are left as
 * they are written, and so is a formula whose charge could be read in two ways. It knows the symbols and nothing else of the
 * elements, since every page that names a topic loads it.
 * @example typesetFormulasIn('Titration of H2SO4, SN2') // 'Titration of \\ce{H2SO4}, SN2'
 */
export function typesetFormulasIn(text: string): string {
  let set = '';
  let at = 0;
  for (const { 0: found, index } of text.matchAll(candidate)) {
    const source = sourceOf(found);
    set += literal(text.slice(at, index)) + (source === null ? literal(found) : `\\ce{${source}}`);
    at = index + found.length;
  }
  return set + literal(text.slice(at));
}

const symbol =
  '(?:A[cglmrstu]|B[aehikr]?|C[adeflmnorsu]?|D[bsy]|E[rsu]|F[elmr]?|G[ade]|H[efgos]?|I[nr]?|Kr?|L[airuv]|M[cdgnot]|N[abdehiop]?|O[gs]?|P[abdmortu]?|R[abefghnu]|S[bcegimnr]?|T[abcehilms]|[UVW]|Xe|Yb?|Z[nr])';
const count = '(?:[2-9₂-₉]|[1-9₁-₉][0-9₀-₉])?';
const unit = `${symbol}${count}`;
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
const elementsAsMolecules = /^(?:[HNOFI]2|Cl2|Br2|O3|P4|S8|C60|C70)$/;
const nonmetals = /^(?:[HBCNOFPSI]|Si|Cl|As|Se|Br|Te|At|Ts|He|Ne|Ar|Kr|Xe|Rn|Og)$/;

/** What stands inside `\ce{…}` for a run; `null` where it is no formula with a number. */
function sourceOf(run: string): string | null {
  if (!/[0-9₀-₉²³⁴-⁹]/.test(run) || otherThings.test(inBrackets(run))) return null;
  const [, body = '', explicit = '', digits = '', sign = ''] =
    /^(.*?)(?:(\^\d?[+-]|[²³⁴-⁹][⁺⁻])|(\d*)([+⁺⁻-]))?$/.exec(run.replace('−', '-')) ?? [];
  const charged = sign === '' ? `${body}^{${explicit.replace('^', '')}}` : behindDigits(body, digits, sign);
  if (charged === null) return null;
  const source = Array.from(charged, onLine).join('').replace('^{}', '');
  const isNumberedElement = numberedElement.test(inBrackets(source));
  return isNumberedElement && !elementsAsMolecules.test(inBrackets(source)) ? null : source;
}

/** A sign and the digits before it, by the rules of `formulas/formula-charge.ts`: `null` where they could be two things. */
function behindDigits(body: string, digits: string, sign: string): string | null {
  const counted = `${body}${digits}^{${sign}}`;
  const charged = `${body}^{${digits}${sign}}`;
  if (digits === '') return counted;
  if (/[\]₀-₉]$/.test(body)) return charged;
  const isElement = loneElement.test(body);
  if (digits.length > 1 || body.endsWith(')')) return null;
  if (isElement && !nonmetals.test(body)) return charged;
  return isElement && '+-'.includes(sign) ? null : counted;
}

const loneElement = new RegExp(`^${symbol}$`);
const numberedElement = new RegExp(`^${symbol}\\d+$`);

/** The notation has digits, signs and dots on the line. */
function onLine(character: string): string {
  if ('·•.'.includes(character)) return '*';
  const place = '₀₁₂₃₄₅₆₇₈₉'.indexOf(character);
  const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'.indexOf(character);
  return place >= 0 ? String(place) : raised >= 0 ? '0123456789+-'.charAt(raised) : character;
}

function inBrackets(run: string): string {
  return run.replace(/^[([]|[)\]]$/g, '');
}

/** Words of people, in which no mark of the notation means anything. */
function literal(words: string): string {
  return words.replace(/[\\{}*]/g, '\\$&');
}
