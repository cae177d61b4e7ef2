import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hourlyErrors } from '../../database/schema/errors.ts';
import { createBackgroundWork } from '../../background/background-work.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { addErrorCounts, errorsAfter, removeErrorsBefore } from './errors-repository.ts';
import { registerErrorCounts } from './register-error-counts.ts';

const noon = Date.parse('2026-03-11T12:00:00Z');
const minute = 60_000;

describe.each(testDatabases)('errors on $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => database.db.delete(hourlyErrors));
  afterAll(() => database.close());

  /** An app that answers with the status in its path, and counts over the database given. */
  function openApp(time: { now: number }, db = database.db) {
    const app = fastify();
    const background = createBackgroundWork(database.queue, () => undefined);
    const errors = registerErrorCounts(app, { db, clock: () => time.now, background });
    app.get('/readyz', (_request, reply) => reply.code(503).send());
    app.post<{ Params: { status: string } }>('/answers/:status', ({ params }, reply) =>
      reply.code(Number(params.status)).send(),
    );
    return { app, ...errors };
  }
  const rows = () => database.db.select().from(hourlyErrors);
  const lastDay = (now: number) => errorsAfter(database.db, new Date(now - 24 * 60 * minute), 10);

  test('are counted by hour, method, route and code, and what went well or was refused is not', async () => {
    const time = { now: noon + 5 * minute };
    const { app, write } = openApp(time);
    for (const status of [500, 503, 500, 200, 404, 429]) {
      await app.inject({ method: 'POST', url: `/answers/${status}?name=maria`, payload: { name: 'maria' } });
      time.now += minute;
    }
    await write();
    // A balancer asks again and again while the database is away; no student does.
    await app.inject('/readyz');
    await write();
    expect(await rows()).toHaveLength(2);
    const [hour, method, route] = [new Date(noon), 'POST', '/answers/:status'];
    expect(await rows()).toEqual(
      expect.arrayContaining([
        { hour, method, route, code: 'internal', count: 2, latestAt: new Date(noon + 7 * minute) },
        { hour, method, route, code: 'unavailable', count: 1, latestAt: new Date(noon + 6 * minute) },
      ]),
    );
    expect(JSON.stringify(await rows())).not.toContain('maria');
    await app.close();
  });

  test('of several processes and hours are added up, and those of yesterday left out and removed', async () => {
    const time = { now: noon };
    const [one, other] = [openApp(time), openApp(time)];
    const fail = ({ app }: typeof one) => app.inject({ method: 'POST', url: '/answers/500' });
    await Promise.all([fail(one), fail(other), fail(other)]);
    await Promise.all([one.write(), other.write()]);
    time.now += 90 * minute;
    await fail(one);
    await one.app.close();
    await other.app.close();
    const route = { method: 'POST', route: '/answers/:status', code: 'internal' };
    expect(await lastDay(time.now)).toEqual([{ ...route, count: 4, latestAt: new Date(time.now) }]);

    const nextDay = noon + 25 * 60 * minute;
    expect(await lastDay(nextDay)).toMatchObject([{ count: 1 }]);
    await removeErrorsBefore(database.db, new Date(nextDay - 24 * 60 * minute));
    expect(await rows()).toMatchObject([{ count: 1, latestAt: new Date(time.now) }]);
  });

  test('wait while the database is away, answer all the same, and are written when it is back', async () => {
    const time = { now: noon };
    let isAway = true;
    const db = new Proxy(database.db, {
      get(target, name, receiver) {
        if (isAway) throw new Error('away');
        return Reflect.get(target, name, receiver);
      },
    });
    const { app, write } = openApp(time, db);
    const answer = await app.inject({ method: 'POST', url: '/answers/503' });
    expect(answer.statusCode).toBe(503);
    await write();
    expect(await rows()).toEqual([]);
    isAway = false;
    await app.inject({ method: 'POST', url: '/answers/503' });
    await write();
    expect(await rows()).toMatchObject([{ code: 'unavailable', count: 2 }]);
    await app.close();
  });

  test('of nobody write nothing', async () => {
    await addErrorCounts(database.db, []);
    expect(await rows()).toEqual([]);
  });
});
