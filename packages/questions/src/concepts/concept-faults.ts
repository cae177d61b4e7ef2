import { taxonomy } from '../topics/taxonomy.ts';
import type { Concept } from './concept.ts';
import { syllabusPlaces } from './syllabus-places.data.ts';

/**
 * What is wrong with a concept map: ids and names that two concepts share, topics, prerequisites and places of syllabi
 * that do not exist, and concepts that presuppose themselves.
 * @returns a sentence for each fault; empty for a sound map
 * @example conceptFaults(concepts) // []
 */
export function conceptFaults(map: readonly Concept[]): string[] {
  const byId = new Map(map.map((concept) => [concept.id, concept]));
  const places = new Set(
    Object.entries(syllabusPlaces).flatMap(([exam, ofExam]) => ofExam.map((one) => `${exam} ${one}`)),
  );
  const topics = new Set(taxonomy.map(({ id }) => id));
  return [
    ...shared(map, ({ id }) => [id]).map((id) => `two concepts have the id ${id}`),
    ...shared(map, namesOf).map((name) => `two concepts are called “${name}”`),
    ...map.flatMap(({ id, topic, presupposes, taughtIn }) => [
      ...(/^[a-z\d]+(-[a-z\d]+)*$/.test(id) ? [] : [`${id} is not kebab-case`]),
      ...(topics.has(topic) ? [] : [`${id}: no topic ${topic}`]),
      ...presupposes
        .filter((other) => !byId.has(other))
        .map((other) => `${id} presupposes ${other}, which does not exist`),
      ...taughtIn.filter((place) => !places.has(place)).map((place) => `${id}: no place ${place}`),
    ]),
    ...circular(byId).map((id) => `${id} presupposes itself`),
  ];
}

/** The names of a concept as they are compared: apart from case, accents and punctuation. */
function namesOf({ name, otherNames }: Concept): string[] {
  const plain = [name, ...otherNames].map((text) =>
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim(),
  );
  return [...new Set(plain)];
}

/** The keys that more than one concept has. */
function shared(map: readonly Concept[], keysOf: (concept: Concept) => readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const key of map.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].flatMap(([key, count]) => (count > 1 ? [key] : []));
}

/** The concepts from which the prerequisites lead back to themselves. */
function circular(byId: ReadonlyMap<string, Concept>): string[] {
  return [...byId.keys()].filter((id) => {
    const reached = new Set<string>();
    const open = [...(byId.get(id)?.presupposes ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (next === id) return true;
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(...(byId.get(next)?.presupposes ?? []));
    }
    return false;
  });
}
