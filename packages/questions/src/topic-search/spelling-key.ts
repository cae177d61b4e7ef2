/**
 * A word as it sounds, so that the usual misspellings of one word are one key or nearly so: `ph` as `f`, `y` as `i`,
 * no double letters.
 * @example spellingKey('spectrophotometry') // 'spektrofotometri'
 */
export function spellingKey(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replaceAll('rrh', 'r')
    .replaceAll('rh', 'r')
    .replace(/ck|qu|c(?![eiyh])/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replaceAll('z', 's')
    .replaceAll('y', 'i')
    .replace(/ie$/, 'i')
    .replace(/(.)\1+/g, '$1');
}

/**
 * The letters of a key as bits: two words that are `n` changes apart differ in at most `2 n` of them, which rules most
 * words out before they are compared letter by letter.
 */
export function lettersOf(key: string): number {
  let letters = 0;
  for (let place = 0; place < key.length; place += 1) letters |= 1 << (key.charCodeAt(place) & 31);
  return letters;
}
