import {
  attemptsInPractice,
  plans,
  type TypedAnswerRequest,
  type TypedAnswerResponse,
} from '@valence/contract';
import type { Question } from '@valence/questions';
import type { Database } from '../../database/database.ts';
import { Refusal, signedOut } from '../../refusal.ts';
import { planOf } from '../allowance/plan-of.ts';
import { correctedQuestion } from '../grading/corrected-question-service.ts';
import { keepWithoutOptions } from '../grading/keep-without-options-service.ts';
import { issuedQuestion } from '../quizzes/issued-question.ts';
import { typedStanding } from '../quizzes/typed/issued-typed-question.ts';
import type { QuizzesContext } from '../quizzes/quizzes-context.ts';
import { findQuiz, lockStudent, type StoredQuiz } from '../quizzes/quizzes-repository.ts';
import { placeOfTyped } from '../quizzes/typed/place-of-typed.ts';
import { insertTry, triesOfQuiz, type StoredTry } from '../quizzes/typed/typed-tries-repository.ts';

type CheckContext = Pick<QuizzesContext, 'db' | 'clock' | 'engine' | 'offer'>;

/**
 * Grades one typed answer and keeps the try. What is not understood is no try, and neither is the same text once more, as when the
 * answer of a call was lost. With the last try the question is over, and its key is told.
 * @throws Refusal `notFound` for a quiz that is not this student's, `conflict` for one that is finished and for a question without a right answer, `badRequest` for
 * a question of it that is not typed
 */
export async function checkAnswer(
  context: CheckContext,
  studentId: string,
  request: TypedAnswerRequest,
): Promise<TypedAnswerResponse> {
  return context.db.transaction(async (tx) => {
    const student = await lockStudent(tx, studentId);
    if (!student) throw signedOut();
    const { quiz, question: issued } = await openQuestion(tx, studentId, request);
    const question = await correctedQuestion(tx, issued);
    const tries = (await triesOfQuiz(tx, studentId, request.quizId)).get(question.id) ?? [];
    const issue = (whole: Question) => issuedQuestion(whole, context.engine);
    const standing = (all: readonly StoredTry[]) => typedStanding(question, context.engine, issue, all);
    const before = tries.at(-1);
    if (before?.isLast === true || before?.typed === request.typed)
      return { notUnderstood: null, standing: standing(tries) };

    const grade = gradeOf(context, question, request);
    if (grade.verdict === 'notUnderstood')
      return { notUnderstood: grade.understoodAs, standing: standing(tries) };
    const { practiceMode } = plans[planOf(student.subscriptionStatus, context.offer)];
    const number = tries.length + 1;
    const most = practiceMode && request.isPracticeMode ? attemptsInPractice : 1;
    const stored: StoredTry = {
      studentId,
      quizId: request.quizId,
      questionId: question.id,
      number,
      typed: request.typed,
      ...grade,
      verdict: grade.verdict,
      place: placeOfTyped(context.engine, question, request.typed, grade),
      isLast: grade.verdict === 'right' || number >= most,
      triedAt: new Date(context.clock()),
    };
    await insertTry(tx, stored);
    // It stands alone, and nothing is recorded after it.
    if (quiz.kind === 'withoutOptions') await keepWithoutOptions(tx, context.engine, student, quiz, most > 1);
    return { notUnderstood: null, standing: standing([...tries, stored]) };
  });
}

async function openQuestion(
  tx: Database,
  studentId: string,
  { quizId, questionId }: TypedAnswerRequest,
): Promise<{ quiz: StoredQuiz; question: Question }> {
  const found = await findQuiz(tx, studentId, quizId);
  // Of a paper nothing is told before it is submitted.
  if (!found || (found.quiz.kind === 'paper' && !found.result))
    throw new Refusal('notFound', 'We could not find this quiz.');
  if (found.result) throw new Refusal('conflict', 'This quiz is finished.');
  const question = found.quiz.questions.find(({ id }) => id === questionId);
  if (question === undefined || !found.quiz.typedIds.includes(questionId))
    throw new Refusal('badRequest', 'questionId: this is not a typed question of this quiz.');
  return { quiz: found.quiz, question };
}

function gradeOf({ engine }: CheckContext, question: Question, request: TypedAnswerRequest) {
  const asked = engine.askedAnswerOf(question);
  if (asked === null)
    throw new Refusal('conflict', 'This question cannot be typed any more. Please leave it open.');
  return engine.gradeTypedAnswer(asked, request.typed, { decimalComma: request.decimalComma ?? false });
}
