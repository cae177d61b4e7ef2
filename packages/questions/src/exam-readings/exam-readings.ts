import { examTable } from './exam-readings.data.ts';
import { readExamReadings, type ReadExam } from './read-exam-readings.ts';

/** By which exams a template's question could be asked, as somebody says who knows their specifications, by the name of the template. */
export const examReadings: ReadonlyMap<string, ReadonlySet<ReadExam>> = readExamReadings(examTable);

/**
 * Whether one of several exams could ask a template's question; `null` where nobody read it.
 * @param template its name: `general-moles-01`, `ideal-gas-law.beginner`
 * @example couldAsk(['AP'], 'ideal-gas-law.beginner') // true
 */
export function couldAsk(exams: readonly ReadExam[], template: string): boolean | null {
  const read = examReadings.get(template);
  return read === undefined ? null : exams.some((exam) => read.has(exam));
}
