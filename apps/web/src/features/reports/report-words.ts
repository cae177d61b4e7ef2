import { explanationLength } from '@valence/contract';
import { ApiFailure } from '../../api/request.ts';
import type { ToastMessage } from '../../ui/toast/toast-store.ts';

/** The screen on which a report is written; review is the screen of a quiz. */
export type ReportPlace = 'quiz' | 'results';

/** What is wrong with a report, said beside its fields. */
export const reportProblems = {
  'no reason': 'Please select a reason for reporting this question.',
  'too short': `Please provide at least ${explanationLength.least} characters explaining the issue.`,
  'too long': `Please keep your explanation under ${explanationLength.most} characters.`,
} as const;

/** Thanks for a report, in the server's words where it has some. */
export function reportSubmitted(message: string): ToastMessage {
  return {
    title: 'Report Submitted',
    description: message || 'Thank you for your feedback! We’ll review this question and make improvements.',
  };
}

/** Why a report did not arrive. A quiz is not interrupted for more than that it did not; the results screen tells what the server says. */
export function reportFailed(error: unknown, place: ReportPlace): ToastMessage {
  const failure = error instanceof ApiFailure ? error : null;
  const body = failure?.body ?? null;
  if (failure?.status === 401)
    return refused('Authentication Required', 'Please log in to report questions.');
  if (body?.alreadyReported) return alreadyReported;
  if (place === 'quiz') return refused('Error', failed);
  if (body?.requiresExplanation) return refused('Explanation Required', reportProblems['too short']);
  return refused('Report Failed', body?.message ?? failed);
}

const failed = 'Failed to submit report. Please try again.';

const alreadyReported: ToastMessage = {
  title: 'Already Reported',
  description: 'You have already reported this question. Thank you for your feedback!',
};

function refused(title: string, description: string): ToastMessage {
  return { title, description, variant: 'destructive' };
}
