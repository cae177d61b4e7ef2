import { useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { openQuizWords } from './open-quiz-words.ts';
import type { OpenInTheWay } from './use-issue-quiz.ts';
import { TopicText } from '../ui/typeset/topic-text.tsx';

/** Asks whoever wants a new quiz what is to become of the open one. */
export function OpenQuizDialog({ open }: { open: OpenInTheWay }) {
  const { onContinue, onReplace, onStay, pressed } = open;
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isDecision
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onStay();
      }}
      title="Another quiz is open"
      description={<TopicText text={openQuizWords(open)} />}
      firstFocus={safe}
      returnFocusTo={pressed}
    >
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        <Button tone="danger" onClick={onReplace}>
          Discard and Start New
        </Button>
        <Button ref={safe} onClick={onContinue}>
          Continue Quiz
        </Button>
      </div>
    </Dialog>
  );
}
