import { lockStudent } from '../../database/lock-student.ts';
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
import { keepWithoutOptions } from '../grading/keep-without-options-service.ts';
import { countingKey } from '../key-corrections/counting-key.ts';
import { correctionsOf } from '../key-corrections/key-corrections-repository.ts';
import { typedStanding } from '../quizzes/typed/issued-typed-question.ts';
import type { QuizzesContext } from '../quizzes/quizzes-context.ts';
import { findQuiz, type StoredQuiz } from '../quizzes/quizzes-repository.ts';
import { countTries, type CountedTries } from '../quizzes/typed/count-tries.ts';
import { gradeTypedText } from '../quizzes/typed/grade-typed-text.ts';
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
    const key = countingKey(issued, await correctionsOf(tx, [issued.id]));
    const tries = (await triesOfQuiz(tx, studentId, request.quizId)).get(issued.id) ?? [];
    const count = (all: readonly StoredTry[]) => countTries(context.engine, quiz, issued, key, all);
    const counted = count(tries);
    if (counted.isExcused) throw excused(key);
    const told = (standing: CountedTries, notUnderstood: string | null = null) => ({
      notUnderstood,
      standing: typedStanding(context.engine, issued, standing),
    });
    if (counted.tries.at(-1)?.isLast === true || tries.at(-1)?.typed === request.typed) return told(counted);

    const { question } = counted;
    const grade = gradeTypedText(
      context.engine,
      quiz,
      question,
      request.typed,
      request.decimalComma ?? false,
    );
    if (grade === null)
      throw new Refusal('conflict', 'This question cannot be typed any more. Please leave it open.');
    if (grade.verdict === 'notUnderstood') return told(counted, grade.understoodAs);
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
      isLast: grade.verdict === 'right' || number >= most,
      correctedKey: key === issued.key ? null : key,
      triedAt: new Date(context.clock()),
    };
    await insertTry(tx, stored);
    // It stands alone, and nothing is recorded after it.
    if (quiz.kind === 'withoutOptions') await keepWithoutOptions(tx, context.engine, student, quiz, most > 1);
    return told(count([...tries, stored]));
  });
}

/** What is said here holds: whoever leaves the question open has it counted as right. */
function excused(key: number | null): Refusal {
  return new Refusal(
    'conflict',
    key === null
      ? 'We found that this question does not have exactly one right answer. Please leave it open: it does not count against you.'
      : 'The key of this question was corrected, and it cannot be typed any more. Please leave it open: it does not count against you.',
  );
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
