import { useQuery } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { noteAt, notesQuery } from '../../api/quizzes/notes.ts';
import { onUnsentNoteChange, unsentNote } from '../../attempt/kept/unsent-notes.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useFromBrowser } from '../../ui/use-from-browser.ts';
import { useStudent } from '../sign-in/student-context.ts';

const NoteField = lazyPart(async () => (await import('./note-field.tsx')).NoteField);

interface NoteProps {
  quizId: string;
  questionId: string;
  /** Whether a note that is there is shown at once, as whoever looks back wants it. */
  isShownAtOnce: boolean;
  /** Stands beside the button. */
  children: ReactNode;
}

/** The student's note at a question, behind a button. */
export function Note({ quizId, questionId, isShownAtOnce, children }: NoteProps) {
  const { id: userId } = useStudent();
  const unsentHere = () => unsentNote(userId, { quizId, questionId });
  const unsent = useSyncExternalStore(onUnsentNoteChange, unsentHere, () => null);
  // What was written before the page was left is shown, and its field sends it. One that has been sent stays open.
  const wasUnsent = useFromBrowser(() => unsentHere() !== null, false);
  const { data, isError, refetch } = useQuery(notesQuery(quizId));
  // Until the student has said whether it is to be open.
  const [wish, setWish] = useState<boolean | null>(null);
  const saved = noteAt(data, questionId);
  const text = unsent ?? saved;
  const isOpen = wish ?? (wasUnsent || (isShownAtOnce && saved !== ''));
  // A field that is open stays while what it sent is known here only.
  const isKnown = data !== undefined || unsent !== null || (wasUnsent && wish === null);
  return (
    <>
      <div className="flex flex-wrap gap-x-3">
        <Button
          tone="bare"
          size="small"
          aria-expanded={isOpen}
          className="mt-3 -ml-3 text-soft"
          onPointerEnter={NoteField.preload}
          onFocus={NoteField.preload}
          onClick={() => setWish(!isOpen)}
        >
          <NotebookPen className="size-4" aria-hidden />
          {text === '' ? 'Add a Note' : 'Your Note'}
        </Button>
        {children}
      </div>
      {isOpen && isKnown && (
        <NoteField
          userId={userId}
          quizId={quizId}
          questionId={questionId}
          text={text}
          isUnsent={unsent !== null}
          isFocused={wish === true}
        />
      )}
      {isOpen && !isKnown && isError && (
        <p role="alert" className="mt-1 flex flex-wrap items-center gap-x-2 text-sm">
          Your notes could not be loaded.
          <Button tone="quiet" size="small" onClick={() => void refetch()}>
            Try Again
          </Button>
        </p>
      )}
    </>
  );
}
