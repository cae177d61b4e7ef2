import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../../database/schema/accounts.ts';
import { quizzes, snapshotDictionaries } from '../../../database/schema/quizzes.ts';
import { keyCorrections, withdrawals } from '../../../database/schema/reports.ts';
import { openMemoryDatabase } from '../../../testing/memory-database.ts';
import { smallEngine } from '../../../testing/small-engine.ts';
import { answersTo, askForQuiz } from '../../../testing/take-quiz.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../../testing/test-app.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import { decide } from '../../reports/decisions-service.ts';
import { quizzesInFull, replaceByCompressed } from './compression-repository.ts';
import { compressSnapshot, restoreSnapshot } from './compress-snapshot.ts';
import { compressOldQuizzes } from './compress-quizzes-service.ts';
import { snapshotsOf } from './snapshots-repository.ts';

const day = 24 * 3_600_000;

describe.each(testDatabases)('questions of old quizzes on $name', ({ open }) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { DEFAULT_PLAN: 'premium' });
  });
  beforeEach(async () => {
    for (const table of [users, withdrawals, keyCorrections, snapshotDictionaries])
      await server.database.db.delete(table);
  });
  afterAll(() => server.close());

  const context = () => ({
    db: server.database.db,
    clock: () => server.time.now,
    engine: smallEngine,
    days: 7,
  });
  const compress = () => compressOldQuizzes(context());
  const kept = () =>
    server.database.db
      .select({
        id: quizzes.id,
        isInFull: sql<boolean>`questions is not null`,
        dictionaryId: quizzes.dictionaryId,
      })
      .from(quizzes)
      .orderBy(quizzes.issuedAt);
  const record = (student: TestStudent, quiz: Awaited<ReturnType<typeof askForQuiz>>, right: number) =>
    student.post('/api/user/record-quiz', answersTo(quiz, right));

  test('are compressed, and whatever reads them reads the very same', async () => {
    const student = await server.signIn();
    const key = { 'idempotency-key': 'b7c9f0f2-59a8-4a5c-9b7e-0f0d0c1b2a39' };
    const quiz = await askForQuiz(student, {}, key);
    await record(student, quiz, 3);
    const custom = await askForQuiz(student, { topic: 'stoichometry', count: 10 });
    await record(student, custom, 4);
    const [missed] = quiz.questions.slice(4);
    await student.post('/api/report-answer', {
      questionId: missed?.id,
      reportReason: 'wrong_answer',
      reportExplanation: 'Another option is right.',
    });
    const randomness = { uuid: () => randomUUID(), seed: () => 1 };
    await decide({ ...context(), randomness }, missed?.id ?? '', { kind: 'correct', key: 1 }, null);
    server.time.now += 8 * day;

    const readAll = async () => {
      const answers = [
        await student.get('/api/user/quiz-history'),
        await student.get('/api/user/analytics'),
        await student.get('/api/user/notices'),
        await student.get('/api/user/reports'),
        await student.get('/api/account/export'),
        await record(student, quiz, 5),
        await student.post('/api/similar-questions', {
          missedQuestions: [{ id: missed?.id }],
          similarPerQuestion: 2,
        }),
        await student.post(
          '/api/generate-questions',
          { topic: 'general', difficulty: 'beginner', count: 5 },
          key,
        ),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
      return answers.map(({ body }) => body);
    };
    // Twice: the first reading of similar questions keeps them.
    await readAll();
    const before = await readAll();
    expect((await kept()).map(({ isInFull }) => isInFull)).toEqual([true, true]);
    await compress();
    expect((await kept()).map(({ isInFull }) => isInFull)).toEqual([false, false]);
    expect(await readAll()).toEqual(before);
  });

  test('are kept in full for the days of the setting', async () => {
    const student = await server.signIn();
    await askForQuiz(student);
    server.time.now += 2 * day;
    await askForQuiz(student);
    server.time.now += 5 * day + 1;
    await compress();
    expect((await kept()).map(({ isInFull }) => isInFull)).toEqual([false, true]);
  });

  test('serve a quiz that is still open as before: it goes on, and is graded by its key', async () => {
    const student = await server.signIn();
    const quiz = await askForQuiz(student);
    await student.send(
      'PUT',
      '/api/user/quiz-in-progress',
      { 'content-type': 'application/json' },
      JSON.stringify({
        quizId: quiz.quizId,
        questionIds: quiz.questions.map(({ id }) => id),
        timeLimit: 10,
        isPracticeMode: false,
        progress: quiz.questions.map(() => ({ kind: 'open', chosen: null, tried: [] })),
        spent: quiz.questions.map(() => 0),
        at: 0,
        startedAt: 1_700_000_000_000,
      }),
    );
    const open = await student.get('/api/user/quiz-in-progress');
    expect(open.json().quiz.questions).toHaveLength(5);
    server.time.now += 8 * day;
    await compress();
    expect((await kept()).map(({ isInFull }) => isInFull)).toEqual([false]);
    expect((await student.get('/api/user/quiz-in-progress')).json()).toEqual(open.json());
    expect((await record(student, quiz, 4)).json()).toMatchObject({ score: 80, correctAnswers: 4 });
  });

  test('are graded again when their key is corrected', async () => {
    const student = await server.signIn();
    const quiz = await askForQuiz(student);
    await record(student, quiz, 5);
    server.time.now += 8 * day;
    await compress();
    const questionId = quiz.questions[0]?.id ?? '';
    await student.post('/api/report-answer', {
      questionId,
      reportReason: 'wrong_answer',
      reportExplanation: 'Another option is right.',
    });
    const randomness = { uuid: () => randomUUID(), seed: () => 1 };
    const decided = await decide({ ...context(), randomness }, questionId, { kind: 'correct', key: 1 }, null);
    expect(decided).toMatchObject({ regraded: 1 });
    const { notices } = (await student.get('/api/user/notices')).json();
    expect(notices).toMatchObject([
      { scoreBefore: 100, scoreAfter: 80, question: quiz.questions[0]?.question },
    ]);
  });

  test('stay in full where the database holds another text than was compressed', async () => {
    const { db } = server.database;
    await askForQuiz(await server.signIn());
    server.time.now += 8 * day;
    await compress();
    const [dictionary] = await db.select().from(snapshotDictionaries);
    await askForQuiz(await server.signIn());
    server.time.now += 8 * day;
    const issuedBefore = new Date(server.time.now);
    const [quiz] = await quizzesInFull(db, { issuedBefore, except: [], limit: 1 });
    if (!quiz || !dictionary) throw new Error('Nothing to compress');
    const other = { ...quiz, text: quiz.text.replace('Which', 'What') };
    await replaceByCompressed(db, other, new Uint8Array([1]), dictionary.id);
    expect((await kept()).map(({ isInFull }) => isInFull)).toEqual([false, true]);
  });

  test('keep the dictionary that they need when a later version makes other questions', async () => {
    const student = await server.signIn();
    const first = await askForQuiz(student);
    server.time.now += 8 * day;
    await compress();
    const second = await askForQuiz(student);
    server.time.now += 91 * day;
    const engine = {
      ...smallEngine,
      composeQuiz: (request: Parameters<typeof smallEngine.composeQuiz>[0]) =>
        smallEngine.composeQuiz(request).map((question) => ({ ...question, explanation: 'Count on.' })),
    };
    await compressOldQuizzes({ ...context(), engine });
    const rows = await kept();
    expect(rows.map(({ isInFull }) => isInFull)).toEqual([false, false]);
    expect(new Set(rows.map(({ dictionaryId }) => dictionaryId)).size).toBe(2);
    const restored = await snapshotsOf(
      server.database.db,
      student.id,
      rows.map(({ id }) => id),
    );
    for (const quiz of [first, second])
      expect(restored.get(quiz.quizId)?.map(({ text, explanation }) => ({ text, explanation }))).toEqual(
        quiz.questions.map(({ question: text, explanation }) => ({ text, explanation })),
      );
  });
});

