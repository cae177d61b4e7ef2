/**
 * The consonants of a word as they sound, so that who writes by ear meets the word: `titrashun` and `titration`. A `ch` sounds like `k` or
 * like `sh`, so a word with one has a key for each.
 * @example soundKeys('stoikiometry') // ['stkmtr'], one of soundKeys('stoichiometry')
 */
export function soundKeys(word: string): string[] {
  const soft = word.replaceAll('ch', 'sh');
  return [...new Set([keyOf(word.replaceAll('ch', 'k')), keyOf(soft)])];
}

function keyOf(word: string): string {
  return word
    .replace(/(?:ti|si|ci|sh|t|s)(?=(?:o|u|ou|e)n(?:s|al)?$)|sh|[tcs]i(?=[aou])/g, 'x')
    .replaceAll('ph', 'f')
    .replace(/^ps/, 's')
    .replace(/^[kg]n/, 'n')
    .replace(/gh(?![aeiou])/g, '')
    .replace(/x(?=t|c)/g, 'ks')
    .replace(/ck|qu|q|c(?![eiy])/g, 'k')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/dg|g(?=[eiy])/g, 'j')
    .replace(/^[aeiou]+/, 'a')
    .replace(/(?!^)[aeiouyhw]+/g, '')
    .replace(/(.)\1+/g, '$1');
}
