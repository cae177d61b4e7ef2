import * as z from 'zod/mini';

/** Characters of a note, at most. */
export const noteMaxLength = 2000;

const questionId = z.string().check(z.minLength(1), z.maxLength(200));

/** The quiz whose notes are meant. */
export const notesRequest = z.object({ quizId: z.uuid() });

/** What a student noted at the questions of a quiz; questions without a note are left out. */
export const questionNotes = z.object({
  notes: z.array(z.object({ questionId: z.string(), text: z.string() })),
});

/** The note at one question; an empty text takes it away. */
export const saveNoteRequest = z.strictObject({
  questionId,
  text: z.string().check(z.maxLength(noteMaxLength)),
});

export type QuestionNotes = z.infer<typeof questionNotes>;
export type SaveNoteRequest = z.infer<typeof saveNoteRequest>;
