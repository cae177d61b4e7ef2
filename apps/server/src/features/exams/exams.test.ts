import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exams } from '../../database/schema/exams.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { openExamsServer, path, put, settings, type ExamsServer } from './testing/exams-server.ts';

describe.each(testDatabases)('exams on $name', ({ open }) => {
  let server: ExamsServer;
  beforeAll(async () => {
    server = await openExamsServer(await open());
  });
  afterAll(() => server.close());

  test('are kept as they were said, the nearest first, and can be changed and removed', async () => {
    const { student, id } = await server.withExam();
    await server.withExam({ date: '2026-03-15' }, student);
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
    const { student, id } = await server.withExam();
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
    for (let count = 0; count < 6; count += 1) await server.withExam({}, student);
    expect((await student.post(path, settings)).statusCode).toBe(409);
  });

  test('six are the most, also of many that are added at once', async () => {
    const student = await server.signIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => student.post(path, settings)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(6);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(14);
    expect((await student.get(path)).json().exams).toHaveLength(6);
  });

  test('a look at other minutes is for Premium students, the plan for all', async () => {
    const { student, id } = await server.withExam();
    const plan = (await student.get(`${path}/${id}/plan`)).json();
    expect(plan.days).toHaveLength(10);
    expect(plan).toMatchObject({ covered: 1, minutesForAll: null, minutes: 25 });
    expect((await student.get(`${path}/${id}/plan?minutes=40`)).json()).toMatchObject({
      code: 'subscriptionRequired',
    });
    const premium = await server.withExam({}, await server.signIn({ subscriptionStatus: 'active' }));
    expect((await premium.student.get(`${path}/${premium.id}/plan?minutes=40`)).json()).toMatchObject({
      minutes: 40,
    });
  });

  test('the calendar file has the exam and each day of study', async () => {
    const { student, id } = await server.withExam();
    const file = await student.get(`${path}/${id}/calendar.ics`);
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    // Ten days, of which one Saturday is free.
    expect(file.body.match(/BEGIN:VEVENT\r\n/g)).toHaveLength(9 + 1);
    expect(file.body).toContain('DTSTART;VALUE=DATE:20260321\r\nSUMMARY:Finals\r\n');
  });

  test('are planned for each student so often a minute, twice as often as quizzes are issued', async () => {
    const strict = await openExamsServer(await open(), { RATE_LIMIT_QUIZZES: '2' });
    const { student, id } = await strict.withExam();
    const other = await strict.withExam();
    for (const url of [
      '/api/user/today',
      ...['plan', 'forecast', 'calendar.ics'].map((part) => `${path}/${id}/${part}`),
    ]) {
      const statuses = [];
      for (let look = 0; look < 5; look += 1) statuses.push((await student.get(url)).statusCode);
      expect([url, ...statuses]).toEqual([url, 200, 200, 200, 200, 429]);
    }
    const changes = [];
    for (let change = 0; change < 5; change += 1)
      changes.push((await put(student, `${path}/${id}`, settings)).statusCode);
    expect(changes).toEqual([200, 200, 200, 200, 429]);
    expect((await other.student.get('/api/user/today')).statusCode).toBe(200);
    await strict.close();
  });
});
