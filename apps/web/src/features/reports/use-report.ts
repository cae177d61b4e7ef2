import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { IssuedQuestion, ReportAnswerResponse, ReportReason } from '@valence/contract';
import { reportAnswer, reportsQuery } from '../../api/reports.ts';
import { useDraft } from '../../ui/use-draft.ts';
import { readReason } from './reason-words.ts';

/**
 * A report being written. What is typed outlives a call that fails, a closed dialog and a sign-in in between; it is
 * forgotten when the report has arrived.
 */
export function useReport(
  question: IssuedQuestion,
  {
    onSuccess,
    onError,
  }: { onSuccess: (answer: ReportAnswerResponse) => void; onError: (error: Error) => void },
) {
  const queries = useQueryClient();
  const [reason, setReason] = useDraft(`report.reason.${question.id}`);
  const [explanation, setExplanation] = useDraft(`report.explanation.${question.id}`);
  const sending = useMutation({
    // Without a network it fails and says so, where waiting would leave the student in the dark.
    networkMode: 'always',
    mutationFn: (reportReason: ReportReason) =>
      reportAnswer({
        questionId: question.id,
        questionText: question.question,
        correctAnswer: question.correctAnswer,
        reportReason,
        reportExplanation: explanation,
      }),
    onSuccess: (answer) => {
      setReason('');
      setExplanation('');
      void queries.invalidateQueries({ queryKey: reportsQuery.queryKey });
      onSuccess(answer);
    },
    onError,
  });
  return {
    reason: readReason(reason),
    setReason,
    explanation,
    setExplanation,
    isSending: sending.isPending,
    send: sending.mutate,
  };
}
