import type {
  AskedWithoutOptions,
  AskWithoutOptionsRequest,
  GenerateQuestionsResponse,
  WithoutOptions,
} from '@valence/contract';
import type { Question } from '@valence/questions';
import { calendarAt } from '../../calendar/student-calendar.ts';
import type { Database } from '../../database/database.ts';
import { Refusal, signedOut } from '../../refusal.ts';
import { requireWithoutOptions } from '../allowance/allowance.ts';
import { correctionsOf } from '../key-corrections/key-corrections-repository.ts';
import { issueAgain } from '../quizzes/issue-again-service.ts';
import type { QuizzesContext } from '../quizzes/quizzes-context.ts';
import { countIssued, findQuiz, issuedQuestions, lockStudent } from '../quizzes/quizzes-repository.ts';
import { storeQuiz } from '../quizzes/store-quiz-service.ts';
import { withdrawnTemplates } from '../quizzes/withdrawals-repository.ts';
import { settleTimeZone } from '../time-zone/time-zone-service.ts';
import { canFollow, isRightIn, rightQuestion } from './can-follow.ts';
import { askedAfter, requestKeyOf } from './without-options-repository.ts';

type Context = Pick<QuizzesContext, 'db' | 'clock' | 'randomness' | 'engine'>;

/** Draws that are looked through for one that is new to the student and can be typed. */
const draws = 6;

/**
 * What can follow the right answers of a quiz, and what was asked already, with how it stands. One whose key was corrected since is left out:
 * what was said of it held for the key before.
 * @throws Refusal `notFound` for a quiz that is not this student's
 */
export async function readWithoutOptions(
  { db, engine }: Pick<Context, 'db' | 'engine'>,
  studentId: string,
  quizId: string,
): Promise<WithoutOptions> {
  const { quiz, result } = await ownQuiz(db, studentId, quizId);
  const followed = await askedAfter(db, studentId, quiz);
  const ids = [...followed.values()].flatMap(({ questionIds }) => questionIds);
  const corrected = await correctionsOf(db, ids);
  const asked: AskedWithoutOptions[] = [];
  for (const [questionId, own] of followed)
    if (!own.questionIds.some((id) => corrected.has(id)))
      asked.push(inQuiz(questionId, await issueAgain(db, engine, own)));
  const offered = quiz.questions.filter(
    (question) =>
      !followed.has(question.id) &&
      (result === null ? quiz.kind !== 'paper' : isRightIn(result, question.id)) &&
      canFollow(question, { quiz, engine }),
  );
  return { offered: offered.map(({ id }) => id), asked };
}

/**
 * Asks a fresh question of the same family and level without its options, as a quiz of its own with one typed question. It is drawn
 * once for each question that was right: whoever asks again gets the same.
 * @throws Refusal `notFound` for a quiz that is not this student's or a question that it does not have, `badRequest` for a question that
 * cannot be typed, `conflict` for one that was not right or has nothing new left, `dailyLimitReached` beyond the day's allowance
 */
export async function askWithoutOptions(
  context: Context,
  studentId: string,
  quizId: string,
  request: AskWithoutOptionsRequest,
  sentTimeZone: string | null,
): Promise<AskedWithoutOptions> {
  const { db, clock, engine } = context;
  return db.transaction(async (tx) => {
    const student = await lockStudent(tx, studentId);
    if (!student) throw signedOut();
    const found = await ownQuiz(tx, studentId, quizId);
    const { questionId } = request;
    const before = (await askedAfter(tx, studentId, found.quiz)).get(questionId);
    if (before) return inQuiz(questionId, await issueAgain(tx, engine, before));

    const corrections = await correctionsOf(tx, [questionId]);
    const question = rightQuestion(found, request, engine, corrections);
    const now = clock();
    const calendar = calendarAt(now, await settleTimeZone(tx, student, sentTimeZone, now));
    const { today } = await countIssued(tx, studentId, 'withoutOptions', calendar);
    requireWithoutOptions(today, calendar);
    const fresh = await freshDraw(tx, context, studentId, question);
    if (fresh === null)
      throw new Refusal('conflict', 'You have met every fresh version that we have of this question.');
    const issued = await storeQuiz(tx, context, {
      studentId,
      kind: 'withoutOptions',
      topic: found.quiz.topic,
      difficulty: fresh.difficulty,
      issuedAt: new Date(now),
      requestKey: requestKeyOf(quizId, questionId),
      questions: [fresh],
      answers: 'type',
    });
    return inQuiz(questionId, issued);
  });
}

async function ownQuiz(db: Database, studentId: string, quizId: string) {
  const found = await findQuiz(db, studentId, quizId);
  if (!found || found.quiz.kind === 'withoutOptions')
    throw new Refusal('notFound', 'We could not find this quiz.');
  return found;
}

/** A draw of the question's own family and level that its student was never issued; `null` where there is none. */
async function freshDraw(
  tx: Database,
  { randomness, engine }: Context,
  studentId: string,
  question: Question,
): Promise<Question | null> {
  const withdrawn = await withdrawnTemplates(tx);
  const template = engine.templateOf(question);
  const drawn = engine
    .makeVariants(question, draws, randomness.seed(), { withdrawn })
    .filter((one) => engine.templateOf(one) === template && engine.askedAnswerOf(one) !== null);
  const seen = await issuedQuestions(
    tx,
    studentId,
    drawn.map(({ id }) => id),
  );
  return drawn.find(({ id }) => !seen.has(id)) ?? null;
}

function inQuiz(
  questionId: string,
  { quizId, typed: [question] = [] }: GenerateQuestionsResponse,
): AskedWithoutOptions {
  if (question === undefined) throw new Error('A question without options was not issued as typed');
  return { questionId, quizId, question };
}
