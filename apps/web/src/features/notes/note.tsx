import { useQuery } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { notesQuery } from '../../api/quizzes/notes.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

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
  const { data, isError, refetch } = useQuery(notesQuery(quizId));
  // Until the student has said whether it is to be open.
  const [wish, setWish] = useState<boolean | null>(null);
  const saved = data?.notes.find((note) => note.questionId === questionId)?.text ?? '';
  const isOpen = wish ?? (isShownAtOnce && saved !== '');
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
          {saved === '' ? 'Add a Note' : 'Your Note'}
        </Button>
        {children}
      </div>
      {isOpen && data !== undefined && (
        <NoteField quizId={quizId} questionId={questionId} saved={saved} isFocused={wish === true} />
      )}
      {isOpen && data === undefined && isError && (
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
