import type {
  Difficulty,
  GenerateQuestionsRequest,
  GenerateQuestionsResponse,
  SubjectId,
} from '@valence/contract';
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
import { readTopic } from './read-topic.ts';
import { storeQuiz } from './store-quiz-service.ts';

/**
 * Issues a quiz on a subject, or on a topic in the student's own words. Whatever fails, nothing is counted. A request whose answer
 * was lost is made again with its key, and gets the quiz that it was issued.
 * @throws Refusal when plan, topic or allowance do not permit it
 */
export async function issueQuiz(
  context: QuizzesContext,
  studentId: string,
  { topic, difficulty, count, whenFewer = 'serve' }: GenerateQuestionsRequest,
  asking: Asking,
  waiting: Waiting,
): Promise<GenerateQuestionsResponse> {
  const issued = await findQuizOfRequest(context.db, studentId, asking.requestKey);
  if (issued) return issuedQuiz(issued, context.engine);
  const asked = readTopic(topic, context.engine);
  return asked.kind === 'subject'
    ? issueSubjectQuiz(context, studentId, { subject: asked.subject, difficulty, count }, asking)
    : issueCustomQuiz(context, studentId, { asked, difficulty, count, whenFewer }, asking, waiting);
}

interface SubjectQuizRequest {
  subject: SubjectId;
  difficulty: Difficulty;
  count: number;
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

  const issue = (tx: Database): Promise<GenerateQuestionsResponse> =>
    storeQuiz(tx, context, {
      studentId,
      kind: 'subject',
      topic: request.subject,
      difficulty: request.difficulty,
      issuedAt: new Date(now),
      requestKey,
      questions: engine.composeQuiz({ ...request, seed: randomness.seed(), seen, withdrawn }),
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
