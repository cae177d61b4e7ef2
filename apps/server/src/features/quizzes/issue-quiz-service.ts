import type {
  Difficulty,
  GenerateQuestionsRequest,
  GenerateQuestionsResponse,
  SubjectId,
  TopicChoice,
} from '@valence/contract';
import type { Question } from '@valence/questions';
import { calendarAt } from '../../calendar/student-calendar.ts';
import type { Database } from '../../database/database.ts';
import { signedOut } from '../../refusal.ts';
import { settleTimeZone } from '../time-zone/time-zone-service.ts';
import { isLimited, requireAllowance, requireCount } from '../allowance/allowance.ts';
import { planOf } from '../allowance/plan-of.ts';
import type { Asking } from './asking.ts';
import type { Waiting } from './custom-question-source.ts';
import { issueCustomQuiz } from './custom-quiz-service.ts';
import { issuedQuiz } from './issued-quiz.ts';
import type { QuizzesContext } from './quizzes-context.ts';
import { countIssued, findForQuiz, findQuizOfRequest, lockStudent } from './quizzes-repository.ts';
import { readWish } from './read-wish.ts';
import { storeQuiz } from './store-quiz-service.ts';
import { fewerOfChoice, noQuestions } from './topic-refusals.ts';

/**
 * Issues a quiz on a subject, on a choice from the list of topics, or on a topic in the student's own words. Whatever fails, nothing is counted. A request whose answer
 * was lost is made again with its key, and gets the quiz that it was issued.
 * @throws Refusal when plan, topic or allowance do not permit it
 */
export async function issueQuiz(
  context: QuizzesContext,
  studentId: string,
  { topic, choice, difficulty, count, whenFewer = 'serve' }: GenerateQuestionsRequest,
  asking: Asking,
  waiting: Waiting,
): Promise<GenerateQuestionsResponse> {
  const issued = await findQuizOfRequest(context.db, studentId, asking.requestKey);
  if (issued) return issuedQuiz(issued, context.engine);
  const wanted = { difficulty, count, whenFewer };
  const asked = readWish({ topic, choice }, context.engine);
  if (asked.kind === 'subject') {
    const { subject } = asked;
    return issueSubjectQuiz(context, studentId, { name: subject, wish: { subject }, ...wanted }, asking);
  }
  if (asked.kind === 'choice') {
    const { understood, choice: chosen } = asked;
    const request = { name: understood.name, wish: { choice: chosen }, ...wanted };
    return issueSubjectQuiz(context, studentId, request, asking);
  }
  return issueCustomQuiz(context, studentId, { asked, ...wanted }, asking, waiting);
}

/** Whatever counts as a subject quiz: a whole subject, or a choice from the list. */
interface SubjectQuizRequest {
  /** A subject's id, or the name of what was chosen. */
  name: string;
  wish: { subject: SubjectId } | { choice: TopicChoice };
  difficulty: Difficulty;
  count: number;
  whenFewer: 'serve' | 'ask';
}

/**
 * The row of the quiz is what counts. Where there is something to count, it comes in one transaction with the allowance, which
 * holds the student's row; where there is not, nobody has to wait for anybody.
 */
async function issueSubjectQuiz(
  context: QuizzesContext,
  studentId: string,
  request: SubjectQuizRequest,
  { sentTimeZone, requestKey }: Asking,
): Promise<GenerateQuestionsResponse> {
  const { db, clock, randomness, engine } = context;
  const found = await findForQuiz(db, studentId);
  if (!found) throw signedOut();
  const { student, seen, withdrawn } = found;
  const plan = planOf(student.subscriptionStatus, context.offer);
  requireCount(plan, request.count);
  const now = clock();

  const compose = (): readonly Question[] => {
    const { name, wish, difficulty, count, whenFewer } = request;
    const seed = randomness.seed();
    const questions = engine.composeQuiz({ ...wish, difficulty, count, seed, seen, withdrawn });
    if (questions.length === 0) throw noQuestions(name, []);
    if (questions.length < count && whenFewer === 'ask') throw fewerOfChoice(name, questions.length);
    return questions;
  };
  const issue = (tx: Database): Promise<GenerateQuestionsResponse> =>
    storeQuiz(tx, context, {
      studentId,
      kind: 'subject',
      topic: request.name,
      difficulty: request.difficulty,
      issuedAt: new Date(now),
      requestKey,
      questions: compose(),
    });

  if (!isLimited(plan)) {
    await settleTimeZone(db, student, sentTimeZone, now);
    return issue(db);
  }
  return db.transaction(async (tx) => {
    const held = await lockStudent(tx, studentId);
    if (!held) throw signedOut();
    // The same request can have been answered while this one waited for the row.
    const first = await findQuizOfRequest(tx, studentId, requestKey);
    if (first) return issuedQuiz(first, engine);
    const calendar = calendarAt(now, await settleTimeZone(tx, held, sentTimeZone, now));
    requireAllowance(plan, await countIssued(tx, studentId, 'subject', calendar), calendar);
    return issue(tx);
  });
}
