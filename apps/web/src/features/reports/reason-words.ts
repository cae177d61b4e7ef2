import { reportReasons, type ReportReason } from '@valence/contract';

/** The reasons of a report in a student's words. */
export const reasonWords: Record<ReportReason, string> = {
  wrong_answer: 'The answer is wrong',
  unclear_question: 'The question is unclear',
  typo: 'There is a typo',
  missing_context: 'Something is missing',
  should_count: 'My answer should count',
  other: 'Something else',
};

/** The reason that a text names, if it names one. */
export function readReason(text: string): ReportReason | null {
  return reportReasons.find((reason) => reason === text) ?? null;
}
