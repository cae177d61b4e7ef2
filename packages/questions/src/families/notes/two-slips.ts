/**
 * What teaches two slips that were made at once, from the sentences about each of them.
 * @example twoSlips('The mass is doubled.', 'The volume is tripled.') // 'Two things went wrong. The mass is … Also, the volume is …'
 */
export function twoSlips(first: string, second: string): string {
  return `Two things went wrong. ${atStart(first)} Also, ${insideSentence(second)}`;
}

/** True of a teaching that tells two slips which were made at once. */
export function tellsTwoSlips(teaching: string): boolean {
  return /^Two things went wrong\b/.test(teaching);
}

/** A sentence that was written to go on after a word begins with a capital, unless with a symbol. */
function atStart(sentence: string): string {
  return /^(?:an?|one|the|this) /.test(sentence)
    ? sentence.slice(0, 1).toUpperCase() + sentence.slice(1)
    : sentence;
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
