import {
  generateQuestionsResponse,
  todayResponse,
  type ExamSettings,
  type GenerateQuestionsResponse,
} from '@valence/contract';
import type { OpenDatabase } from '../../../database/database.ts';
import { answersTo } from '../../../testing/take-quiz.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../../testing/test-app.ts';

export const path = '/api/user/exams';
export const settings: ExamSettings = {
  subject: { kind: 'own', name: 'Finals', topics: [{ id: 'counting', weight: 1 }] },
  date: '2026-03-21',
  minutes: [25, 25, 25, 25, 25, 0, 25],
  freeDays: [],
};

/** A server with students who prepare for exams. */
export interface ExamsServer extends TestApp {
  /** A student with an exam, a new one unless one is named. */
  withExam(
    more?: Partial<ExamSettings>,
    student?: TestStudent,
  ): Promise<{ student: TestStudent; id: string }>;
  todayOf(
    student: TestStudent,
    headers?: Record<string, string>,
  ): Promise<ReturnType<typeof todayResponse.parse>>;
  /** Does something at another moment. */
  at<Made>(moment: string, act: () => Promise<Made>): Promise<Made>;
  /** Takes the next quiz of today's plan, all of it right. */
  takeNext(student: TestStudent, id: string): Promise<GenerateQuestionsResponse>;
}

export async function openExamsServer(
  database: OpenDatabase,
  serverSettings: Record<string, string> = {},
): Promise<ExamsServer> {
  const server = await createTestApp(database, serverSettings);
  return {
    ...server,
    async withExam(more = {}, student) {
      const planning = student ?? (await server.signIn());
      const added = await planning.post(path, { ...settings, ...more });
      if (added.statusCode !== 200) throw new Error(added.body);
      return { student: planning, id: String(added.json().exams[0].id) };
    },
    todayOf: async (student, headers = {}) =>
      todayResponse.parse((await student.get('/api/user/today', headers)).json()),
    async at(moment, act) {
      const before = server.time.now;
      server.time.now = Date.parse(moment);
      try {
        return await act();
      } finally {
        server.time.now = before;
      }
    },
    async takeNext(student, id) {
      const answer = await student.post(`${path}/${id}/today`, undefined);
      const quiz = generateQuestionsResponse.parse(answer.json());
      await student.post('/api/user/record-quiz', answersTo(quiz, quiz.questions.length));
      return quiz;
    },
  };
}

export function put(student: TestStudent, url: string, body: unknown): ReturnType<TestStudent['send']> {
  return student.send('PUT', url, { 'content-type': 'application/json' }, JSON.stringify(body));
}
