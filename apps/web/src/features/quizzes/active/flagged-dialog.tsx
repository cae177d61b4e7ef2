import type { IssuedQuestion } from '@valence/contract';
import { Dialog } from '../../../ui/dialog.tsx';
import { Typeset } from '../../../ui/typeset/typeset.tsx';

interface FlaggedDialogProps {
  questions: readonly IssuedQuestion[];
  /** Places. */
  flagged: readonly number[];
  onGoTo: (place: number) => void;
  onClose: () => void;
}

/** The flagged questions, to go back to one of them. */
export function FlaggedDialog({ questions, flagged, onGoTo, onClose }: FlaggedDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Flagged questions"
      returnFocusTo={whatHasFocus}
    >
      <ul className="-mx-3 grid grid-cols-1 gap-1">
        {flagged.map((place) => {
          const question = questions[place];
          return (
            question !== undefined && (
              <li key={question.id}>
                <button
                  type="button"
                  onClick={() => onGoTo(place)}
                  className="flex min-h-11 w-full items-start gap-3 rounded-md px-3 py-2.5 text-left hover:bg-sunken"
                >
                  <span className="figures w-6 shrink-0 font-semibold">{place + 1}.</span>
                  <span className="line-clamp-2 min-w-0">
                    <Typeset text={question.question} drawings={question.drawings} />
                  </span>
                </button>
              </li>
            )
          );
        })}
      </ul>
    </Dialog>
  );
}

/** The question that was gone back to has taken the focus; where none was, it goes back as always. */
function whatHasFocus(): HTMLElement | null {
  const active = document.activeElement;
  return active instanceof HTMLElement && active !== document.body ? active : null;
}
