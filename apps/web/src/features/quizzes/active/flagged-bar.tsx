import type { IssuedQuestion } from '@valence/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';

const FlaggedDialog = lazyPart(async () => (await import('./flagged-dialog.tsx')).FlaggedDialog);

interface FlaggedBarProps {
  questions: readonly IssuedQuestion[];
  /** Places. */
  flagged: readonly number[];
  isLast: boolean;
  onGoTo: (place: number) => void;
}

/** When every question is answered: the way back to the flagged ones, and from there to the end. */
export function FlaggedBar({ questions, flagged, isLast, onGoTo }: FlaggedBarProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-2">
      <p className="mr-auto text-sm">
        {flagged.length} flagged question{flagged.length === 1 ? '' : 's'}
      </p>
      <Button tone="quiet" size="small" onClick={() => setOpen(true)}>
        Go Back
      </Button>
      {!isLast && (
        <Button tone="quiet" size="small" onClick={() => onGoTo(questions.length - 1)}>
          To the End
        </Button>
      )}
      {isOpen && (
        <FlaggedDialog
          questions={questions}
          flagged={flagged}
          onGoTo={(place) => {
            setOpen(false);
            onGoTo(place);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
