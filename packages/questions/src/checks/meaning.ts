import { canonicalSmiles } from '../structures/canonical-smiles.ts';
import { readUnitAt } from './arithmetic/read-unit.ts';
import { linearText } from './arithmetic/linear-text.ts';

const number =
  /^([−–-]?)\+?(\d+(?:[\u00a0\u2009\u202f ]\d{3})*(?:\.\d+)?)(?: ?× ?10\^\{([−–-]?\d+)\})?(?![\d.,:/^])/;
const fraction = /^([−–-]?)(?:(\d+)\/(\d+)|\\frac\{(\d+)\}\{(\d+)\}|(½))(?![\d/^])/;
const absoluteZeroCelsius = 273.15;

/**
 * What an option says, apart from how it is written: options of equal meaning are the same answer. Quantities compare
 * by value (`1.0` and `1`, `1000 mL` and `1 L`, `½` and `0.5`, `50 %` and `0.50`), formulas without their setting
 * (`H₂O` and `\ce{H2O}`), structures by their canonical form.
 * @example meaningOf('1000 mL') === meaningOf('1.0 L')
 */
export function meaningOf(text: string): string {
  return (/^[\d−–\-+½\\]/.test(text) ? quantityMeaning(text) : null) ?? textMeaning(text);
}

function quantityMeaning(text: string): string | null {
  const flat = text.trim().replace(/[.;]$/, '');
  const match = number.exec(flat);
  if (match !== null) {
    const [whole, sign = '', digits = '', exponent = '0'] = match;
    const value = Number(`${digits.replace(/\s/g, '')}e${exponent.replace(/[−–]/, '-')}`);
    return valueMeaning(sign === '' ? value : -value, flat.slice(whole.length));
  }
  const parts = fraction.exec(flat);
  if (parts === null) return null;
  const [whole, sign = '', above, below, numerator, denominator, half] = parts;
  const value = half === undefined ? Number(above ?? numerator) / Number(below ?? denominator) : 0.5;
  return valueMeaning(sign === '' ? value : -value, flat.slice(whole.length));
}

/** In SI where the unit is known, else with the words behind the number. */
function valueMeaning(value: number, rest: string): string {
  const unit = rest === '' ? noUnit : unitMeaning(rest.trim());
  const inSi = value * unit.factor + unit.offset;
  return `${inSi === 0 ? '0' : inSi.toPrecision(10)} ${unit.name}`;
}

interface UnitMeaning {
  factor: number;
  offset: number;
  name: string;
}

const noUnit: UnitMeaning = { factor: 1, offset: 0, name: '' };
const meanings = new Map<string, UnitMeaning>();

function unitMeaning(written: string): UnitMeaning {
  const known = meanings.get(written);
  if (known !== undefined) return known;
  const meaning = readUnitMeaning(written);
  if (meanings.size > 5000) meanings.clear();
  meanings.set(written, meaning);
  return meaning;
}

function readUnitMeaning(written: string): UnitMeaning {
  const linear = linearText(written);
  if (linear === '°C') return { factor: 1, offset: absoluteZeroCelsius, name: '0,0,0,1,0,0' };
  const read = linear === '' ? null : readUnitAt(linear, 0);
  // A range, a product or a name (`2-methyl`, `3 s and 4 p`) is no unit.
  if (read === null || read.unit === null || read.end !== linear.length)
    return { factor: 1, offset: 0, name: textMeaning(written) };
  const isPure = read.unit.dimension.every((exponent) => exponent === 0);
  return { factor: read.unit.factor, offset: 0, name: isPure ? '' : read.unit.dimension.join() };
}

function textMeaning(text: string): string {
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
}

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
