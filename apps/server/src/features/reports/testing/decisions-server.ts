import { randomUUID } from 'node:crypto';
import type { GenerateQuestionsResponse } from '@valence/contract';
import type { OpenDatabase } from '../../../database/database.ts';
import { users } from '../../../database/schema/accounts.ts';
import { errata, keyCorrections, withdrawals } from '../../../database/schema/reports.ts';
import { smallEngine } from '../../../testing/small-engine.ts';
import { answersTo, askForQuiz } from '../../../testing/take-quiz.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../../testing/test-app.ts';
import type { Decision } from '../decision.ts';
import { decide, type Decided } from '../decisions-service.ts';

interface Taken {
  student: TestStudent;
  quiz: GenerateQuestionsResponse;
  questionId: string;
}

/** A server with students who report questions, which the test decides about. */
export interface DecisionsServer extends TestApp {
  /** Forgets students and decisions of the test before. */
  startAfresh(): Promise<void>;
  context(): Parameters<typeof decide>[0];
  decideAbout(questionId: string, decision: Decision, note?: string | null): Promise<Decided>;
  report(student: TestStudent, questionId: string): Promise<void>;
  /** A student who answered so many questions of a quiz of five with the key, and the others with the option after it. */
  studentWithResult(right: number): Promise<Taken>;
  kindsOfErrata(): Promise<string[]>;
}

export async function openDecisionsServer(database: OpenDatabase): Promise<DecisionsServer> {
  const server = await createTestApp(database);
  const context = () => {
    const randomness = { uuid: () => randomUUID(), seed: () => 1 };
    return { db: database.db, clock: () => server.time.now, randomness, engine: smallEngine };
  };
  return {
    ...server,
    async startAfresh() {
      for (const table of [users, withdrawals, keyCorrections, errata]) await database.db.delete(table);
    },
    context,
    decideAbout: (questionId, decision, note = null) => decide(context(), questionId, decision, note),
    async report(student, questionId) {
      const response = await student.post('/api/report-answer', {
        questionId,
        reportReason: 'wrong_answer',
        reportExplanation: 'Another option is right.',
      });
      if (response.statusCode !== 200) throw new Error(response.body);
    },
    async studentWithResult(right) {
      const student = await server.signIn();
      const quiz = await askForQuiz(student);
      await record(student, quiz, right);
      return { student, quiz, questionId: quiz.questions[0]?.id ?? '' };
    },
    kindsOfErrata: async () =>
      (await server.app.inject('/api/accuracy')).json().errata.map(({ kind }: { kind: string }) => kind),
  };
}

/** Records a quiz and gives what the server made of it. */
export async function record(student: TestStudent, quiz: GenerateQuestionsResponse, right: number) {
  const response = await student.post('/api/user/record-quiz', answersTo(quiz, right));
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json();
}

export const progressOf = async (student: TestStudent) => (await student.get('/api/user/progress')).json();
export const noticesOf = async (student: TestStudent) =>
  (await student.get('/api/user/notices')).json().notices;
