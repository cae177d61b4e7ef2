import type { Concept } from '../concepts/concept.ts';
import { concepts } from '../concepts/concepts.ts';
import { templates } from '../understanding/question-index/templates.ts';

let tested: readonly Concept[] | undefined;

/** The concepts that questions test themselves, in the order of the map: what a plan can ask for. Computed at the first call. */
export function testedConcepts(): readonly Concept[] {
  if (tested === undefined) {
    const ids = new Set(templates().flatMap((template) => template.tests));
    tested = concepts.filter(({ id }) => ids.has(id));
  }
  return tested;
}
