import {
  linearText,
  parseFormula,
  pureNumber,
  readQuantity,
  readUnit,
  sameDimension,
} from '@valence/chemistry';
import { canonicalSmiles } from '../../structures/canonical-smiles.ts';
import { remembered } from '../../remembered.ts';

/** The meaning of an option, independent of its notation. */
export interface Meaning {
  /** The number in SI units, or `null` for a text. */
  value: number | null;
  /** The dimension of a known unit, the words behind a number, or the text in plain letters. */
  name: string;
}

const fraction = /^([−–-]?)(?:(\d+)\/(\d+)|\\frac\{(\d+)\}\{(\d+)\}|(½))(?![\d/^])/;
/** Relative rounding error of floating point, as between 7310 mg and 7.31 g. */
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
  return quantityMeaning(text) ?? readFraction(text) ?? { value: null, name: plainMeaning(text) };
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

function quantityMeaning(text: string): Meaning | null {
  const quantity = readQuantity(text);
  return quantity === null ? null : withUnit(quantity.value, quantity.unit);
}

function readFraction(text: string): Meaning | null {
  const match = fraction.exec(text);
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
  const unit = linear === '' ? null : readUnit(linear);
  // A range, a product or a name (`2-methyl`, `3 s and 4 p`) is no unit.
  if (unit === null) return { factor: 1, offset: 0, name: plainMeaning(written) };
  const { factor, offset, dimension } = unit;
  return { factor, offset, name: sameDimension(dimension, pureNumber) ? '' : dimension.join() };
});

/** Words and names without typeset markup. */
const plainWords = /^[\w+,()-]+(?: [\w+,()-]+)*$/;
/** A formula that is not typeset as one. */
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

/** Canonical forms differ in case and punctuation, which `plain` removes. */
function withoutCase(canonical: string): string {
  return [...canonical].map((character) => character.charCodeAt(0).toString(16)).join('');
}

const scripts = '₀₁₂₃₄₅₆₇₈₉⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻₊₋';
const flatScripts = '01234567890123456789+-+-';

/** Letters and digits without markup. Case matters only inside formulas: Co is not CO. */
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
