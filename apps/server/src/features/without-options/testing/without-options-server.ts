import { askedWithoutOptions, withoutOptions, type AskedWithoutOptions } from '@valence/contract';
import type { Question } from '@valence/questions';
import type { OpenDatabase } from '../../../database/database.ts';
import { smallEngine } from '../../../testing/small-engine.ts';
import { answersTo, askForQuiz } from '../../../testing/take-quiz.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../../testing/test-app.ts';
import type { QuestionEngine } from '../../quizzes/question-engine.ts';

const drawn = (question: Question): Question => ({
  ...question,
  // The first of five is written; all others are drawn.
  origin: question.id.endsWith('-0') ? { kind: 'written' } : { kind: 'family', family: question.id, seed: 1 },
});

/** All that there is to type on the skill of the written questions. */
export const onSkill = ['else-0', 'else-1'];
/** All that a small family can draw. */
export const ofSmallFamily = Array.from({ length: 6 }, (_, draw) => `small-family/${draw}`);

/** What an engine was told last, and what a test tells it. */
interface Told {
  /** What the quiz composed last was to avoid. */
  avoided: ReadonlySet<string>;
  /** Questions of a family that can draw no more than a few; whatever else is on its skill comes behind. */
  fromSmallFamily: Set<string>;
}

/** Each seed brings questions of its own, as in the real engine; a variant is named after its question. */
function followingEngine(told: Told): QuestionEngine {
  return {
    ...smallEngine,
    composeQuiz: (request) => {
      told.avoided = request.seen;
      return smallEngine.composeQuiz(request).map(drawn);
    },
    typedSupply: ({ origin, text }) =>
      origin.kind === 'written'
        ? { isDrawn: false, written: onSkill }
        : { isDrawn: !text.endsWith('4?'), written: [] },
    makeTypedVariants: (question, many, seed, { answered } = {}) =>
      question.origin.kind === 'written'
        ? onSkill.filter((id) => answered?.has(id) !== true).map((id) => ({ ...question, id }))
        : [
            ...(told.fromSmallFamily.has(question.id)
              ? ofSmallFamily.filter((id) => answered?.has(id) !== true)
              : []),
            ...Array.from({ length: many }, (_, index) => `${question.id}/${seed}-${index}`),
          ]
            .slice(0, many)
            .map((id) => ({ ...question, id })),
    templateOf: ({ id }) => id.split('/')[0] ?? '',
  };
}

/** A server whose questions can be followed by others without options. */
export interface WithoutOptionsServer extends TestApp {
  engine: QuestionEngine;
  told: Told;
  /** Five questions: the first is written, and on the skill of the last nothing can be typed. The first so many are right. */
  finished(
    student: TestStudent,
    right?: number,
    difficulty?: string,
  ): Promise<{ quizId: string; ids: string[] }>;
  ask(student: TestStudent, quizId: string, body: object): Promise<AskedWithoutOptions>;
  /** Status, code and message. */
  refusal(student: TestStudent, quizId: string, body: object): Promise<unknown[]>;
  read(student: TestStudent, quizId: string): Promise<ReturnType<typeof withoutOptions.parse>>;
}

export const callOf = (quizId: string) => `/api/user/without-options/${quizId}`;

export async function openWithoutOptionsServer(database: OpenDatabase): Promise<WithoutOptionsServer> {
  const told: Told = { avoided: new Set(), fromSmallFamily: new Set() };
  const engine = followingEngine(told);
  return {
    ...(await createTestApp(database, {}, { engine })),
    engine,
    told,
    async finished(student, right = 5, difficulty = 'beginner') {
      const quiz = await askForQuiz(student, { difficulty });
      await student.post('/api/user/record-quiz', answersTo(quiz, right));
      return { quizId: quiz.quizId, ids: quiz.questions.map(({ id }) => id) };
    },
    async ask(student, quizId, body) {
      const response = await student.post(callOf(quizId), body);
      if (response.statusCode !== 200) throw new Error(response.body);
      return askedWithoutOptions.parse(response.json());
    },
    async refusal(student, quizId, body) {
      const response = await student.post(callOf(quizId), body);
      return [response.statusCode, response.json().code, response.json().message];
    },
    read: async (student, quizId) => withoutOptions.parse((await student.get(callOf(quizId))).json()),
  };
}
