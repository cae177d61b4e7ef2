import { quizPlaceCookie, type GenerateQuestionsResponse, type User } from '@valence/contract';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { DrawnPage } from '../../http/pages.ts';
import { currentStudent } from '../sign-in/current-student.ts';
import { userOf } from '../sign-in/student.ts';
import { issuedQuiz } from './issued-quiz.ts';
import type { QuizzesContext } from './quizzes-context.ts';
import { findQuiz } from './quizzes-repository.ts';

/** What the web app's build draws the page with; `null` where the place is none in the quiz. */
export type DrawQuizPage = (user: User, quiz: GenerateQuestionsResponse, place: string) => string | null;

const uuidLength = 36;
const longestPlace = 400;

/**
 * Draws the quiz that a student is in, at the place that the browser's cookie tells. The quiz is the server's own
 * record, looked up among this student's, so the cookie of another student shows nothing.
 */
export async function drawQuizInProgress(
  { db, engine }: Pick<QuizzesContext, 'db' | 'engine'>,
  draw: DrawQuizPage,
  request: FastifyRequest,
): Promise<DrawnPage | null> {
  const place = request.cookies[quizPlaceCookie] ?? '';
  const quizId = z.uuid().safeParse(place.slice(0, uuidLength));
  if (!quizId.success || place.length > longestPlace) return null;
  const student = await currentStudent(request);
  const found = student && (await findQuiz(db, student.id, quizId.data));
  if (!found || found.result) return null;
  const user = userOf(student);
  const markup = draw(user, issuedQuiz(found.quiz, engine), place);
  return markup === null ? null : { markup, served: { user, place } };
}
