import { keepStudent } from '../api/account/kept-student.ts';
import { forgetPaper } from '../features/papers/kept-paper.ts';
import { dropGivenUp, givenUp } from '../attempt/kept/given-up.ts';
import { forgetQuiz } from '../attempt/kept/kept-quiz.ts';
import { dropUnrecorded, unrecorded } from '../attempt/kept/unrecorded.ts';
import { forgetUnsentNotes } from '../attempt/kept/unsent-notes.ts';

/** Removes from this browser what it keeps for a student whose account is gone. */
export function forgetStudent(userId: string): void {
  keepStudent(null);
  forgetQuiz(userId);
  forgetPaper(userId);
  forgetUnsentNotes(userId);
  for (const quizId of givenUp(userId)) dropGivenUp(userId, quizId);
  for (const { quizId } of unrecorded(userId)) dropUnrecorded(userId, quizId);
}
