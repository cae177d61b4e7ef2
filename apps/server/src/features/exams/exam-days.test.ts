import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/test-databases.ts';
import { openExamsServer, path, settings, type ExamsServer } from './testing/exams-server.ts';

const everyDay = [25, 25, 25, 25, 25, 25, 25];

describe.each(testDatabases)('the days until exams on $name', ({ open }) => {
  let server: ExamsServer;
  beforeAll(async () => {
    server = await openExamsServer(await open());
  });
  afterAll(() => server.close());

  test('one moment is three days along the date line, each with its own days left and its own plan', async () => {
    const zones = [
      ['Pacific/Kiritimati', '2026-03-12', 3],
      ['UTC', '2026-03-11', 4],
      ['Pacific/Pago_Pago', '2026-03-10', 5],
    ] as const;
    for (const [zone, today, daysLeft] of zones) {
      const { student, id } = await server.withExam({ minutes: everyDay, date: '2026-03-15' });
      await server.at('2026-03-11T10:30:00Z', async () => {
        const here = { 'time-zone': zone };
        expect(await server.todayOf(student, here)).toMatchObject({ today, exams: [{ daysLeft }] });
        const { days } = (await student.get(`${path}/${id}/plan`, here)).json();
        expect(days).toHaveLength(daysLeft);
        expect(days[0].date).toBe(today);
      });
    }
  });

  test('the hour that is there twice in autumn makes no day twice, in the plan and in the calendar file', async () => {
    const inChicago = { 'time-zone': 'America/Chicago' };
    // Both are half past one at night on November 1.
    for (const moment of ['2026-11-01T06:30:00Z', '2026-11-01T07:30:00Z'])
      await server.at(moment, async () => {
        const { student, id } = await server.withExam({ minutes: everyDay, date: '2026-11-04' });
        expect(await server.todayOf(student, inChicago)).toMatchObject({
          today: '2026-11-01',
          exams: [{ daysLeft: 3, minutes: 25 }],
        });
        const { days } = (await student.get(`${path}/${id}/plan`, inChicago)).json();
        expect(days.map(({ date }: { date: string }) => date)).toEqual([
          '2026-11-01',
          '2026-11-02',
          '2026-11-03',
        ]);
        const { body } = await student.get(`${path}/${id}/calendar.ics`, inChicago);
        expect(body.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual(
          expect.arrayContaining(['01', '02', '03', '04'].map((day) => `DTSTART;VALUE=DATE:202611${day}`)),
        );
        expect(body.match(/BEGIN:VEVENT\r\n/g)).toHaveLength(4);
      });
  });

  test('several exams are each planned, and a day that has passed is refused as the day of a new one', async () => {
    const { student } = await server.withExam(
      { minutes: everyDay },
      await server.signIn({ subscriptionStatus: 'active' }),
    );
    await server.withExam({ minutes: everyDay, date: '2026-03-13' }, student);
    await server.withExam({ minutes: everyDay, date: '2026-03-11' }, student);
    expect((await server.todayOf(student)).exams).toMatchObject([
      { date: '2026-03-11', daysLeft: 0, left: 0 },
      { date: '2026-03-13', daysLeft: 2, left: 20 },
      { date: '2026-03-21', daysLeft: 10, left: 20 },
    ]);
    const past = await student.post(path, { ...settings, minutes: everyDay, date: '2026-03-10' });
    expect([past.statusCode, past.json().message]).toEqual([400, 'That day has passed. When is your exam?']);
  });
});
