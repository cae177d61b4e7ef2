import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { questionNotes } from '../../database/schema/notes.ts';
import { quizzes } from '../../database/schema/quizzes.ts';

type StoredNote = typeof questionNotes.$inferSelect;

const { studentId, quizId, questionId, note } = questionNotes;

/** A student's notes at the questions of a quiz. */
export async function notesOfQuiz(db: Database, student: string, quiz: string) {
  return db
    .select({ questionId, text: note })
    .from(questionNotes)
    .where(and(eq(studentId, student), eq(quizId, quiz)))
    .orderBy(asc(questionId));
}

/** The ids of a quiz's questions; `null` for a quiz that is not this student's. */
export async function questionIdsOf(
  db: Database,
  student: string,
  quiz: string,
): Promise<readonly string[] | null> {
  const [row] = await db
    .select({ questionIds: quizzes.questionIds })
    .from(quizzes)
    .where(and(eq(quizzes.studentId, student), eq(quizzes.id, quiz)));
  return row?.questionIds ?? null;
}

/** Keeps a note, in place of the one before. */
export async function saveNote(db: Database, saved: StoredNote): Promise<void> {
  await db
    .insert(questionNotes)
    .values(saved)
    .onConflictDoUpdate({
      target: [studentId, quizId, questionId],
      set: { note: saved.note, savedAt: saved.savedAt },
    });
}

export async function deleteNote(
  db: Database,
  { student, quiz, question }: { student: string; quiz: string; question: string },
): Promise<void> {
  await db
    .delete(questionNotes)
    .where(and(eq(studentId, student), eq(quizId, quiz), eq(questionId, question)));
}
