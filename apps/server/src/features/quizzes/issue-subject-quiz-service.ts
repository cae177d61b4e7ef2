import { lockStudent } from '../../database/lock-student.ts';
import type { Difficulty, GenerateQuestionsResponse, Plan } from '@valence/contract';
import type { Question } from '@valence/questions';
import { calendarAt } from '../../calendar/student-calendar.ts';
import type { Database } from '../../database/database.ts';
import { signedOut } from '../../refusal.ts';
import { settleTimeZone } from '../time-zone/time-zone-service.ts';
import { isLimited, requireAllowance } from '../allowance/allowance.ts';
import { planOf } from '../allowance/plan-of.ts';
import type { Asking } from './asking.ts';
import { issueAgain } from './issue-again-service.ts';
import type { QuizzesContext } from './quizzes-context.ts';
import { countIssued, findForQuiz, findQuizOfRequest } from './quizzes-repository.ts';
import { storeQuiz } from './store-quiz-service.ts';

/** What a quiz is composed from, apart from what it is on. */
interface Composing {
  seed: number;
  /** Ids of questions that the student saw lately. */
  seen: ReadonlySet<string>;
  withdrawn: ReadonlySet<string>;
}

/** Whatever counts as a subject quiz. */
export interface SubjectQuizRequest {
  /** What the quiz is called: a subject's id, the name of what was chosen, or of what was planned. */
  name: string;
  difficulty: Difficulty;
  /** Whether answers are typed, where they can be; they are chosen unless told. */
  answers?: 'choose' | 'type';
  /** Refuses what the plan does not have. */
  requirePlan: (plan: Plan) => void;
  /** Makes the questions; throws a refusal where there are none. */
  compose: (composing: Composing) => readonly Question[];
}

/**
 * Issues a quiz that counts as a subject quiz. The row of the quiz is what counts. Where there is something to count, it comes in one
 * transaction with the allowance, which holds the student's row; where there is not, nobody has to wait for anybody.
 * @throws Refusal when plan or allowance do not permit it
 */
export async function issueSubjectQuiz(
  context: Pick<QuizzesContext, 'db' | 'clock' | 'randomness' | 'engine' | 'offer'>,
  studentId: string,
  { name, difficulty, answers = 'choose', requirePlan, compose }: SubjectQuizRequest,
  { sentTimeZone, requestKey }: Asking,
): Promise<GenerateQuestionsResponse> {
  const { db, clock, randomness, engine } = context;
  const found = await findForQuiz(db, studentId);
  if (!found) throw signedOut();
  const { student, seen, withdrawn } = found;
  const plan = planOf(student.subscriptionStatus, context.offer);
  requirePlan(plan);
  const now = clock();

  const issue = (tx: Database): Promise<GenerateQuestionsResponse> =>
    storeQuiz(tx, context, {
      studentId,
      kind: 'subject',
      topic: name,
      difficulty,
      issuedAt: new Date(now),
      requestKey,
      questions: compose({ seed: randomness.seed(), seen, withdrawn }),
      answers,
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
    if (first) return issueAgain(tx, engine, first);
    const calendar = calendarAt(now, await settleTimeZone(tx, held, sentTimeZone, now));
    requireAllowance(plan, await countIssued(tx, studentId, 'subject', calendar), calendar);
    return issue(tx);
  });
}
