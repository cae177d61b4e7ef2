import type { QuestionNotes, SaveNoteRequest } from '@valence/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { Refusal } from '../../refusal.ts';
import { deleteNote, notesOfQuiz, questionIdsOf, saveNote } from './notes-repository.ts';

/** What a student noted at the questions of a quiz; nothing at a quiz that is not theirs. */
export async function readNotes(db: Database, studentId: string, quizId: string): Promise<QuestionNotes> {
  return { notes: await notesOfQuiz(db, studentId, quizId) };
}

/**
 * Keeps a student's note at a question of one of their quizzes, finished or not, in place of the one before. A note of nothing
 * but space is none.
 * @throws Refusal `notFound` for a quiz that is not this student's, or a question that is not of it
 */
export async function keepNote(
  { db, clock }: { db: Database; clock: Clock },
  studentId: string,
  quizId: string,
  { questionId, text }: SaveNoteRequest,
): Promise<void> {
  const asked = await questionIdsOf(db, studentId, quizId);
  if (asked?.includes(questionId) !== true)
    throw new Refusal('notFound', 'This question is not of a quiz of yours.');
  if (text.trim() === '') await deleteNote(db, { student: studentId, quiz: quizId, question: questionId });
  else await saveNote(db, { studentId, quizId, questionId, note: text, savedAt: new Date(clock()) });
}
