import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QuestionNotes } from '@valence/contract';
import { useEffect, useRef, useState } from 'react';
import { notesQuery, saveNote } from '../../api/quizzes/notes.ts';
import { ApiFailure } from '../../api/request.ts';
import { dropUnsentNote, keepUnsentNote, type NotePlace } from '../../attempt/kept/unsent-notes.ts';

/** Whether the server has what is written. */
export type NoteStanding = 'unchanged' | 'saving' | 'saved' | 'waiting' | 'failed';

/** Milliseconds without a key until what was written is saved. */
const pause = 800;
const mostRetries = 3;

/** A note when its field opens. */
export interface OpenedNote extends NotePlace {
  userId: string;
  text: string;
  /** The server may not have this text yet. */
  isUnsent: boolean;
}

/**
 * A note that is being written. It is saved at each pause, and at once by `flush` and when the field or the page goes. What the
 * server does not have yet is kept by this browser, and sent again when the field opens and when the network is back.
 */
export function useNote({ userId, quizId, questionId, text: opened, isUnsent }: OpenedNote) {
  const queries = useQueryClient();
  const [text, setText] = useState(opened);
  const unsent = useRef(isUnsent ? opened : null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { mutate, status, variables } = useMutation({
    mutationFn: (note: string) => saveNote(quizId, { questionId, text: note }),
    onSuccess: (_, note) => {
      const { queryKey } = notesQuery(quizId);
      queries.setQueryData(queryKey, (before) => before && withNote(before, questionId, note));
      dropUnsentNote(userId, { quizId, questionId }, note);
      // Notes that could not be loaded can be by now.
      if (queries.getQueryData(queryKey) === undefined) void queries.invalidateQueries({ queryKey });
    },
    onError: (_, note) => {
      unsent.current ??= note;
    },
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
    mutate(note);
  }

  function write(note: string) {
    setText(note);
    keepUnsentNote(userId, { quizId, questionId }, note);
    unsent.current = note;
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, pause);
  }

  useEffect(() => {
    flush();
    addEventListener('online', flush);
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('online', flush);
      removeEventListener('pagehide', flush);
      flush();
    };
    // What it reads lives as long as the field.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return { text, standing: standingOf(status, text === variables), write, flush };
}

function standingOf(status: 'idle' | 'pending' | 'success' | 'error', isLatest: boolean): NoteStanding {
  switch (status) {
    case 'idle':
      return 'unchanged';
    case 'success':
      return isLatest ? 'saved' : 'unchanged';
    case 'pending':
      return navigator.onLine ? 'saving' : 'waiting';
    case 'error':
      return navigator.onLine ? 'failed' : 'waiting';
  }
}

function withNote(before: QuestionNotes, questionId: string, text: string): QuestionNotes {
  const others = before.notes.filter((note) => note.questionId !== questionId);
  return { notes: text.trim() === '' ? others : [...others, { questionId, text }] };
}
