import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '../../features/roles/audit-log-repository.ts';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { smallEngine } from '../../testing/small-engine.ts';
import { answersTo, askForQuiz } from '../../testing/take-quiz.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { ReportsCommand } from './read-command.ts';
import { runReportsCommand } from './run-command.ts';

let server: TestApp;
let questionId: string;

beforeAll(async () => {
  server = await createTestApp(await openMemoryDatabase());
  const student = await server.signIn();
  const quiz = await askForQuiz(student);
  questionId = quiz.questions[0]?.id ?? '';
  await student.post('/api/user/record-quiz', answersTo(quiz, 5));
  await student.post('/api/report-answer', {
    questionId,
    reportReason: 'wrong_answer',
    reportExplanation: 'Another option is right.',
  });
});
afterAll(() => server.close());

function run(command: ReportsCommand) {
  const randomness = { uuid: () => randomUUID(), seed: () => 1 };
  const context = { db: server.database.db, clock: () => server.time.now, randomness, engine: smallEngine };
  return runReportsCommand(context, command);
}

test('a maintainer lists, looks, decides and restores, and hears what came of it', async () => {
  expect(await run({ kind: 'list' })).toEqual({
    text: expect.stringMatching(/^general-beginner-0\n[^]*\n\nNothing is out of new quizzes\.$/),
    isDone: true,
  });
  expect((await run({ kind: 'show', questionId })).text).toContain('A 0 <- key');
  const correcting: ReportsCommand = {
    kind: 'decide',
    questionId,
    decision: { kind: 'correct', key: 2 },
    note: null,
  };
  expect((await run(correcting)).text).toBe(
    'general-beginner-0: corrected. 1 quiz graded again. It is out of new quizzes.',
  );
  expect((await run({ kind: 'list' })).text).toBe(
    'No open reports.\n\nOut of new quizzes:\n  general-beginner-0, by decision, since 2026-03-11',
  );
  expect((await run({ kind: 'restore', name: questionId })).text).toBe(
    'general-beginner-0 is back in new quizzes.',
  );
  expect(await auditEntries(server.database.db, questionId, 10)).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ action: 'template.restore', actor: null, target: questionId }),
      expect.objectContaining({ action: 'question.decide', actor: null, target: questionId }),
    ]),
  );
});

test('what cannot be done is said, and is not done', async () => {
  expect(await run({ kind: 'show', questionId: 'no-such-one' })).toEqual({
    text: 'Nobody has reported a question no-such-one.',
    isDone: false,
  });
  expect(
    await run({ kind: 'decide', questionId: 'no-such-one', decision: { kind: 'keep' }, note: null }),
  ).toEqual({ text: 'Nobody has reported a question no-such-one.', isDone: false });
  expect(await auditEntries(server.database.db, 'no-such-one', 10)).toEqual([]);
  expect(await run({ kind: 'restore', name: 'no-such-one' })).toEqual({
    text: 'no-such-one is not out of new quizzes.',
    isDone: false,
  });
});
