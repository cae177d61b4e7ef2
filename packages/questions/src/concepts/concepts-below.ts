import { narrowerConcepts } from './narrower-concepts.data.ts';

const direct: ReadonlyMap<string, readonly string[]> = new Map(
  narrowerConcepts
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', narrower = ''] = line.split(': ');
      return [id, narrower.split(' ')];
    }),
);

/**
 * A concept with all concepts below it: whoever asks for the first accepts questions that test any of them.
 * @example conceptsBelow('buffer-solutions') // Set { 'buffer-solutions', 'henderson-hasselbalch-equation', … }
 */
export function conceptsBelow(id: string): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    open.push(...(direct.get(next) ?? []));
  }
  return found;
}
