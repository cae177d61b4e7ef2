/** Words that say nothing about which topic of chemistry is meant. */
const neutral = new Set(
  (
    'a an and are as at be by can do does for from give how i in into is it its me my of on or our please that the their ' +
    'them these this to under us use used using was we what when where which who why will with would you your between ' +
    'about across after all also any because both but if more most not only other some such than then there vs versus ' +
    'question questions quiz quizzes test exam exams practice practise problem problems calculate calculating ' +
    'calculation calculations find finding help explain understanding understand introduction basic basics advanced ' +
    'chemistry chemical chemicals chem topic topics study learn learning make making level levels year first second ' +
    'different type types kind kinds common general example examples want need like get'
  ).split(' '),
);

const scripts = '₀₁₂₃₄₅₆₇₈₉⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * The words of a text as topics are searched by: lower case, one spelling for both sides of the Atlantic, without
 * plural endings and neutral words.
 * @example wordsOf('Ionization energies of the elements') // ['ionisation', 'energy', 'element']
 */
export function wordsOf(text: string): string[] {
  return plainWords(text)
    .filter((word) => !neutral.has(word))
    .map(stem)
    .filter((word) => !neutral.has(word));
}

/** All words of a text in one spelling, neutral ones included: what phrases are found by. */
export function plainWords(text: string): string[] {
  const flat = text
    .normalize('NFC')
    .replace(/[₀-₉⁰¹²³⁴-⁹]/g, (script) => String(scripts.indexOf(script) % 10))
    .replace(/\\(?:ce|smiles|frac|sqrt)\{/g, ' ')
    .replace(/p\*?([KH])\*?_?\{?([a-z]*)\}?/g, 'p$1$2')
    .replace(/\*([A-Za-z])\*_\{(\w+)\}/g, '$1$2')
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
  return (flat.match(/[\p{L}\d]+/gu) ?? []).map(oneSpelling);
}

function oneSpelling(word: string): string {
  return word
    .replace(/iz(e|ed|es|ing|ation|ations|er)$/, 'is$1')
    .replace(/yz(e|ed|ing)$/, 'ys$1')
    .replace(/^sulph/, 'sulf')
    .replace(/^haem/, 'hem')
    .replace(/^aluminum$/, 'aluminium')
    .replace(/our$/, 'or')
    .replace(/^oest/, 'est')
    .replace(/^catalyz/, 'catalys');
}

/** Takes off the plural; words that only look like one stay (gas, mass, basis, ketosis). */
function stem(word: string): string {
  if (word.length < 4 || /(ss|us|is|as|os)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
