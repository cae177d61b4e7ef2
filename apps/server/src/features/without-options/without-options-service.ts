import { lockStudent } from '../../database/lock-student.ts';
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
import { issuedIds } from '../quizzes/issued-questions-repository.ts';
import { issueAgain } from '../quizzes/issue-again-service.ts';
import type { QuizzesContext } from '../quizzes/quizzes-context.ts';
import { countIssued, findQuiz } from '../quizzes/quizzes-repository.ts';
import { storeQuiz } from '../quizzes/store-quiz-service.ts';
import { withdrawnTemplates } from '../quizzes/withdrawals-repository.ts';
import { settleTimeZone } from '../time-zone/time-zone-service.ts';
import { isRightIn, rightQuestion } from './can-follow.ts';
import { askedAfter, requestKeyOf } from './without-options-repository.ts';

type Context = Pick<QuizzesContext, 'db' | 'clock' | 'randomness' | 'engine'>;

/** Questions that are looked through for one that is new to the student. */
const draws = 6;
/** So often draws are made anew, where all of them were issued before. */
const mostRounds = 10;

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
  const open = quiz.questions.filter(
    ({ id }) =>
      !followed.has(id) &&
      !quiz.typedIds.includes(id) &&
      (result === null ? quiz.kind !== 'paper' : isRightIn(result, id)),
  );
  return { offered: await withSomethingNew(db, engine, studentId, open), asked };
}

/** Of questions, the ids of those on whose skill there is something to type that their student was never issued. */
async function withSomethingNew(
  db: Database,
  engine: Context['engine'],
  studentId: string,
  questions: readonly Question[],
): Promise<string[]> {
  if (questions.length === 0) return [];
  const withdrawn = await withdrawnTemplates(db);
  const supplies = questions.map((question) => ({
    id: question.id,
    ...engine.typedSupply(question, withdrawn),
  }));
  const seen = await issuedIds(
    db,
    studentId,
    supplies.flatMap(({ written }) => written),
  );
  return supplies
    .filter(({ isDrawn, written }) => isDrawn || written.some((one) => !seen.has(one)))
    .map(({ id }) => id);
}

/**
 * Asks a fresh question on the same skill without its options, as a quiz of its own with one typed question. It is drawn
 * once for each question that was right: whoever asks again gets the same.
 * @throws Refusal `notFound` for a quiz that is not this student's or a question that it does not have, `badRequest` for a question on
 * whose skill nothing can be typed, `conflict` for one that was not right or has nothing new left, `dailyLimitReached` beyond the day's allowance
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
    const withdrawn = await withdrawnTemplates(tx);
    const question = rightQuestion(found, request, engine, { corrections, withdrawn });
    const now = clock();
    const calendar = calendarAt(now, await settleTimeZone(tx, student, sentTimeZone, now));
    const { today } = await countIssued(tx, studentId, 'withoutOptions', calendar);
    requireWithoutOptions(today, calendar);
    const fresh = await freshQuestion(tx, context, { studentId, question, withdrawn });
    if (fresh === null)
      throw new Refusal('conflict', 'You have met everything that we have to type on this skill.');
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

/** What is to be typed on the skill of a question and was never issued to its student; `null` where there is nothing. */
async function freshQuestion(
  tx: Database,
  { randomness, engine }: Context,
  {
    studentId,
    question,
    withdrawn,
  }: { studentId: string; question: Question; withdrawn: ReadonlySet<string> },
): Promise<Question | null> {
  const { written } = engine.typedSupply(question, withdrawn);
  let answered = await issuedIds(tx, studentId, written);
  // A family can have few draws: what was issued is left out, until others follow.
  for (let round = 0; round < mostRounds; round += 1) {
    const drawn = engine.makeTypedVariants(question, draws, randomness.seed(), { withdrawn, answered });
    const seen = await issuedIds(
      tx,
      studentId,
      drawn.map(({ id }) => id),
    );
    const fresh = drawn.find(({ id }) => !seen.has(id));
    if (fresh !== undefined) return fresh;
    if (drawn.length === 0) return null;
    answered = answered.union(seen);
  }
  return null;
}

function inQuiz(
  questionId: string,
  { quizId, typed: [question] = [] }: GenerateQuestionsResponse,
): AskedWithoutOptions {
  if (question === undefined) throw new Error('A question without options was not issued as typed');
  return { questionId, quizId, question };
}
