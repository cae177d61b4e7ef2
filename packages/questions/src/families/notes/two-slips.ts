/**
 * What teaches two slips that were made at once, from the sentences about each of them.
 * @example twoSlips('The mass is doubled.', 'The volume is tripled.') // 'Two slips at once. First, the mass is … Second, the volume is …'
 */
export function twoSlips(first: string, second: string): string {
  return `Two slips at once. First, ${insideSentence(first)} Second, ${insideSentence(second)}`;
}

/** A word that is capitalized only at the beginning of a sentence, not a name, a symbol, or an amino acid. */
const plainWord =
  /^(?!(?:Arrhenius|Avogadro|Beer|Bohr|Boltzmann|Faraday|Fischer|Gibbs|Hess|Hund|Markovnikov|Planck|Raoult)\b)(?:[A-Z][a-z]{2,}|A[nst]|[BM]y|I[fnt]|N[o]|O[fn]|[ST]o)(?=[ ,-])/;
/** The article, not the species A. */
const article = /^A (?!(?:alone|and|becomes|forms|has|is|reacts|was)\b)/;

/** A sentence as it goes on after a word in front of it. */
function insideSentence(sentence: string): string {
  return plainWord.test(sentence) || article.test(sentence)
    ? sentence.slice(0, 1).toLowerCase() + sentence.slice(1)
    : sentence;
}
