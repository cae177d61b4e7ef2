import type { RecordQuizResponse } from '@valence/contract';
import type { FinishedQuiz } from '../quiz.ts';
import { withCorrections } from './with-corrections.ts';
import { withRecorded } from './with-recorded.ts';
import { withTyped } from './with-typed.ts';

/**
 * A finished quiz as the server recorded it. Before the recording is known, without a network or while it is on its way, what was typed
 * counts as the server graded it when it was typed.
 */
export function asRecorded(finished: FinishedQuiz, recorded: RecordQuizResponse | undefined): FinishedQuiz {
  const answered = recorded === undefined ? finished : withRecorded(finished, recorded.questions);
  return withCorrections(withTyped(answered, recorded?.typed), recorded?.corrected);
}
