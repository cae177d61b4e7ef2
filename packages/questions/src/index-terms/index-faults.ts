import type { IndexEntry } from './read-index-terms.ts';

const fewestTerms = 3;
const mostWords = 12;
/** Words that every question could have for a term. */
const tooGeneral = /^(?:chemistry|energy|reactions?|calculations?|questions?|problems?)$/i;

/**
 * What is wrong with an index: ids that no question has, too few terms, long, general or repeated ones, and edges of concepts that
 * the question does not test.
 * @param items everything that is to be found
 * @returns a sentence for each fault; empty for a sound index
 */
export function indexFaults(
  index: ReadonlyMap<string, IndexEntry>,
  items: readonly { id: string; tests: readonly string[] }[],
): string[] {
  const known = new Map(items.map((item) => [item.id, item]));
  return [...index].flatMap(([id, { terms, edge }]) => {
    const item = known.get(id);
    if (item === undefined) return [`${id} has index terms, and no question`];
    return [
      ...(terms.length < fewestTerms ? [`${id} has ${terms.length} index terms`] : []),
      ...terms
        .filter((term) => term.trim() !== term || term === '' || term.split(' ').length > mostWords)
        .map((term) => `${id}: “${term}” is no short term`),
      ...terms.filter((term) => tooGeneral.test(term)).map((term) => `${id}: any question has “${term}”`),
      ...terms
        .filter((term, place) => terms.indexOf(term) !== place)
        .map((term) => `${id} has the term “${term}” twice`),
      ...edge
        .filter((concept) => !item.tests.includes(concept))
        .map((concept) => `${id} is at the edge of ${concept}, which it does not test`),
    ];
  });
}
