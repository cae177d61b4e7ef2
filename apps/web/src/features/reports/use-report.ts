import { useQueryClient } from '@tanstack/react-query';
import type { IssuedQuestion, ReportAnswerResponse, ReportReason } from '@valence/contract';
import { useState } from 'react';
import { reportAnswer, reportsQuery } from '../../api/quizzes/reports.ts';
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
  }: { onSuccess: (answer: ReportAnswerResponse) => void; onError: (error: unknown) => void },
) {
  const queries = useQueryClient();
  const [reason, setReason] = useDraft(`report.reason.${question.id}`);
  const [explanation, setExplanation] = useDraft(`report.explanation.${question.id}`);
  const [isSending, setSending] = useState(false);

  async function send(reportReason: ReportReason): Promise<void> {
    setSending(true);
    try {
      const answer = await reportAnswer({
        questionId: question.id,
        questionText: question.question,
        correctAnswer: question.correctAnswer,
        reportReason,
        reportExplanation: explanation,
      });
      setReason('');
      setExplanation('');
      void queries.invalidateQueries({ queryKey: reportsQuery.queryKey });
      onSuccess(answer);
    } catch (error) {
      onError(error);
    }
    setSending(false);
  }

  return {
    reason: readReason(reason),
    setReason,
    explanation,
    setExplanation,
    isSending,
    send: (reportReason: ReportReason) => void send(reportReason),
  };
}
