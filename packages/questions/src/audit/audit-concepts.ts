import { conceptFaults } from '../concepts/concept-faults.ts';
import { concepts } from '../concepts/concepts.ts';
import { indexFaults } from '../index-terms/index-faults.ts';
import { indexTerms } from '../index-terms/index-terms.ts';
import { tagFaults } from './tag-faults.ts';
import { syllabusPlaces } from '../concepts/syllabus-places.data.ts';
import { subjects } from '../question.ts';
import { taxonomy } from '../topics/taxonomy.ts';
import { taggedItems, unconfirmedConcepts } from './concept-readings.ts';
import { understandTopic } from '../understanding/understand-topic.ts';
import type { AuditReport } from './audit-bank.ts';

/**
 * Counts the concept map and says what is wrong with it.
 * @example auditConcepts().broken // []
 */
export function auditConcepts(): AuditReport {
  const subjectOf = new Map(taxonomy.map(({ id, subject }) => [id, subject]));
  const counts = subjects.map((subject) => {
    const ofSubject = concepts.filter(({ topic }) => subjectOf.get(topic) === subject);
    return `${ofSubject.length} ${subject}`;
  });
  const taught = new Set(concepts.flatMap(({ taughtIn }) => taughtIn));
  const coverage = Object.entries(syllabusPlaces).map(([exam, places]) => {
    const covered = places.filter((place) => taught.has(`${exam} ${place}`)).length;
    return `${exam} ${covered} of ${places.length}`;
  });
  const unread = unconfirmedConcepts().map(
    (id) => `what ${id} tests was not read by two in its present wording`,
  );
  const unindexed = taggedItems().flatMap(({ id }) =>
    indexTerms.has(id) ? [] : [`${id} has no index terms`],
  );
  return {
    lines: [
      `concepts: ${concepts.length} (${counts.join(', ')})`,
      ...typedNameLines(),
      `places of syllabi that teach a concept: ${coverage.join(', ')}`,
    ],
    broken: [
      ...conceptFaults(concepts),
      ...tagFaults(),
      ...unread,
      ...unindexed,
      ...indexFaults(indexTerms, taggedItems()),
    ],
  };
}

/** A student who types the name of a concept is promised so many different questions. */
const promised = 5;
/** Concepts with so few are named. */
const hardlyAny = 2;

/**
 * How many concepts have the promised questions for a student who types their name: what is at the edge of a concept does not come
 * then, and twins count once, so these are fewer than those that questions test.
 */
function typedNameLines(): string[] {
  const counted = concepts.map(({ id, name, taughtIn }) => {
    const understood = understandTopic(name);
    const counts = understood.isUnderstood ? Object.values(understood.counts) : [];
    return { id, isTaught: taughtIn.length > 0, count: counts.reduce((sum, count) => sum + count, 0) };
  });
  const taught = counted.filter(({ isTaught }) => isTaught);
  const enough = (ones: typeof counted): number => ones.filter(({ count }) => count >= promised).length;
  const fewest = counted.filter(({ count }) => count <= hardlyAny).map(({ id, count }) => `${id} (${count})`);
  return [
    `concepts with ${promised} different questions for whoever types their name: ${enough(counted)} of ${counted.length}, of those in syllabi ${enough(taught)} of ${taught.length}`,
    `concepts with ${hardlyAny} and fewer: ${fewest.join(', ') || 'none'}`,
  ];
}
