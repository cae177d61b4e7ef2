import { parseFormula } from '@valence/chemistry';
import { canonicalSmiles } from '../../structures/canonical-smiles.ts';
import { remembered } from '../../structures/remembered.ts';
import { linearText } from '../arithmetic/linear-text.ts';
import { readUnitAt } from '../arithmetic/read-unit.ts';

/** What an option says, apart from how it is written. */
export interface Meaning {
  /** The number in SI units, or `null` for a text. */
  value: number | null;
  /** The dimension of a known unit, the words behind a number, or the text in plain letters. */
  name: string;
}

const fraction = /^([−–-]?)(?:(\d+)\/(\d+)|\\frac\{(\d+)\}\{(\d+)\}|(½))(?![\d/^])/;
const zeroCelsius = 273.15;
/** Binary fractions leave this much between 7310 mg and 7.31 g. */
const sameNumber = 1e-9;

/**
 * Whether two options say the same: quantities by value (`1.0` and `1`, `1000 mL` and `1 L`, `½` and `0.5`, `50 %` and
 * `0.50`), formulas apart from their setting (`H₂O` and `\ce{H2O}`), structures by their canonical form.
 * @example sameMeaning(readMeaning('1000 mL'), readMeaning('1.0 L')) // true
 */
export function sameMeaning(one: Meaning, other: Meaning): boolean {
  if (one.name !== other.name) return false;
  if (one.value === null || other.value === null) return one.value === other.value;
  return Math.abs(one.value - other.value) <= sameNumber * Math.abs(one.value);
}

/** Reads what an option says. */
export function readMeaning(text: string): Meaning {
  const first = text.charCodeAt(0);
  const isNumber = isDigit(first) || (isDigit(text.charCodeAt(1)) && (isMinus(first) || first === plusSign));
  const quantity = isNumber ? readQuantity(text) : null;
  return quantity ?? readFraction(text) ?? { value: null, name: plainMeaning(text) };
}

/**
 * The meaning as one text: options of equal meaning have equal ones.
 * @example meaningOf('1000 mL') === meaningOf('1.0 L')
 */
export function meaningOf(text: string): string {
  const { value, name } = readMeaning(text);
  if (value === null) return name;
  return `${value === 0 ? '0' : value.toPrecision(10)} ${name}`;
}

const plusSign = 43;
const point = 46;

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Minus, en dash and hyphen. */
function isMinus(code: number): boolean {
  return code === 0x2212 || code === 0x2013 || code === 45;
}

/** Blanks of several widths part thousands. */
function isBlank(code: number): boolean {
  return code === 32 || code === 0xa0 || code === 0x2009 || code === 0x202f;
}

/** Reads by hand what a pattern could: every option of every generated question comes through here. */
function readQuantity(text: string): Meaning | null {
  const first = text.charCodeAt(0);
  const start = isDigit(first) ? 0 : 1;
  let at = start;
  let grouped = false;
  while (isDigit(text.charCodeAt(at)) || startsGroup(text, at)) {
    if (!isDigit(text.charCodeAt(at))) grouped = true;
    at += 1;
  }
  if (text.charCodeAt(at) === point && isDigit(text.charCodeAt(at + 1))) {
    at += 1;
    while (isDigit(text.charCodeAt(at))) at += 1;
  }
  const digits = text.slice(start, at);
  let value = Number(grouped ? digits.replace(/\s/g, '') : digits);
  if (text.startsWith(' × 10^{', at)) {
    const end = text.indexOf('}', at);
    const exponent = Number(text.slice(at + 7, end).replace(/[−–]/, '-'));
    if (end < 0 || !Number.isInteger(exponent)) return null;
    value = Number(`${value}e${exponent}`);
    at = end + 1;
  }
  if (isPartOfMore(text, at)) return null;
  return withUnit(isMinus(first) ? -value : value, text.slice(at));
}

/** `2,4-dimethyl`, `3:1`, `5′-ATG`: what begins like a number and is none. */
function isPartOfMore(text: string, at: number): boolean {
  const isJoined = at + 1 < text.length && '.,:/^′-'.includes(text.charAt(at));
  return isJoined && /\S/.test(text.charAt(at + 1));
}

