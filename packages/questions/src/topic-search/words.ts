import { remembered } from '../remembered.ts';
import { irregularPlurals, neutralWords, silentWords } from './neutral-words.data.ts';

const scripts = '₀₁₂₃₄₅₆₇₈₉⁰¹²³⁴⁵⁶⁷⁸⁹';
const greek: Readonly<Record<string, string>> = {
  α: ' alpha ',
  β: ' beta ',
  γ: ' gamma ',
  δ: ' delta ',
  ε: ' epsilon ',
  λ: ' lambda ',
  μ: ' mu ',
  π: ' pi ',
  σ: ' sigma ',
  ψ: ' psi ',
};

/** Texts have the same few thousand words, and each takes a dozen patterns. */
const stemmed = remembered((word) => withoutEnding(singular(oneSpelling(word))));

const neutral: ReadonlySet<string> = new Set([...neutralWords].map(stemOf));

/**
 * The words of a text as search terms: lower case, US and UK spelling unified, without plural endings and neutral words.
 * @example wordsOf('Ionization energies of the elements') // ['ionisation', 'energy', 'element']
 */
export function wordsOf(text: string): string[] {
  return phraseWords(text).filter((word) => !isNeutral(word));
}

/**
 * All words of a text except articles, prepositions and the like. Phrases are compared by them, so that
 * `heat of vaporization` and `vaporisation heats` have the same words.
 * @example phraseWords('The first law of thermodynamics') // ['first', 'law', 'thermodynamics']
 */
export function phraseWords(text: string): string[] {
  return (flat(text).match(/[\p{L}\d]+/gu) ?? []).filter((word) => !silentWords.has(word)).map(stemOf);
}

/** True for words that do not help to tell topics apart. */
export function isNeutral(word: string): boolean {
  return neutral.has(word);
}

/** Nothing in it has to be rewritten. */
const isPlain = /^(?!.*\betc\b)[A-Za-z\d ,.;:()/?!-]*$/;

/** Lower-case text without typeset markup, accents and possessives. */
function flat(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase();
  return text
    .normalize('NFC')
    .replace(/[₀-₉⁰¹²³⁴-⁹]/g, (script) => String(scripts.indexOf(script) % 10))
    .replace(/\\(?:ce|smiles|frac|sqrt)\{/g, ' ')
    .replace(/p\*?([KH])\*?_?\{?([a-z]*)\}?/g, 'p$1$2')
    .replace(/\*([A-Za-z])\*_\{(\w+)\}/g, '$1$2')
    .replace(/(?<=[\s,]+)etc\b\.?/g, ' ')
    .toLowerCase()
    .replace(/[αβγδελμπσψ]/g, (letter) => greek[letter] ?? letter)
    .replace(/(?<=\p{L}{2})[’']s\b/gu, '')
    .replace(/(?<=\b(?:do|does|did|is|are|was|ca|wo|would|should|could|has|have))n[’']t\b/g, ' not')
    .replace(/ø/g, 'o')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
}

/**
 * A word in lower case as the search compares it: one spelling, no plural, no `-e`, `-ed`, `-ing`.
 * @example stemOf('balancing') // 'balanc', as for `balance` and `balanced`
 */
export function stemOf(word: string): string {
  return stemmed(word);
}

function oneSpelling(word: string): string {
  return word
    .replace(/iz(e|ed|es|ing|ation|ations|er)$/, 'is$1')
    .replace(/yz(e|ed|es|ing|er|ers)$/, 'ys$1')
    .replace(/^sulph/, 'sulf')
    .replace(/^haem/, 'hem')
    .replace(/aem/, 'em')
    .replace(/^aluminum$/, 'aluminium')
    .replace(/our$/, 'or')
    .replace(/ours$/, 'ors')
    .replace(/colour/, 'color')
    .replace(/^oest/, 'est')
    .replace(/(?<=cent|lit|met|fib|stereocent)er(s?)$/, 're$1')
    .replace(/^signal(ing|ed)$/, 'signall$1');
}

/** Takes off the plural; words that only look like one stay (gas, mass, basis, ketosis). */
function singular(word: string): string {
  const irregular = irregularPlurals.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || /(ss|us|is|(?<!i)os|ics)$/.test(word) || /^.{0,4}as$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** `balance`, `balanced`, `balancing`: one word. What is left has at least three letters and a vowel. */
function withoutEnding(word: string): string {
  const bare = word.replace(/(?:(?<=[aeiouy].*[^e])ing|(?<=[aeiouy].*..)ed|(?<=..)e)$/, '');
  if (bare.length < 3) return word;
  // `splitting` and `split`; `cell` and `mass` keep both letters.
  return bare === word || bare === word.slice(0, -1) ? bare : bare.replace(/([bdgmnprt])\1$/, '$1');
}
