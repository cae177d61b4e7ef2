import { concepts } from '../concepts/concepts.ts';
import type { Concept } from '../concepts/concept.ts';
import { taxonomy } from '../topics/taxonomy.ts';
import type { ExamUnit } from './exam.ts';

const subjectOf = new Map(taxonomy.map(({ id, subject }) => [id, subject]));
const taughtAt = conceptsByPlace();

/**
 * The concepts of a unit in the order of the map: those taught at its places, and those of its topics. A concept that syllabi
 * teach in several places belongs to several units.
 * @example conceptsOfUnit(apChemistry.units[6]).length
 */
export function conceptsOfUnit({ covers }: Pick<ExamUnit, 'covers'>): readonly Concept[] {
  const { places = [], ofSubjects, topics = [] } = covers;
  const taught = new Set(places.flatMap((place) => taughtAt.get(place) ?? []));
  const isTaughtHere = (concept: Concept): boolean => {
    const subject = subjectOf.get(concept.topic);
    const counts = ofSubjects === undefined || (subject !== undefined && ofSubjects.includes(subject));
    return counts && taught.has(concept);
  };
  return concepts.filter((concept) => topics.includes(concept.topic) || isTaughtHere(concept));
}

/** Of each place of a syllabus, the concepts taught there or within: `AP 7.11` is within `AP 7`, and `AQA 3.1.10` not within `AQA 3.1.1`. */
function conceptsByPlace(): Map<string, Concept[]> {
  const byPlace = new Map<string, Concept[]>();
  for (const concept of concepts)
    for (const place of new Set(concept.taughtIn.flatMap(placesAround)))
      byPlace.set(place, [...(byPlace.get(place) ?? []), concept]);
  return byPlace;
}

/** A place and all those around it: each ends where a part of the tag does. */
function placesAround(tag: string): string[] {
  return [...tag.matchAll(/[. ]|$/g)].map(({ index }) => tag.slice(0, index));
}
