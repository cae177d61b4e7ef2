import type { IssuedQuestion } from '@valence/contract';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const dialogs = {
  quiz: lazyPart(async () => (await import('./quiz-report-dialog.tsx')).QuizReportDialog),
  results: lazyPart(async () => (await import('./results-report-dialog.tsx')).ResultsReportDialog),
} as const;

/** Beside a question of the quiz screen. */
export function reportFromQuiz(question: IssuedQuestion) {
  return <ReportButton question={question} screen="quiz" />;
}

/** Under a question of the results screen. */
export function reportFromResults(question: IssuedQuestion) {
  return <ReportButton question={question} screen="results" />;
}

/** Opens the report dialog for a question; the dialog's code comes when it is first needed. */
function ReportButton({ question, screen }: { question: IssuedQuestion; screen: keyof typeof dialogs }) {
  const [isOpen, setOpen] = useState(false);
  const ReportDialog = dialogs[screen];
  return (
    <>
      <Button tone="bare" size="small" onClick={() => setOpen(true)} className="mt-3 -ml-3 text-soft">
        <Flag className="size-4" aria-hidden />
        Report Issue
      </Button>
      {isOpen && <ReportDialog question={question} onClose={() => setOpen(false)} />}
    </>
  );
}
