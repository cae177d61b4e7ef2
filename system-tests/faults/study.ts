import {
  generateQuestionsResponse,
  recordQuizResponse,
  subjectIds,
  type GenerateQuestionsResponse,
} from '@valence/contract';
import { answersTo } from '../../apps/server/src/testing/take-quiz.ts';
import type { Acknowledged } from './acknowledged.ts';
import type { Caller, Outcome } from './caller.ts';

const reportEvery = 8;
/** One more than a free day has. */
const askedAtOnce = 6;

/**
 * Takes quizzes one after another, and reports a question now and then, until it is over. Like the app, it hands a quiz
 * in until that is acknowledged; every acknowledgement is noted.
 */
export async function study(
  caller: Caller,
  base: string,
  noted: Acknowledged,
  over: AbortSignal,
): Promise<void> {
  for (let turn = 0; !over.aborted; turn += 1) {
    const quiz = await askForQuiz(caller, base, noted, subjectIds[turn % subjectIds.length] ?? 'general');
    if (quiz === null) continue;
    await handIn(caller, base, noted, over, quiz, turn);
    if (turn % reportEvery === 0) await report(caller, base, noted, quiz);
  }
}

/** Asks for more quizzes at once than a free day has, one student after the other, until it is over. */
export async function spendAllowances(
  callers: readonly Caller[],
  base: string,
  noted: Acknowledged,
  over: AbortSignal,
): Promise<void> {
  for (const caller of callers) {
    if (over.aborted) return;
    await Promise.all(Array.from({ length: askedAtOnce }, () => askForQuiz(caller, base, noted, 'general')));
  }
}

async function askForQuiz(
  caller: Caller,
  base: string,
  noted: Acknowledged,
  topic: string,
): Promise<GenerateQuestionsResponse | null> {
  const { studentId } = caller;
  const outcome = await caller.call(base, 'POST', '/api/generate-questions', {
    topic,
    difficulty: 'beginner',
    count: 5,
  });
  if (outcome.kind === 'lost') noted.unanswered.push(studentId);
  const body = bodyOf(outcome, [200, 403]);
  if (body === null) return null;
  const quiz = generateQuestionsResponse.parse(body);
  noted.quizzes.push({ studentId, quizId: quiz.quizId });
  return quiz;
}

async function handIn(
  caller: Caller,
  base: string,
  noted: Acknowledged,
  over: AbortSignal,
  quiz: GenerateQuestionsResponse,
  turn: number,
): Promise<void> {
  const answers = answersTo(quiz, turn % (quiz.questions.length + 1));
  while (!over.aborted) {
    const outcome = await caller.call(base, 'POST', '/api/user/record-quiz', { ...answers, timeSpent: 0 });
    const body = bodyOf(outcome, [200]);
    if (body === null) continue;
    noted.results.push({ studentId: caller.studentId, recorded: recordQuizResponse.parse(body) });
    return;
  }
}

async function report(
  caller: Caller,
  base: string,
  noted: Acknowledged,
  { questions: [question] }: GenerateQuestionsResponse,
): Promise<void> {
  if (question === undefined) return;
  const outcome = await caller.call(base, 'POST', '/api/report-answer', {
    questionId: question.id,
    reportReason: 'unclear_question',
    reportExplanation: 'Which of the two is meant?',
  });
  if (bodyOf(outcome, [200, 409]) !== null)
    noted.reports.push({ studentId: caller.studentId, questionId: question.id });
}

/** The body of a success; `null` of a refusal that may be, and where nothing came. */
function bodyOf(outcome: Outcome, expected: readonly number[]): unknown {
  if (outcome.kind !== 'answer') return null;
  if (!expected.includes(outcome.status))
    throw new Error(`${outcome.status} ${JSON.stringify(outcome.body)}`);
  return outcome.status === 200 || outcome.status === 409 ? outcome.body : null;
}
