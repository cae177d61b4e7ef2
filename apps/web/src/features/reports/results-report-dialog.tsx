import { useQuery, useQueryClient } from '@tanstack/react-query';
import { explanationLength, explanationProblem, type IssuedQuestion } from '@valence/contract';
import { userQuery } from '../../api/account/account.ts';
import { reportsQuery } from '../../api/quizzes/reports.ts';
import { ApiFailure } from '../../api/request.ts';
import { toast, type ToastMessage } from '../../ui/toast/toast-store.ts';
import { ReportForm } from './report-form.tsx';
import { alreadyReported, reportSignedOut, reportSubmitted } from './report-toasts.ts';
import { useReport } from './use-report.ts';

const tooShort = `Please provide at least ${explanationLength.least} characters explaining the issue.`;

/** The report dialog of the results screen: it can be sent once it is complete, and says in a toast how that went. */
export function ResultsReportDialog({
  question,
  onClose,
}: {
  question: IssuedQuestion;
  onClose: () => void;
}) {
  const queries = useQueryClient();
  const { data: user } = useQuery(userQuery);
  const { reason, setReason, explanation, setExplanation, isSending, send } = useReport(question, {
    onSuccess: ({ message }) => {
      void queries.invalidateQueries({ queryKey: reportsQuery.queryKey });
      toast(reportSubmitted(message));
      onClose();
    },
    onError: (error) => toast(failureToast(error)),
  });
  const problem = explanationProblem(explanation);

  function submit() {
    if (!user) toast(reportSignedOut);
    else if (reason === null || explanation.trim() === '') toast(missing);
    else if (problem === 'too short') toast(bad('Explanation Too Short', tooShort));
    else send(reason);
  }

  return (
    <ReportForm
      description="What is wrong with this question? Below your history you see what becomes of your report."
      reason={reason}
      explanation={explanation}
      onReason={setReason}
      onExplanation={setExplanation}
      {...(problem === 'too long' ? { problems: { reason: null, explanation: tooLong } } : {})}
      isSending={isSending}
      isIncomplete={reason === null || problem !== null}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}

const tooLong = `Please keep your explanation under ${explanationLength.most} characters.`;
const missing = bad('Missing Information', 'Please select a reason and provide an explanation.');

function failureToast(error: unknown): ToastMessage {
  const failure = error instanceof ApiFailure ? error : null;
  if (failure?.status === 401) return reportSignedOut;
  if (failure?.body?.alreadyReported) return alreadyReported;
  if (failure?.body?.requiresExplanation) return bad('Explanation Required', tooShort);
  return bad('Report Failed', failure?.body?.message ?? 'Failed to submit report. Please try again.');
}

function bad(title: string, description: string): ToastMessage {
  return { title, description, variant: 'destructive' };
}
