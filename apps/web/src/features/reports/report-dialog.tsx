import { explanationProblem, type IssuedQuestion } from '@valence/contract';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { ReportFields } from './report-fields.tsx';
import { reportFailed, reportProblems, reportSubmitted, type ReportPlace } from './report-words.ts';
import { useReport } from './use-report.ts';

interface ReportDialogProps {
  question: IssuedQuestion;
  place: ReportPlace;
  onClose: () => void;
}

/**
 * The form of a report. What is wrong is said beside its field: after the first try to send it, and at once where too much is written.
 * From the results screen only a complete one can be sent.
 */
export function ReportDialog({ question, place, onClose }: ReportDialogProps) {
  const [isTried, setTried] = useState(false);
  const { reason, setReason, explanation, setExplanation, isSending, send } = useReport(question, {
    onSuccess: ({ message }) => {
      toast(reportSubmitted(message));
      onClose();
    },
    onError: (error) => toast(reportFailed(error, place)),
  });
  const problem = explanationProblem(explanation);
  const isComplete = reason !== null && problem === null;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (reason !== null && problem === null) return send(reason);
    // To the first field that is wrong.
    return event.currentTarget.querySelector<HTMLElement>(reason === null ? 'select' : 'textarea')?.focus();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Report Question Issue"
      description="Tell us what is wrong. The question is checked again at once, and a person reads what you write. The results screen tells what becomes of it."
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <ReportFields
          reason={reason}
          explanation={explanation}
          onReason={setReason}
          onExplanation={setExplanation}
          problems={{
            reason: isTried && reason === null ? reportProblems['no reason'] : null,
            explanation:
              problem !== null && (isTried || problem === 'too long') ? reportProblems[problem] : null,
          }}
        />
        <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={place === 'results' && !isComplete} isBusy={isSending}>
            {isSending ? 'Submitting...' : 'Submit Report'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