test('background work does it by itself where the setting says so', async () => {
  const server = await createTestApp(await openMemoryDatabase(), { QUIZ_SNAPSHOT_DAYS: '7' });
  const quiz = await askForQuiz(await server.signIn());
  server.time.now += 8 * day;
  await server.background.start();
  await expect
    .poll(async () => (await server.database.db.select().from(quizzes)).map(({ questions }) => questions))
    .toEqual([null]);
  expect(quiz.questions).toHaveLength(5);
  await server.close();
});

test('a compressed text comes back byte for byte, and a damaged one not at all', async () => {
  const dictionary = Buffer.from('What is the molar mass of H2O? — 18.015 g/mol');
  const text = JSON.stringify(['What is the molar mass of NaCl? — 58.44 g/mol', '→ ⇌ ₂ 𝜈']);
  const compressed = await compressSnapshot(text, dictionary);
  expect(restoreSnapshot(compressed, dictionary)).toBe(text);
  const damaged = Uint8Array.from(compressed);
  damaged[damaged.length - 6] = (damaged[damaged.length - 6] ?? 0) ^ 1;
  expect(() => restoreSnapshot(damaged, dictionary)).toThrow('corruption');
  expect(() =>
    restoreSnapshot(compressed, Buffer.from('another dictionary altogether, as long as it is')),
  ).toThrow("doesn't match checksum");
});
