import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';

/** A school behind one address, and what the first quiz of a student asks for. */
const students = 120;
const files = 12;

let server: TestApp;
let webFolder: string;

beforeAll(async () => {
  webFolder = mkdtempSync(join(tmpdir(), 'valence-web-'));
  mkdirSync(join(webFolder, 'client', 'assets'), { recursive: true });
  for (let file = 0; file < files; file += 1)
    writeFileSync(join(webFolder, 'client', 'assets', `${file}.js`), '');
  // As they are when nothing is set.
  const limits = { RATE_LIMIT_PER_ADDRESS: '', RATE_LIMIT_QUIZZES: '' };
  server = await createTestApp(await openMemoryDatabase(), limits, { webFolder });
});
afterAll(async () => {
  await server.close();
  rmSync(webFolder, { recursive: true });
});

test('120 students who come at once from behind one address all reach a quiz', async () => {
  const reached = [];
  for (let student = 0; student < students; student += 1)
    reached.push(await reachQuiz(await server.signIn()));
  expect(reached).toEqual(reached.map(() => [200]));
}, 120_000);

/** The statuses that the student met on the way, each once. */
async function reachQuiz(student: TestStudent): Promise<number[]> {
  const statuses = new Set<number>();
  const note = ({ statusCode }: { statusCode: number }) => statuses.add(statusCode);
  note(await student.get('/quiz'));
  for (let file = 0; file < files; file += 1) note(await student.get(`/assets/${file}.js`));
  for (const call of ['/api/auth/user', '/api/user/progress', '/api/user/quiz-usage'])
    note(await student.get(call));
  note(await student.post('/api/generate-questions', { topic: 'general', difficulty: 'beginner', count: 5 }));
  return [...statuses];
}
