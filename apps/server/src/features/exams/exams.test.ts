import { generateQuestionsResponse, todayResponse, type ExamSettings } from '@valence/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exams } from '../../database/schema/exams.ts';
import { smallEngine } from '../../testing/small-engine.ts';
import { answersTo } from '../../testing/take-quiz.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';

const path = '/api/user/exams';
const settings: ExamSettings = {
  subject: { kind: 'own', name: 'Finals', topics: [{ id: 'counting', weight: 1 }] },
  date: '2026-03-21',
  minutes: [25, 25, 25, 25, 25, 0, 25],
  freeDays: [],
};

describe.each(testDatabases)('exams on $name', ({ open }) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());

  async function withExam(more: Partial<ExamSettings> = {}, student?: TestStudent) {
    const planning = student ?? (await server.signIn());
    const added = await planning.post(path, { ...settings, ...more });
    expect(added.statusCode).toBe(200);
    return { student: planning, id: String(added.json().exams[0].id) };
  }
  const todayOf = async (student: TestStudent, headers = {}) =>
    todayResponse.parse((await student.get('/api/user/today', headers)).json());
  const put = (student: TestStudent, url: string, body: unknown) =>
    student.send('PUT', url, { 'content-type': 'application/json' }, JSON.stringify(body));
  async function at<Made>(moment: string, act: () => Promise<Made>): Promise<Made> {
    const before = server.time.now;
    server.time.now = Date.parse(moment);
    try {
      return await act();
    } finally {
      server.time.now = before;
    }
  }
  async function takeNext(student: TestStudent, id: string) {
    const answer = await student.post(`${path}/${id}/today`, undefined);
    const quiz = generateQuestionsResponse.parse(answer.json());
    await student.post('/api/user/record-quiz', answersTo(quiz, quiz.questions.length));
    return quiz;
  }

  test('are kept as they were said, the nearest first, and can be changed and removed', async () => {
    const { student, id } = await withExam();
    await withExam({ date: '2026-03-15' }, student);
    const listed = (await student.get(path)).json();
    expect(listed).toMatchObject({
      today: '2026-03-11',
      exams: [{ daysLeft: 4 }, { ...settings, id, daysLeft: 10, name: 'Finals' }],
    });
    const moved = await put(student, `${path}/${id}`, {
      ...settings,
      date: '2026-04-01',
      freeDays: ['2026-03-12'],
    });
    expect(moved.json().exams[1]).toMatchObject({ id, date: '2026-04-01', freeDays: ['2026-03-12'] });
    expect((await student.send('DELETE', `${path}/${id}`)).json().exams).toHaveLength(1);
  });

  test('that cannot be are refused with what and where', async () => {
    const student = await server.signIn();
    const refused = async (more: object) => {
      const answer = await student.post(path, { ...settings, ...more });
      expect(answer.statusCode).toBe(400);
      return answer.json();
    };
    expect(await refused({ date: '2026-03-10' })).toMatchObject({
      message: 'That day has passed. When is your exam?',
    });
    expect(await refused({ date: '2029-03-10' })).toMatchObject({ fields: [{ field: 'date' }] });
    expect(await refused({ date: '2026-02-30' })).toMatchObject({ fields: [{ field: 'date' }] });
    expect(await refused({ minutes: [1, 2] })).toMatchObject({ fields: [{ field: 'minutes' }] });
    const football = { kind: 'own', name: 'Cup', topics: [{ id: 'football', weight: 1 }] };
    expect(await refused({ subject: football })).toMatchObject({
      fields: [{ field: 'subject.topics.0.id' }],
    });
    expect(await refused({ subject: { kind: 'known', id: 'ap-alchemy' } })).toMatchObject({
      fields: [{ field: 'subject.id' }],
    });
  });

  test('are nobody else’s, and go with their student', async () => {
    const { student, id } = await withExam();
    const other = await server.signIn();
    for (const url of [`${path}/${id}/plan`, `${path}/${id}/forecast`, `${path}/${id}/calendar.ics`])
      expect((await other.get(url)).statusCode).toBe(404);
    expect((await put(other, `${path}/${id}`, settings)).statusCode).toBe(404);
    expect((await other.send('DELETE', `${path}/${id}`)).statusCode).toBe(404);
    expect((await other.post(`${path}/${id}/today`, undefined)).statusCode).toBe(404);
    expect((await student.get('/api/account/export')).json().exams).toMatchObject([{ id }]);
    await student.send('DELETE', '/api/account/delete');
    const left = await server.database.db.select().from(exams);
    expect(left.filter(({ studentId }) => studentId === student.id)).toEqual([]);
  });

  test('six are the most at once', async () => {
    const student = await server.signIn();
    for (let count = 0; count < 6; count += 1) await withExam({}, student);
    expect((await student.post(path, settings)).statusCode).toBe(409);
  });

  test('today’s plan can be typed: no options and no keys come with what can', async () => {
    const { student, id } = await withExam();
    const answer = await student.post(`${path}/${id}/today?answers=type`, undefined);
    const { questions, typed = [] } = generateQuestionsResponse.parse(answer.json());
    expect(typed.length).toBeGreaterThan(0);
    // In the small engine what ends so cannot be typed.
    expect(questions.every(({ question }) => question.endsWith('4?'))).toBe(true);
    for (const question of typed) expect(question).toMatchObject({ standing: { tries: [], solution: null } });
    const strange = await student.post(`${path}/${id}/today?answers=sing`, undefined);
    expect(strange.statusCode).toBe(400);
  });

  test('today is as many questions as the day has minutes, and less what was done today', async () => {
    const { student, id } = await withExam({}, await server.signIn({ subscriptionStatus: 'active' }));
    const [before] = (await todayOf(student)).exams;
    expect(before).toMatchObject({ left: 20, done: 0, quizzes: 1, nextCount: 20, isCutShort: false });
    expect(await todayOf(student)).toEqual({ today: '2026-03-11', exams: [before] });
    const quiz = await takeNext(student, id);
    expect(quiz.topic).toBe('Today’s plan: Finals');
    const [after] = (await todayOf(student)).exams;
    expect(after?.done).toBe(20);
    expect(after?.left).toBe(0);
    expect((await student.post(`${path}/${id}/today`, undefined)).json()).toMatchObject({ code: 'conflict' });
  });

  test('a free student’s day is cut to the quizzes that are left, and each counts', async () => {
    const { student, id } = await withExam({ minutes: [90, 90, 90, 90, 90, 90, 90] });
    const [planned] = (await todayOf(student)).exams;
    expect(planned).toMatchObject({ left: 50, quizzes: 5, nextCount: 10, isCutShort: true });
    for (let count = 0; count < 5; count += 1) await takeNext(student, id);
    expect((await todayOf(student)).exams[0]).toMatchObject({ left: 0, isCutShort: true });
    expect((await student.post(`${path}/${id}/today`, undefined)).json()).toMatchObject({
      code: 'dailyLimitReached',
    });
  });

  test('no question that was seen lately comes again, and a repeated request gets the same quiz', async () => {
    const { student, id } = await withExam();
    const first = await takeNext(student, id);
    const second = await takeNext(student, id);
    const seen = new Set(first.questions.map((question) => question.id));
    expect(second.questions.filter((question) => seen.has(question.id))).toEqual([]);
    const key = { 'idempotency-key': 'the-same-for-every-try' };
    const answers = [1, 2].map(() => student.post(`${path}/${id}/today`, undefined, key));
    const [one, other] = await Promise.all(answers);
    expect(one?.json().quizId ?? one?.json().code).toBe(other?.json().quizId ?? other?.json().code);
  });

  test('a missed day leaves no backlog', async () => {
    const { student } = await withExam({}, await server.signIn({ subscriptionStatus: 'active' }));
    const [planned] = (await todayOf(student)).exams;
    const later = await at('2026-03-13T12:00:00Z', () => todayOf(student));
    expect(later.exams[0]).toMatchObject({ left: planned?.left, daysLeft: 8 });
  });

  test('free days and days without minutes have no questions', async () => {
    const { student } = await withExam({ freeDays: ['2026-03-11'] });
    expect((await todayOf(student)).exams[0]).toMatchObject({ left: 0, minutes: 0 });
    const saturday = await at('2026-03-14T12:00:00Z', () => todayOf(student));
    expect(saturday.exams[0]).toMatchObject({ left: 0, minutes: 0 });
  });

  test('today is the student’s own day, east and west of the date line, and when clocks change', async () => {
    const { student } = await withExam({ date: '2026-03-12' });
    const inAuckland = { 'time-zone': 'Pacific/Auckland' };
    const late = await at('2026-03-11T11:30:00Z', () => todayOf(student, inAuckland));
    expect(late).toMatchObject({ today: '2026-03-12', exams: [{ daysLeft: 0, left: 0 }] });
    const { student: other } = await withExam({ date: '2026-03-30' });
    const inBerlin = { 'time-zone': 'Europe/Berlin' };
    for (const [moment, daysLeft] of [
      ['2026-03-28T22:59:00Z', 2],
      ['2026-03-28T23:01:00Z', 1],
      ['2026-03-29T21:59:00Z', 1],
      ['2026-03-29T22:01:00Z', 0],
    ] as const)
      expect((await at(moment, () => todayOf(other, inBerlin))).exams[0]?.daysLeft).toBe(daysLeft);
  });

  test('two days before there is a plan, on the day there is none, and after it only upkeep that was asked for', async () => {
    const { student, id } = await withExam({ date: '2026-03-13' });
    expect((await todayOf(student)).exams[0]).toMatchObject({ daysLeft: 2, left: 20 });
    const aftermath = { went: 'better', mark: 81, upkeep: true };
    expect((await put(student, `${path}/${id}/aftermath`, aftermath)).statusCode).toBe(409);
    expect((await at('2026-03-13T08:00:00Z', () => todayOf(student))).exams[0]).toMatchObject({
      daysLeft: 0,
      left: 0,
    });
    await at('2026-03-16T08:00:00Z', async () => {
      expect((await todayOf(student)).exams).toEqual([]);
      const kept = await put(student, `${path}/${id}/aftermath`, aftermath);
      expect(kept.json().exams[0]).toMatchObject({ ...aftermath, daysLeft: -3 });
      // Ten minutes at most.
      expect((await todayOf(student)).exams[0]).toMatchObject({ daysLeft: -3, minutes: 10, left: 8 });
      expect((await student.get(`${path}/${id}/forecast`)).json()).toMatchObject({
        enough: false,
        because: 'This exam is over.',
      });
      expect((await student.get(`${path}/${id}/plan`)).json().days).toEqual([]);
    });
  });

  test('a look at other minutes is for Premium students, the plan for all', async () => {
    const { student, id } = await withExam();
    const plan = (await student.get(`${path}/${id}/plan`)).json();
    expect(plan.days).toHaveLength(10);
    expect(plan).toMatchObject({ covered: 1, minutesForAll: null, minutes: 25 });
    expect((await student.get(`${path}/${id}/plan?minutes=40`)).json()).toMatchObject({
      code: 'subscriptionRequired',
    });
    const premium = await withExam({}, await server.signIn({ subscriptionStatus: 'active' }));
    expect((await premium.student.get(`${path}/${premium.id}/plan?minutes=40`)).json()).toMatchObject({
      minutes: 40,
    });
  });

  test('the forecast says how many answers it has, and from fifteen on a mark with its bounds', async () => {
    const { student, id } = await withExam();
    const read = async () => (await student.get(`${path}/${id}/forecast`)).json();
    await takeNext(student, id);
    expect(await read()).toEqual({
      enough: false,
      because: 'Not enough answers yet: 10 of 15.',
      answers: 10,
      needed: 15,
    });
    await takeNext(student, id);
    const told = await read();
    expect(told).toMatchObject({ enough: true, answers: 20, mostFrom: ['Topic counting'] });
    expect(told.low).toBeLessThanOrEqual(told.middle);
    expect(told.high).toBeGreaterThanOrEqual(told.middle);
  });

  test('the forecast is for a paper with the levels that papers have', async () => {
    const advanced = { beginner: 0, intermediate: 0, advanced: 1 };
    const harder = await createTestApp(
      await open(),
      {},
      { engine: { ...smallEngine, levelShares: advanced } },
    );
    try {
      const [ours, theirs] = await Promise.all(
        [server, harder].map(async (one) => {
          const { student, id } = await withExam({}, await one.signIn());
          await takeNext(student, id);
          await takeNext(student, id);
          return (await student.get(`${path}/${id}/forecast`)).json();
        }),
      );
      expect(theirs.middle).toBeLessThan(ours.middle - 5);
    } finally {
      await harder.close();
    }
  });

  test('the calendar file has the exam and each day of study', async () => {
    const { student, id } = await withExam();
    const file = await student.get(`${path}/${id}/calendar.ics`);
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    // Ten days, of which one Saturday is free.
    expect(file.body.match(/BEGIN:VEVENT\r\n/g)).toHaveLength(9 + 1);
    expect(file.body).toContain('DTSTART;VALUE=DATE:20260321\r\nSUMMARY:Finals\r\n');
  });
});
