import { examTable } from './exam-readings.data.ts';
import { readExamReadings, type Specification } from './read-exam-readings.ts';

/** By which exams a template's question could be asked, as somebody says who knows their specifications, by the name of the template. */
export const examReadings: ReadonlyMap<string, ReadonlySet<Specification>> = readExamReadings(examTable);

/**
 * Whether a template's question is on one of several specifications; `null` where nobody read it, and where there are none to ask about.
 * @param template its name: `general-moles-01`, `ideal-gas-law.beginner`
 * @example couldAsk(['AP'], 'ideal-gas-law.beginner') // true
 */
export function couldAsk(specifications: readonly Specification[], template: string): boolean | null {
  const read = examReadings.get(template);
  return read === undefined || specifications.length === 0
    ? null
    : specifications.some((one) => read.has(one));
}

/**
 * Whether an exam could ask a template's question: what nobody read counts as what it could, and so does all where there is no
 * specification.
 * @example isOnSpecification('AP', 'ideal-gas-law.beginner') // true
 */
export function isOnSpecification(specification: Specification | undefined, template: string): boolean {
  return specification === undefined || couldAsk([specification], template) !== false;
}
