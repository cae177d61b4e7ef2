import { analyticalConcepts } from './analytical.data.ts';
import { biochemistryConcepts } from './biochemistry.data.ts';
import type { Concept } from './concept.ts';
import { generalConcepts } from './general.data.ts';
import { organicConcepts } from './organic.data.ts';
import { physicalConcepts } from './physical.data.ts';
import { readConcepts } from './read-concepts.ts';

/** The concept map: every concept, subject by subject and topic by topic. */
export const concepts: readonly Concept[] = [
  generalConcepts,
  organicConcepts,
  physicalConcepts,
  biochemistryConcepts,
  analyticalConcepts,
].flatMap(readConcepts);

const schoolExam = /^(?:AP|IB|AQA|OCR) /;
const ofSchool = new Set(
  concepts.filter(({ taughtIn }) => taughtIn.some((place) => schoolExam.test(place))).map(({ id }) => id),
);

/**
 * True for a concept that an exam at school asks: AP, IB or A-level.
 * @param concept its id
 */
export function isSchoolConcept(concept: string): boolean {
  return ofSchool.has(concept);
}

const taught = new Set(concepts.filter(({ taughtIn }) => taughtIn.length > 0).map(({ id }) => id));

/**
 * True for a concept that a syllabus of the map teaches: at school, or for the MCAT.
 * @param concept its id
 */
export function isTaught(concept: string): boolean {
  return taught.has(concept);
}
