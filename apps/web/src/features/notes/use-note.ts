import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QuestionNotes } from '@valence/contract';
import { useEffect, useRef, useState } from 'react';
import { notesQuery, saveNote } from '../../api/quizzes/notes.ts';
import { ApiFailure } from '../../api/request.ts';

/** Whether the server has what is written. */
export type NoteStanding = 'unchanged' | 'saving' | 'saved' | 'waiting' | 'failed';

/** Milliseconds without a key until what was written is saved. */
const pause = 800;
const mostRetries = 3;

/**
 * A note that is being written. It is saved at each pause, and at once by `flush` and when the field or the page goes. Without a
 * network it waits in memory until there is one.
 */
export function useNote(quizId: string, questionId: string, saved: string) {
  const queries = useQueryClient();
  const [text, setText] = useState(saved);
  const unsent = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { mutate, status, isPaused, variables } = useMutation({
    mutationFn: (note: string) => saveNote(quizId, { questionId, text: note }),
    // One at a time, so that none overtakes another.
    scope: { id: `note ${quizId} ${questionId}` },
    networkMode: 'online',
    retry: (retries, error) => retries < mostRetries && !(error instanceof ApiFailure && error.status < 500),
  });

  function flush() {
    clearTimeout(timer.current);
    const note = unsent.current;
    if (note === null) return;
    unsent.current = null;
    // Whoever comes back to the question finds it, saved by then or not.
    queries.setQueryData(notesQuery(quizId).queryKey, (before) => withNote(before, questionId, note));
    mutate(note);
  }

  function write(note: string) {
    setText(note);
    unsent.current = note;
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, pause);
  }

  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
    // What it reads lives as long as the field.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return { text, standing: standingOf(status, isPaused, text === variables), write, flush };
}

function standingOf(
  status: 'idle' | 'pending' | 'success' | 'error',
  isPaused: boolean,
  isLatest: boolean,
): NoteStanding {
  if (isPaused) return 'waiting';
  if (status === 'error') return 'failed';
  if (status === 'pending') return 'saving';
  return status === 'success' && isLatest ? 'saved' : 'unchanged';
}

function withNote(before: QuestionNotes | undefined, questionId: string, text: string): QuestionNotes {
  const others = before?.notes.filter((note) => note.questionId !== questionId) ?? [];
  return { notes: text.trim() === '' ? others : [...others, { questionId, text }] };
}
