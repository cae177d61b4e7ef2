import { catalogue } from '../composition/catalogue.ts';
import { isTaught } from '../concepts/concepts.ts';
import { examReadings } from '../exam-readings/exam-readings.ts';
import { taughtByNcert } from '../understanding/exams/chapters.ts';
import type { AuditReport } from './audit-bank.ts';

/** Whether some syllabus teaches a concept: one with a place in the map, or the NCERT books, whose chapters are a table of their own. */
export function isOfSomeExam(concept: string): boolean {
  return isTaught(concept) || taughtByNcert().has(concept);
}

/**
 * Says which templates on a concept that some syllabus teaches nobody read by the exams' specifications (docs/exam-readings.md).
 * @example auditExamReadings().broken // []
 */
export function auditExamReadings(): AuditReport {
  const entries = catalogue();
  const known = new Set(entries.map(({ template }) => template));
  const unread = entries.filter(
    ({ template, tests: [main = ''] }) => isOfSomeExam(main) && !examReadings.has(template),
  );
  return {
    lines: [`templates read by the specifications of exams: ${examReadings.size} of ${entries.length}`],
    broken: [
      ...unread.map(({ template }) => `nobody said which exams could ask ${template}`),
      ...[...examReadings.keys()]
        .filter((template) => !known.has(template))
        .map((template) => `the exam reading of ${template} is of no template`),
    ],
  };
}
