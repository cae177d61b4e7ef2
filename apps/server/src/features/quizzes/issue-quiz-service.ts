import type {
  Difficulty,
  GenerateQuestionsRequest,
  GenerateQuestionsResponse,
  SubjectId,
  TopicChoice,
} from '@valence/contract';
import { requireCount } from '../allowance/allowance.ts';
import type { Asking } from './asking.ts';
import type { Waiting } from './custom/custom-question-source.ts';
import { issueCustomQuiz } from './custom/custom-quiz-service.ts';
import { issueAgain } from './issue-again-service.ts';
import { issueSubjectQuiz, type SubjectQuizRequest } from './issue-subject-quiz-service.ts';
import type { QuizzesContext } from './quizzes-context.ts';
import type { QuestionEngine } from './question-engine.ts';
import { findQuizOfRequest } from './quizzes-repository.ts';
import { readWish } from './read-wish.ts';
import { fewerOfChoice, noQuestions } from './custom/topic-refusals.ts';

/**
 * Issues a quiz on a subject, on a choice from the list of topics, or on a topic in the student's own words. Whatever fails, nothing is counted. A request whose answer
 * was lost is made again with its key, and gets the quiz that it was issued.
 * @throws Refusal when plan, topic or allowance do not permit it
 */
export async function issueQuiz(
  context: QuizzesContext,
  studentId: string,
  { topic, choice, difficulty, count, whenFewer = 'serve', answers = 'choose' }: GenerateQuestionsRequest,
  asking: Asking,
  waiting: Waiting,
): Promise<GenerateQuestionsResponse> {
  const { db, engine } = context;
  const issued = await findQuizOfRequest(db, studentId, asking.requestKey);
  if (issued) return issueAgain(db, engine, issued);
  const wanted = { difficulty, count, whenFewer, answers };
  const asked = readWish({ topic, choice }, engine);
  if (asked.kind === 'subject') {
    const { subject } = asked;
    const request = requestOf(engine, { name: subject, wish: { subject }, ...wanted });
    return issueSubjectQuiz(context, studentId, request, asking);
  }
  if (asked.kind === 'choice') {
    const { understood, choice: chosen } = asked;
    const request = requestOf(engine, { name: understood.name, wish: { choice: chosen }, ...wanted });
    return issueSubjectQuiz(context, studentId, request, asking);
  }
  return issueCustomQuiz(context, studentId, { asked, ...wanted }, asking, waiting);
}

/** A whole subject, or a choice from the list. */
interface Wanted {
  name: string;
  wish: { subject: SubjectId } | { choice: TopicChoice };
  difficulty: Difficulty;
  count: number;
  whenFewer: 'serve' | 'ask';
  answers: 'choose' | 'type';
}

function requestOf(
  engine: QuestionEngine,
  { name, wish, difficulty, count, whenFewer, answers }: Wanted,
): SubjectQuizRequest {
  return {
    name,
    difficulty,
    answers,
    requirePlan: (plan) => requireCount(plan, count),
    compose(composing) {
      const questions = engine.composeQuiz({ ...wish, difficulty, count, answers, ...composing });
      if (questions.length === 0) throw noQuestions(name, []);
      if (questions.length < count && whenFewer === 'ask') throw fewerOfChoice(name, questions.length);
      return questions;
    },
  };
}
