import { concepts } from '../concepts/concepts.ts';
import type { Concept } from '../concepts/concept.ts';
import { taxonomy } from '../topics/taxonomy.ts';
import type { ExamUnit } from './exam.ts';

const subjectOf = new Map(taxonomy.map(({ id, subject }) => [id, subject]));

/**
 * The concepts of a unit in the order of the map: those taught at its places, and those of its topics. A concept that syllabi
 * teach in several places belongs to several units.
 * @example conceptsOfUnit(apChemistry.units[6]).length
 */
export function conceptsOfUnit({ covers }: Pick<ExamUnit, 'covers'>): readonly Concept[] {
  const { places = [], ofSubjects, topics = [] } = covers;
  const isTaughtHere = ({ topic, taughtIn }: Concept): boolean => {
    const subject = subjectOf.get(topic);
    const counts = ofSubjects === undefined || (subject !== undefined && ofSubjects.includes(subject));
    return counts && taughtIn.some((tag) => places.some((place) => isWithin(tag, place)));
  };
  return concepts.filter((concept) => topics.includes(concept.topic) || isTaughtHere(concept));
}

/** `AP 7.11` is within `AP 7`, and `IB R2.3` within `IB R2`; `AQA 3.1.10` is not within `AQA 3.1.1`. */
function isWithin(tag: string, place: string): boolean {
  return tag === place || tag.startsWith(`${place}.`) || tag.startsWith(`${place} `);
}
