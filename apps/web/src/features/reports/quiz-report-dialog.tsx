import { explanationLength, explanationProblem, type IssuedQuestion } from '@valence/contract';
import { useState } from 'react';
import { ApiFailure } from '../../api/request.ts';
import { toast, type ToastMessage } from '../../ui/toast/toast-store.ts';
import { alreadyReported, reportSignedOut, reportSubmitted } from './report-toasts.ts';
import { ReportForm } from './report-form.tsx';
import { useReport } from './use-report.ts';

const explanationProblems = {
  'too short': `Please provide at least ${explanationLength.least} characters explaining the issue.`,
  'too long': `Please keep your explanation under ${explanationLength.most} characters.`,
} as const;

/** The report dialog of the quiz screen: what is missing is said beside the field, after the first try to send it. */
export function QuizReportDialog({ question, onClose }: { question: IssuedQuestion; onClose: () => void }) {
  const [isTried, setTried] = useState(false);
  const { reason, setReason, explanation, setExplanation, isSending, send } = useReport(question, {
    onSuccess: ({ message }) => {
      toast(reportSubmitted(message));
      onClose();
    },
    onError: (error) => toast(failureToast(error)),
  });
  const problem = explanationProblem(explanation);
  const problems = {
    reason: isTried && reason === null ? 'Please select a reason for reporting this question.' : null,
    explanation: isTried && problem !== null ? explanationProblems[problem] : null,
  };

  function submit() {
    setTried(true);
    if (reason !== null && problem === null) send(reason);
  }

  return (
    <ReportForm
      description="Tell us what is wrong. The question is checked again at once, and a person reads what you write."
      reason={reason}
      explanation={explanation}
      onReason={setReason}
      onExplanation={setExplanation}
      problems={problems}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}

function failureToast(error: unknown): ToastMessage {
  const failure = error instanceof ApiFailure ? error : null;
  if (failure?.status === 401) return reportSignedOut;
  if (failure?.body?.alreadyReported) return alreadyReported;
  return {
    title: 'Error',
    description: 'Failed to submit report. Please try again.',
    variant: 'destructive',
  };
}
