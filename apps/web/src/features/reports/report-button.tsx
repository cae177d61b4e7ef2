import type { IssuedQuestion } from '@valence/contract';
import { MessageSquareWarning } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { ReportPlace } from './report-words.ts';

const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog);

/** Beside a question of the quiz screen. */
export function reportFromQuiz(question: IssuedQuestion) {
  return <ReportButton question={question} place="quiz" />;
}

/** Under a question of the results screen. */
export function reportFromResults(question: IssuedQuestion) {
  return <ReportButton question={question} place="results" />;
}

interface ReportButtonProps {
  question: IssuedQuestion;
  place: ReportPlace;
}

/** Opens the report dialog for a question; the dialog's code comes when it is first needed. */
function ReportButton({ question, place }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="bare" size="small" onClick={() => setOpen(true)} className="mt-3 -ml-3 text-soft">
        <MessageSquareWarning className="size-4" aria-hidden />
        Report Issue
      </Button>
      {isOpen && <ReportDialog question={question} place={place} onClose={() => setOpen(false)} />}
    </>
  );
}
