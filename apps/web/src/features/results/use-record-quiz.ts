import { useQuery } from '@tanstack/react-query';
import { recordingQuery } from '../../api/quizzes/recording.ts';
import type { FinishedQuiz } from '../../attempt/quiz.ts';
import { recordRequest } from '../../attempt/record-request.ts';

/** How far the recording of the quiz just taken has come. The app sees it through on whatever screen (`quiz-flow/recorder.tsx`). */
export function useRecordQuiz(finished: FinishedQuiz | null) {
  return useQuery(recordingQuery(finished === null ? null : recordRequest(finished)));
}
