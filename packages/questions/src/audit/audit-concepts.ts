import { conceptFaults } from '../concepts/concept-faults.ts';
import { concepts } from '../concepts/concepts.ts';
import { tagFaults } from './tag-faults.ts';
import { syllabusPlaces } from '../concepts/syllabus-places.data.ts';
import { subjects } from '../question.ts';
import { taxonomy } from '../topics/taxonomy.ts';
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
  return {
    lines: [
      `concepts: ${concepts.length} (${counts.join(', ')})`,
      `places of syllabi that teach a concept: ${coverage.join(', ')}`,
    ],
    broken: [...conceptFaults(concepts), ...tagFaults()],
  };
}
