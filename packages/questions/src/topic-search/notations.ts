/** A notation that tells the topic without naming it. */
interface Notation {
  pattern: RegExp;
  words: string;
}

const notations: readonly Notation[] = [
  // 1s2 2s2 2p6, [Ar] 3d5 4s1
  { pattern: /(?:\b[1-7][spdf]\d{1,2}\b[\s,]*)+/g, words: ' electron configuration ' },
  // 6.022 x 10^23
  { pattern: /\b6[.,]02\d*\s*(?:[x×*·]\s*10|e)\s*\^?\+?23\b/gi, words: ' Avogadro number ' },
  // C3H8 + O2 -> CO2 + H2O
  { pattern: /[A-Za-z0-9()]+\s*(?:->|→|⇌|⟶|=>)\s*[A-Za-z0-9()]+/g, words: ' chemical equations ' },
  { pattern: /\bcm\s*(?:\^?[-−]1|⁻¹)/g, words: ' wavenumber ' },
  // uranium-238, C-14
  { pattern: /\b(?:[A-Z][a-z]?|[a-z]+(?:ium|on|ine|en))-\d{1,3}\b/g, words: ' isotopes ' },
  // 2-methylbutane, 3-chloro-1-propanol
  {
    pattern: /\b(?:\d+(?:,\d+)*-[a-z-]+)+(?:ane|ene|yne|anol|enol|anal|one|oic|amine)\b/g,
    words: ' IUPAC name ',
  },
];

/**
 * A text with its notations replaced by words, for texts that consist of little else.
 * @example notationsInWords('why is chromium 4s1 3d5') // 'why is chromium  electron configuration '
 */
export function notationsInWords(text: string): string {
  return notations.reduce((said, { pattern, words }) => said.replace(pattern, words), text.normalize('NFKC'));
}
