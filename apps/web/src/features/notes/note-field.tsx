import { noteMaxLength } from '@valence/contract';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { inputStyle } from '../../ui/field.tsx';
import { useNote, type NoteStanding, type OpenedNote } from './use-note.ts';

interface NoteFieldProps extends OpenedNote {
  isFocused: boolean;
}

/** From here on it says how many characters are left. */
const longNote = noteMaxLength - 200;

/** The note at a question. It is saved while it is written. */
export function NoteField({ isFocused, ...opened }: NoteFieldProps) {
  const { text, standing, write, flush } = useNote(opened);
  const field = useRef<HTMLDivElement>(null);

  // What was asked for is seen to its lower end: the focus takes a field for seen that lies under the bar of a quiz.
  useEffect(() => {
    if (isFocused) field.current?.scrollIntoView({ block: 'nearest' });
    // Once, when it opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <div ref={field} className="mt-1 scroll-mb-10">
      <label className="grid gap-1">
        <span className="text-sm font-semibold">Your note</span>
        <textarea
          // Whoever asked for it by its button is about to write.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={isFocused}
          rows={3}
          maxLength={noteMaxLength}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
          onBlur={flush}
          className={`${inputStyle} py-2`}
        />
      </label>
      <div className="mt-1 flex min-h-6 flex-wrap items-center gap-x-3 text-sm text-soft">
        <output>{standingWords[standing]}</output>
        {standing === 'failed' && (
          <Button tone="quiet" size="small" onClick={() => write(text)}>
            Try Again
          </Button>
        )}
        {text.length > longNote && (
          <p className="figures ml-auto">
            {text.length} of {noteMaxLength} characters
          </p>
        )}
      </div>
    </div>
  );
}

const standingWords: Record<NoteStanding, string> = {
  unchanged: '',
  saving: 'Saving...',
  saved: 'Saved',
  waiting: 'No connection. Your note waits here, and is saved when it is back.',
  failed: 'Your note could not be saved. It is kept in this browser.',
};
