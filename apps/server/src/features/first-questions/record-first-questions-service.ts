import { lockStudent } from '../../database/lock-student.ts';
import {
  firstQuestionsLongest,
  type RecordFirstQuestionsRequest,
  type RecordFirstQuestionsResponse,
} from '@valence/contract';
import { Refusal, signedOut } from '../../refusal.ts';
import { recordHeld } from '../grading/record-quiz-service.ts';
import type { QuizzesContext } from '../quizzes/quizzes-context.ts';
import { findQuiz, hasQuizzes } from '../quizzes/quizzes-repository.ts';
import { storeQuiz } from '../quizzes/store-quiz-service.ts';
import { questionsDrawn } from './draw-first-questions-service.ts';

/** What the quiz is called in the history. */
const name = 'First questions';

/**
 * Takes what a visitor answered before there was an account into the new one, as a finished quiz that counts against no allowance. It is
 * graded from the server's keys, and only an account without any quiz takes it: nobody gets the answers of whoever used the browser before.
 * @throws Refusal `signedOut` for a student whose account was deleted meanwhile, `badRequest` for a question that was answered twice
 */
export async function recordFirstQuestions(
  context: Pick<QuizzesContext, 'db' | 'clock' | 'randomness' | 'engine' | 'offer'>,
  studentId: string,
  { answers, timeSpent, drawn }: RecordFirstQuestionsRequest,
  sentTimeZone: string | null,
): Promise<RecordFirstQuestionsResponse> {
  const { db, engine, clock } = context;
  const chosen = new Map(answers.map(({ questionId, userAnswer }) => [questionId, userAnswer]));
  if (chosen.size < answers.length) throw answeredTwice();
  const asked = [...engine.firstQuestions(), ...(drawn ? await questionsDrawn(context, drawn) : [])];
  const questions = [...new Map(asked.map((question) => [question.id, question])).values()].filter(({ id }) =>
    chosen.has(id),
  );
  const [first] = questions;
  if (first === undefined) return { quiz: null };
  const seconds = Math.min(timeSpent, firstQuestionsLongest);

  return db.transaction(async (tx) => {
    const student = await lockStudent(tx, studentId);
    if (!student) throw signedOut();
    if (await hasQuizzes(tx, studentId)) return { quiz: null };
    const { quizId } = await storeQuiz(tx, context, {
      studentId,
      kind: 'first',
      topic: name,
      difficulty: first.difficulty,
      issuedAt: new Date(clock() - seconds * 1000),
      requestKey: null,
      questions,
    });
    const stored = await findQuiz(tx, studentId, quizId);
    if (!stored) throw new Error('A quiz was kept and is not there');
    const questionsData = questions.map(({ id, key }) => {
      const userAnswer = chosen.get(id) ?? null;
      return { questionId: id, userAnswer, correctAnswer: key, isCorrect: userAnswer === key, attempts: 1 };
    });
    const given = { questionsData, timeSpent: seconds, isPracticeMode: false };
    const { totalQuestions, correctAnswers } = await recordHeld(
      tx,
      context,
      student,
      stored.quiz,
      given,
      sentTimeZone,
    );
    return { quiz: { quizId, totalQuestions, correctAnswers } };
  });
}

function answeredTwice(): Refusal {
  const message = 'A question was answered twice.';
  return new Refusal('badRequest', message, { fields: [{ field: 'answers', message }] });
}
