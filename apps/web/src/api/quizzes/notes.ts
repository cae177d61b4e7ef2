import { queryOptions } from '@tanstack/react-query';
import { questionNotes, type QuestionNotes, type SaveNoteRequest } from '@valence/contract';
import { call, request } from '../request.ts';

const pathOf = (quizId: string) => `/api/user/notes/${quizId}`;

/** The student's notes at the questions of a quiz. A quiz goes on without them: whoever is signed out is asked to sign in at its end. */
export const notesQuery = (quizId: string) =>
  queryOptions({
    queryKey: [pathOf(quizId)],
    queryFn: ({ signal }) => request('GET', pathOf(quizId), questionNotes, undefined, signal),
    meta: { isAside: true },
  });

/** The text of the note at a question, `''` without one, or until it is known. */
export function noteAt(notes: QuestionNotes | undefined, questionId: string): string {
  return notes?.notes.find((note) => note.questionId === questionId)?.text ?? '';
}

/** Keeps a note in place of the one before; it outlives the page that sends it. */
export async function saveNote(quizId: string, note: SaveNoteRequest): Promise<void> {
  await call('PUT', pathOf(quizId), {
    body: note,
    signal: undefined,
    accept: 'application/json',
    keepalive: true,
  });
}
