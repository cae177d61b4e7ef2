import type { IssuedQuestion } from '@valence/contract';
import { MessageSquareWarning } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const QuizDialog = lazyPart(async () => (await import('./quiz-report-dialog.tsx')).QuizReportDialog);
const ResultsDialog = lazyPart(async () => (await import('./results-report-dialog.tsx')).ResultsReportDialog);

/** Beside a question of the quiz screen. */
export function reportFromQuiz(question: IssuedQuestion) {
  return <ReportButton question={question} Dialog={QuizDialog} />;
}

/** Under a question of the results screen. */
export function reportFromResults(question: IssuedQuestion) {
  return <ReportButton question={question} Dialog={ResultsDialog} />;
}

interface ReportButtonProps {
  question: IssuedQuestion;
  Dialog: ComponentType<{ question: IssuedQuestion; onClose: () => void }>;
}

/** Opens the report dialog for a question; the dialog's code comes when it is first needed. */
function ReportButton({ question, Dialog }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="bare" size="small" onClick={() => setOpen(true)} className="mt-3 -ml-3 text-soft">
        <MessageSquareWarning className="size-4" aria-hidden />
        Report Issue
      </Button>
      {isOpen && <Dialog question={question} onClose={() => setOpen(false)} />}
    </>
  );
}
