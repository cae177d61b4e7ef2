/**
 * A phonetic key: the usual misspellings of a word have the same key or nearly the same. `ph` becomes `f`, `y` becomes
 * `i`, double letters become single.
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
 * The letters of a key as a bit set. Two words at edit distance `n` differ in at most `2 n` bits, which excludes most
 * words before the edit distance is computed.
 */
export function lettersOf(key: string): number {
  let letters = 0;
  for (let place = 0; place < key.length; place += 1) letters |= 1 << (key.charCodeAt(place) & 31);
  return letters;
}

/** Whether two sets of letters differ so little that their words may be so many changes apart. */
export function mayBeNear(letters: number, others: number, changes: number): boolean {
  let differing = letters ^ others;
  let count = 0;
  while (differing !== 0 && count <= 2 * changes) {
    differing &= differing - 1;
    count += 1;
  }
  return count <= 2 * changes;
}
