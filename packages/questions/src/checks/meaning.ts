import { canonicalSmiles } from '../structures/canonical-smiles.ts';

const number = /^([−–-]?)(\d+(?:[\u00a0\u2009\u202f ]\d{3})*(?:\.\d+)?)(?: ?× ?10\^\{([−–-]?\d+)\})?/;

/**
 * What an option says, apart from how it is written: options of equal meaning are the same answer. Numbers compare by
 * value (`1.0` and `1`), formulas without their setting (`H₂O` and `\ce{H2O}`), structures by their canonical form.
 * @example meaningOf('1.0 mol') === meaningOf('1 mol')
 */
export function meaningOf(text: string): string {
  const flat = text
    .trim()
    .replace(
      /\\smiles\{([^|}]*)(?:\|[^}]*)?\}/g,
      (_, smiles: string) => `⟨${withoutCase(canonicalSmiles(smiles) ?? smiles)}⟩`,
    )
    .replace(/\s+/g, ' ')
    .replace(/[.;]$/, '');
  const match = number.exec(flat);
  if (match !== null) {
    const [whole, sign = '', digits = '', exponent = '0'] = match;
    const value = Number(`${digits.replace(/\s/g, '')}e${exponent.replace(/[−–]/, '-')}`);
    const rest = flat.slice(whole.length).trim();
    if (!/^[\d.,:/^]/.test(rest))
      return `${sign === '' || value === 0 ? '' : '-'}${value.toPrecision(12)} ${plain(rest)}`;
  }
  return plain(flat);
}

/** Canonical forms differ by capital letters and signs that the flattening of texts would lose. */
function withoutCase(canonical: string): string {
  return [...canonical].map((character) => character.charCodeAt(0).toString(16)).join('');
}

const scripts = '₀₁₂₃₄₅₆₇₈₉⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻₊₋';
const flatScripts = '01234567890123456789+-+-';

/** Letters and figures without their setting. Case counts only inside formulas: Co is not CO. */
function plain(text: string): string {
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
