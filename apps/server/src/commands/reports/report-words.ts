import type { StoredReport } from '../../features/reports/reports-repository.ts';
import type { Withdrawal } from '../../features/quizzes/withdrawals-repository.ts';

export const reasonWords: Readonly<Record<StoredReport['reason'], string>> = {
  wrong_answer: 'wrong answer',
  unclear_question: 'unclear question',
  typo: 'typo',
  missing_context: 'missing context',
  should_count: 'a typed answer should count',
  other: 'other',
};

export const causeWords: Readonly<Record<Withdrawal['cause'], string>> = {
  reports: 'by its reports',
  recheck: 'because a check contradicts its key',
  answers: 'because its answers speak against its key',
  decision: 'by decision',
};

/** An option by its letter: `B 32.8 L`. */
export function lettered(options: readonly { text: string }[], place: number): string {
  return `${'ABCD'[place] ?? ''} ${options[place]?.text ?? ''}`;
}

/** A day as `2026-11-21`, in UTC. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
