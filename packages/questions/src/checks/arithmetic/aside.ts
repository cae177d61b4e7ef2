/** Words of a sentence about a wrong way, a check or a comparison. */
const aside =
  /\b(forget(?:s|ting)?|forgot(?:ten)?|without|instead|rather than|wrong(?:ly)?|mistak\w+|error|slip|incorrect\w*|would|neglect\w*|ignor(?:es?|ing)|omit\w*|not|never|unlike|compare[ds]?|whereas|confus\w+|check|as a test)\b/i;

/**
 * True for a place in a sentence that does not derive anything: it speaks of a wrong way, checks, or compares.
 * @example isAside('It is 5 g. Forgetting the volume gives 9 g.', 35) // true
 */
export function isAside(linear: string, place: number): boolean {
  const starts = [...linear.slice(0, place).matchAll(/[.?!;]\s/g)].map(({ index }) => index + 1);
  const length = linear.slice(place).search(/[.?!;](?:\s|$)/);
  return aside.test(linear.slice(starts.at(-1) ?? 0, length < 0 ? undefined : place + length));
}
