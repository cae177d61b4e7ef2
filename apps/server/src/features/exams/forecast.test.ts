import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { smallEngine } from '../../testing/small-engine.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { openExamsServer, path, type ExamsServer } from './testing/exams-server.ts';

describe.each(testDatabases)('exams on $name', ({ open }) => {
  let server: ExamsServer;
  beforeAll(async () => {
    server = await openExamsServer(await open());
  });
  afterAll(() => server.close());

  test('the forecast says how many answers it has, and from fifteen on a mark with its bounds', async () => {
    const { student, id } = await server.withExam();
    const read = async () => (await student.get(`${path}/${id}/forecast`)).json();
    await server.takeNext(student, id);
    expect(await read()).toEqual({
      enough: false,
      because: 'Not enough answers yet: 10 of 15.',
      answers: 10,
      needed: 15,
    });
    await server.takeNext(student, id);
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
          const { student, id } = await server.withExam({}, await one.signIn());
          await server.takeNext(student, id);
          await server.takeNext(student, id);
          return (await student.get(`${path}/${id}/forecast`)).json();
        }),
      );
      expect(theirs.middle).toBeLessThan(ours.middle - 5);
    } finally {
      await harder.close();
    }
  });
});
