import type { Concept } from '../concepts/concept.ts';
import { concepts } from '../concepts/concepts.ts';
import { couldAsk } from '../exam-readings/exam-readings.ts';
import type { Specification } from '../exam-readings/read-exam-readings.ts';
import { templateName, templates, type Template } from '../understanding/question-index/templates.ts';

const tested = new Map<Specification | undefined, readonly Concept[]>();

/**
 * The concepts that questions test themselves, in the order of the map: what a plan can ask for. Computed at the first call.
 * @param specification of an exam: only what one of its questions could mainly test, as readers say
 */
export function testedConcepts(specification?: Specification): readonly Concept[] {
  const known = tested.get(specification);
  if (known !== undefined) return known;
  const ids = new Set(templates().flatMap((template) => testedOn(specification, template)));
  const found = concepts.filter(({ id }) => ids.has(id));
  tested.set(specification, found);
  return found;
}

function testedOn(specification: Specification | undefined, template: Template): readonly string[] {
  if (specification === undefined) return template.tests;
  return couldAsk([specification], templateName(template)) === true ? template.tests.slice(0, 1) : [];
}