function startsGroup(text: string, at: number): boolean {
  return (
    isBlank(text.charCodeAt(at)) &&
    isDigit(text.charCodeAt(at + 1)) &&
    isDigit(text.charCodeAt(at + 2)) &&
    isDigit(text.charCodeAt(at + 3)) &&
    !isDigit(text.charCodeAt(at + 4))
  );
}

function readFraction(text: string): Meaning | null {
  const match = /[\d½\\−–-]/.test(text.charAt(0)) ? fraction.exec(text) : null;
  if (match === null) return null;
  const [whole, sign = '', above, below, numerator, denominator, half] = match;
  const value = half === undefined ? Number(above ?? numerator) / Number(below ?? denominator) : 0.5;
  return withUnit(sign === '' ? value : -value, text.slice(whole.length));
}

function withUnit(value: number, rest: string): Meaning {
  if (rest === '') return { value, name: '' };
  const unit = unitMeaning(rest);
  return { value: value * unit.factor + unit.offset, name: unit.name };
}

interface UnitMeaning {
  factor: number;
  offset: number;
  name: string;
}

const unitMeaning = remembered((rest): UnitMeaning => {
  const written = rest.replace(/[.;]$/, '').trim();
  const linear = linearText(written);
  if (linear === '°C') return { factor: 1, offset: zeroCelsius, name: '0,0,0,1,0,0' };
  const read = linear === '' ? null : readUnitAt(linear, 0);
  // A range, a product or a name (`2-methyl`, `3 s and 4 p`) is no unit.
  if (read === null || read.unit === null || read.end !== linear.length)
    return { factor: 1, offset: 0, name: plainMeaning(written) };
  const isPure = read.unit.dimension.every((exponent) => exponent === 0);
  return { factor: read.unit.factor, offset: 0, name: isPure ? '' : read.unit.dimension.join() };
});

/** Words and names in plain letters: nothing of a setting to be taken off. */
const plainWords = /^[\w+,()-]+(?: [\w+,()-]+)*$/;
/** A formula that is not set as one. */
const bareFormula = /^[A-Z][A-Za-z()]*[\d₀-₉]\S*$/;
const onlyStructure = /^\s*\\smiles\{([^|}]*)(?:\|[^}]*)?\}\s*[.;]?$/;

function plainMeaning(text: string): string {
  if (plainWords.test(text) && !bareFormula.test(text)) return text.toLowerCase();
  const smiles = onlyStructure.exec(text)?.[1];
  return smiles === undefined ? textMeaning(text) : `⟨${canonicalSmiles(smiles) ?? smiles}⟩`;
}

const textMeaning = remembered((text): string => {
  // A formula that is not set as one keeps its capitals: H₂O is \ce{H2O}.
  if (bareFormula.test(text) && parseFormula(text).ok) return plain(`\\ce{${text}}`);
  return plain(
    text
      .trim()
      .replace(
        /\\smiles\{([^|}]*)(?:\|[^}]*)?\}/g,
        (_, smiles: string) => `⟨${withoutCase(canonicalSmiles(smiles) ?? smiles)}⟩`,
      )
      .replace(/\s+/g, ' ')
      .replace(/[.;]$/, ''),
  );
});

/** Canonical forms differ by capital letters and signs that the flattening of texts would lose. */
function withoutCase(canonical: string): string {
  return [...canonical].map((character) => character.charCodeAt(0).toString(16)).join('');
}

const scripts = '₀₁₂₃₄₅₆₇₈₉⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻₊₋';
const flatScripts = '01234567890123456789+-+-';

/** Letters and figures without their setting. Case counts only inside formulas: Co is not CO. */
export function plain(text: string): string {
  const parts = text.split(/(\\ce\{(?:[^{}]|\{[^{}]*\})*\})/);
  return parts
    .map((part) => (part.startsWith('\\ce{') ? part.slice(4, -1).replace(/[{}\s]/g, '') : part.toLowerCase()))
    .join('')
    .replace(/[₀-₉⁰-⁹¹²³⁺⁻₊₋]/g, (script) => flatScripts[scripts.indexOf(script)] ?? script)
    .replace(/[−–]/g, '-')
    .replace(/[*{}\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
