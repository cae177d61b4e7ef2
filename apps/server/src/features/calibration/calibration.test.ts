import { forecastCalibration, generateQuestionsResponse, openPaperResponse } from '@valence/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forecastChecks, forecastConsents } from '../../database/schema/calibration.ts';
import { smallEngine } from '../../testing/small-engine.ts';
import { answersTo } from '../../testing/take-quiz.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';

const consent = '/api/user/forecast-consent';
const papers = '/api/user/papers';
const minute = 60_000;
const counting = smallEngine.testedConcepts().map((concept) => ({ ...concept, subject: 'general' as const }));
/** In which the exam asks for concepts, so that there is something to forecast. */
const engine = {
  ...smallEngine,
  conceptsOfUnit: () => counting,
  unitShares: () =>
    new Map([
      ['even', 0.5],
      ['odd', 0.5],
    ]),
};

describe.each(testDatabases)('forecasts beside later papers on $name', ({ open }) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await createTestApp(await open(), {}, { engine });
  });
  afterEach(() => server.close());

  const agree = (student: TestStudent, isGiven: boolean) =>
    student.send('PUT', consent, { 'content-type': 'application/json' }, JSON.stringify({ isGiven }));
  const checksOf = ({ id }: TestStudent) =>
    server.database.db.select().from(forecastChecks).where(eq(forecastChecks.studentId, id));
  const told = async () =>
    forecastCalibration.parse((await server.app.inject({ url: '/api/forecast/calibration' })).json());

  /** A student with twenty right answers, as many as a forecast needs and more. */
  async function practised(): Promise<TestStudent> {
    const student = await server.signIn({ subscriptionStatus: 'active' });
    const added = await student.post('/api/user/exams', {
      subject: { kind: 'known', id: 'counting' },
      date: '2026-03-21',
      minutes: [25, 25, 25, 25, 25, 25, 25],
      freeDays: [],
    });
    const today = `/api/user/exams/${added.json().exams[0].id}/today`;
    const quiz = generateQuestionsResponse.parse((await student.post(today, undefined)).json());
    await student.post('/api/user/record-quiz', answersTo(quiz, quiz.questions.length));
    server.time.now += minute;
    return student;
  }

  async function startPaper(student: TestStudent) {
    const started = await student.post(papers, { examId: 'counting', length: 'full', extraTime: 0 });
    const { paper } = openPaperResponse.parse(started.json());
    if (paper === null) throw new Error('No paper');
    return paper;
  }

  /** Sits a paper of ten questions, whose keys are 0, 1, 2, 3, 0 and so on from that of its first question. */
  async function sitPaper(student: TestStudent, { right = 0, wrong = 0 }): Promise<void> {
    const paper = await startPaper(student);
    const { standing, paperId } = paper;
    const answers = paper.questions.map(({ id }, place) => {
      const key = Number(id.split('-').at(-1)) % 4;
      return place < right ? key : place < right + wrong ? (key + 1) % 4 : null;
    });
    const body = { paperId, elapsed: 1, standing: { ...standing, answers, revision: 1 } };
    expect((await student.post(`${papers}/open/submit`, body)).statusCode).toBe(200);
  }

  test('are kept of nobody who has not agreed, and the agreement is off until it is given', async () => {
    const student = await practised();
    expect((await student.get(consent)).json()).toEqual({ isGiven: false });
    await sitPaper(student, { right: 10 });
    expect(await checksOf(student)).toEqual([]);
    expect((await agree(student, true)).json()).toEqual({ isGiven: true });
    expect((await student.get(consent)).json()).toEqual({ isGiven: true });
    // What lies before the agreement stays out of it.
    expect(await checksOf(student)).toEqual([]);
  });

  test('are those from before the paper, for as many questions as it has', async () => {
    const student = await practised();
    await agree(student, true);
    const { paperId } = await startPaper(student);
    const [check, ...others] = await checksOf(student);
    expect(others).toEqual([]);
    expect(check).toMatchObject({ quizId: paperId, madeAt: new Date(server.time.now) });
    if (check === undefined) throw new Error('No forecast was kept');
    expect(check.low).toBeLessThan(check.middle);
    expect(check.high).toBeGreaterThan(check.middle);
    // Ten questions are much luck.
    expect(check.high - check.low).toBeGreaterThan(20);
  });

  test('are not kept where there is no forecast', async () => {
    const student = await server.signIn();
    await agree(student, true);
    await sitPaper(student, { right: 10 });
    expect(await checksOf(student)).toEqual([]);
  });

  test('are told in public from ten students on, and a paper left open in large part does not count', async () => {
    // One in ten gets a mark that nobody with such answers is told to expect.
    const first = await practised();
    await agree(first, true);
    await sitPaper(first, { wrong: 10 });
    const another = async () => {
      const student = await practised();
      await agree(student, true);
      await sitPaper(student, { right: 9, wrong: 1 });
    };
    for (let number = 2; number < 10; number += 1) await another();
    expect(await told()).toEqual({ enough: false });
    await another();
    const all = await told();
    expect(all).toMatchObject({ enough: true, students: 10, papers: 10, inside: 90 });
    await sitPaper(first, { right: 7 });
    expect(await told()).toEqual(all);
    await sitPaper(first, { right: 8 });
    expect(await told()).toMatchObject({ students: 10, papers: 11 });

    expect((await agree(first, false)).json()).toEqual({ isGiven: false });
    expect(await checksOf(first)).toEqual([]);
    expect(await told()).toEqual({ enough: false });
  });

  test('that a crowd asks for at once are counted for all of them together', async () => {
    const select = vi.spyOn(server.database.db, 'select');
    await told();
    const once = select.mock.calls.length;
    const crowd = await Promise.all(Array.from({ length: 200 }, told));
    expect(crowd).toEqual(crowd.map(() => ({ enough: false })));
    expect(select.mock.calls.length).toBeLessThan(20 * once);
  });

  test('go with the account, and stand in its download until then', async () => {
    const student = await practised();
    await agree(student, true);
    await sitPaper(student, { right: 10 });
    expect((await student.get('/api/account/export')).json()).toMatchObject({
      forecast_consents: [{ givenAt: expect.any(String) }],
      forecast_checks: [{ middle: expect.any(Number) }],
    });
    expect((await student.send('DELETE', '/api/account/delete')).statusCode).toBe(200);
    const { db } = server.database;
    expect(await db.select().from(forecastChecks)).toEqual([]);
    expect(await db.select().from(forecastConsents)).toEqual([]);
  });
});
