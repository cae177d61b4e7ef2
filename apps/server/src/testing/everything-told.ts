import { callsOf } from './calls-of.ts';
import type { TestApp, TestStudent } from './test-app.ts';

/** The bodies of every call that reads, as a student gets them, with a quiz and a question where one is to be named. */
export async function everythingTold(
  { app }: Pick<TestApp, 'app'>,
  student: TestStudent,
  quizId: string,
  questionId: string,
): Promise<Map<string, string>> {
  const reads = callsOf(app.printRoutes({ commonPrefix: false }))
    .filter((call) => call.startsWith('GET /api/') && !/log(?:in|out)/.test(call))
    .map((call) => call.slice('GET '.length));
  const bodies = new Map<string, string>();
  for (const path of reads) {
    const address = path.replace(/:quizId|:id\b/g, quizId).replace(/:\w+/g, encodeURIComponent(questionId));
    bodies.set(path, (await student.get(address)).body);
  }
  return bodies;
}
