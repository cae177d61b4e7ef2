import { openPaperPlaceResponse } from '@valence/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import {
  given,
  json,
  list,
  minute,
  openPaper,
  path,
  report,
  save,
  start,
  submit,
  wish,
} from './testing/paper-calls.ts';

describe.each(testDatabases)('papers on $name', ({ open }) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());

  test('tells no key before it is submitted, in whatever way it is asked for', async () => {
    const student = await server.signIn();
    const paper = await start(student);
    for (const url of [`${path}/open`, path, '/api/user/quiz-in-progress']) {
      const { body } = await student.get(url);
      expect(body).not.toMatch(/correctAnswer|explanation|slips/);
    }
    const standing = {
      questionIds: paper.questions.map(({ id }) => id),
      timeLimit: 10,
      isPracticeMode: false,
      progress: paper.questions.map(() => ({ kind: 'open', chosen: null, tried: [] })),
      spent: paper.questions.map(() => 0),
      at: 0,
      startedAt: 0,
    };
    const asQuiz = await student.send(
      'PUT',
      '/api/user/quiz-in-progress',
      json,
      JSON.stringify({ quizId: paper.paperId, ...standing }),
    );
    const similar = await student.post('/api/similar-questions', {
      missedQuestions: [{ id: paper.questions[0]?.id }],
    });
    expect([asQuiz.statusCode, similar.statusCode]).toEqual([404, 409]);
    expect((await student.get(`${path}/${paper.paperId}`)).statusCode).toBe(404);
    const taken = await student.get('/api/account/export');
    for (const question of taken.json().quizzes[0].questions)
      expect(Object.keys(question)).toEqual(['id', 'text']);
  });

  test('is marked under the scheme of its exam, by unit, when it is submitted, and only once', async () => {
    const student = await server.signIn();
    const paper = await start(student);
    expect(paper).toMatchObject({ marking: { right: 4, wrong: -1 }, aids: { calculator: false } });
    server.time.now += 3 * minute;
    // Keys are 0, 1, 2, 3, 0, …: four right, one wrong, five left open.
    expect((await submit(student, given(paper, [0, 1, 2, 3, 3], 2 * minute))).statusCode).toBe(200);
    expect((await submit(student, given(paper, [0, 1, 2, 3, 0, 1], 2 * minute))).statusCode).toBe(200);
    const told = await report(student, paper.paperId);
    expect(told).toMatchObject({
      right: 4,
      wrong: 1,
      unanswered: 5,
      marks: 15,
      most: 40,
      timeSpent: 180,
      timeAllowed: 1200,
    });
    expect(told.units).toMatchObject([
      { id: 'even', right: 2, wrong: 1, unanswered: 2, marks: 7, most: 20, timeSpent: 15 },
      { id: 'odd', right: 2, wrong: 0, unanswered: 3, marks: 8, most: 20, timeSpent: 10 },
    ]);
    expect(told.questions[1]).toMatchObject({ chosen: 1, isFlagged: true, timeSpent: 5 });
    expect(await list(student)).toMatchObject({ open: null, past: [{ right: 4, questions: 10 }] });
    const history = (await student.get('/api/user/quiz-history')).body;
    expect(history).toContain('Counting');
  });

  test('goes on after a reload with what was saved; a call that was held up replaces nothing later', async () => {
    const student = await server.signIn();
    const paper = await start(student);
    expect((await save(student, given(paper, [0, 1, 2], minute))).statusCode).toBe(200);
    expect((await save(student, given(paper, [3], minute))).statusCode).toBe(200);
    const again = await openPaper(student);
    expect(again?.standing.answers.slice(0, 4)).toEqual([0, 1, 2, null]);
    expect(again?.deadline).toBe(paper.deadline);
    await submit(student, given(paper, [], minute));
    expect(await report(student, paper.paperId)).toMatchObject({ right: 3, wrong: 0 });
  });

  test('adds no time: after the deadline only what was given before it is taken, and only for ten minutes', async () => {
    const student = await server.signIn();
    const paper = await start(student);
    server.time.now += 20 * minute + 60_000;
    expect((await save(student, given(paper, [0, 1], 20 * minute + 30_000))).statusCode).toBe(409);
    expect((await save(student, given(paper, [0, 1], 19 * minute))).statusCode).toBe(200);
    server.time.now += 10 * minute;
    await submit(student, given(paper, [0, 1, 2, 3], 19 * minute));
    expect(await report(student, paper.paperId)).toMatchObject({
      right: 2,
      timeSpent: 1200,
      submittedAt: paper.deadline,
    });
  });

  test('is told of elsewhere with the time that is left of it, until it is submitted', async () => {
    const student = await server.signIn();
    const place = async () => openPaperPlaceResponse.parse((await student.get(`${path}/place`)).json()).paper;
    expect(await place()).toBeNull();
    const paper = await start(student);
    server.time.now += 5 * minute;
    const { paperId } = paper;
    expect(await place()).toEqual({ paperId, name: paper.name, left: 15 * minute });
    server.time.now += 16 * minute;
    expect(await place()).toMatchObject({ paperId, left: 0 });
    await submit(student, given(paper, [0], minute));
    expect(await place()).toBeNull();
  });

  test('that was left open ends at its deadline when the next one is started', async () => {
    const student = await server.signIn({ subscriptionStatus: 'active' });
    const paper = await start(student);
    await save(student, given(paper, [0], minute));
    expect((await student.post(path, wish)).statusCode).toBe(409);
    server.time.now += 21 * minute;
    expect((await list(student)).open).toMatchObject({ paperId: paper.paperId, isOver: true });
    const next = await start(student);
    expect(next.paperId).not.toBe(paper.paperId);
    expect(await report(student, paper.paperId)).toMatchObject({ right: 1, submittedAt: paper.deadline });
    const ids = new Set(paper.questions.map(({ id }) => id));
    expect(next.questions.filter(({ id }) => ids.has(id))).toEqual([]);
  });

  test.each([
    ['half', 0, 5, 10],
    ['full', 25, 10, 25],
    ['half', 50, 5, 15],
  ] as const)('of %s length with %i %% extra time has %i questions and %i minutes', async (...row) => {
    const [length, extraTime, questions, minutes] = row;
    const paper = await start(await server.signIn(), { length, extraTime });
    expect(paper.questions).toHaveLength(questions);
    expect(Date.parse(paper.deadline) - Date.parse(paper.startedAt)).toBe(minutes * minute);
  });

  test('are one a month on the free plan, counted by the student’s own month, however many are asked for at once', async () => {
    server.time.now = Date.parse('2026-03-31T20:00:00Z');
    const student = await server.signIn({ timeZone: 'Asia/Tokyo' });
    const answers = await Promise.all([1, 2, 3].map(() => student.post(path, wish)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const paper = await openPaper(student);
    if (paper === null) throw new Error('No paper');
    await submit(student, given(paper, [0], minute));
    const refused = await student.post(path, wish);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      code: 'monthlyLimitReached',
      limit: 1,
      // In Tokyo it is April already.
      resetDate: '2026-04-30T15:00:00.000Z',
    });
    expect((await list(student)).allowance).toMatchObject({ limit: 1, used: 1 });
    server.time.now = Date.parse('2026-04-30T15:00:00Z');
    expect((await student.post(path, wish)).statusCode).toBe(200);
  });

  test('are nobody else’s, and answers that do not fit one are refused', async () => {
    const [owner, other] = [await server.signIn(), await server.signIn()];
    const paper = await start(owner);
    expect((await save(other, given(paper, [0], minute))).statusCode).toBe(404);
    expect((await submit(other, given(paper, [0], minute))).statusCode).toBe(404);
    const short = given(paper, [0], minute);
    const response = await save(owner, { ...short, standing: { ...short.standing, spent: [1] } });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ fields: [{ field: 'spent' }] });
    expect((await owner.post(path, { ...wish, examId: 'alchemy' })).statusCode).toBe(404);
    // Not by the call of quizzes either.
    const asQuiz = {
      quizId: paper.paperId,
      score: 0,
      timeSpent: 0,
      subject: 'Counting',
      difficulty: 'beginner',
      totalQuestions: 10,
      correctAnswers: 0,
      questionsData: [],
      isPracticeMode: false,
    };
    expect((await owner.post('/api/user/record-quiz', asQuiz)).statusCode).toBe(404);
  });
});
