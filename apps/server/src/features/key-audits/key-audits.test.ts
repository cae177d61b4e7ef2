import { accuracy } from '@valence/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keyAuditItems } from '../../database/schema/readings.ts';
import { withdrawals } from '../../database/schema/reports.ts';
import { smallEngine } from '../../testing/small-engine.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { auditEntries } from '../roles/audit-log-repository.ts';
import { orderOfDraw } from './draw-sample.ts';
import { openAuditServer, type AuditServer } from './testing/audit-server.ts';

describe.each(testDatabases)('an audit on $name', ({ open }) => {
  let server: AuditServer;
  beforeAll(async () => {
    server = await openAuditServer(await open());
  });
  beforeEach(() => server.startAfresh());
  afterAll(() => server.close());

  test('is public from its announcement, before it is drawn, and stays as it was announced', async () => {
    const number = await server.announce(3, 'drand round 42');
    const announced = await server.told(number);
    expect(announced).toMatchObject({
      size: 3,
      seed: 'drand round 42',
      templates: 40,
      leftOut: [],
      drawnAt: null,
      decided: 0,
      closedAt: null,
      result: null,
    });
    expect((await server.opening(server.reader(0), number)).statusCode).toBe(409);
    expect((await server.draw(number)).statusCode).toBe(200);
    expect((await server.draw(number)).statusCode).toBe(409);
    expect(await server.told(number)).toMatchObject({ ...announced, drawnAt: expect.any(String) });
    const { db } = server.database;
    for (const change of [
      sql`update key_audits set seed = 'a better one' where number = ${number}`,
      sql`delete from key_audits`,
    ])
      await expect(db.execute(change)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('stays as it was announced') },
      });
    const entries = await auditEntries(db, (await server.idOf(number)) ?? '', 5);
    expect(entries.map(({ action, actor }) => [action, actor]).toSorted()).toEqual([
      ['audit.announce', server.operator().id],
      ['audit.draw', server.operator().id],
    ]);
    expect(entries.find(({ action }) => action === 'audit.announce')?.details).toEqual({
      number,
      size: 3,
      seed: 'drand round 42',
      catalogue: announced.catalogue,
    });
  });

  test('is not announced by a sign-in of long ago, since nothing takes it back', async () => {
    server.time.now += 11 * 60_000;
    const refused = await server.operator().post('/api/desk/announce-audit', { size: 2, seed: 'long ago' });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Please enter your password again to continue.',
    ]);
    const { audits } = accuracy.parse((await server.app.inject('/api/accuracy')).json());
    expect(audits.filter(({ seed }) => seed === 'long ago')).toEqual([]);
  });

  test('draws what its seed says, without what is out of new quizzes', async () => {
    const out = orderOfDraw(namesOfCatalogue(), 'sample')[1]?.template ?? '';
    const withdrawal = { template: out, cause: 'decision', withdrawnAt: new Date(0) } as const;
    await server.database.db.insert(withdrawals).values(withdrawal);
    const number = await server.drawn(5, 'sample');
    expect(await server.told(number)).toMatchObject({ leftOut: [out], templates: 39 });
    const expected = orderOfDraw(
      namesOfCatalogue().filter((name) => name !== out),
      'sample',
    );
    expect(await templatesOf(number)).toEqual(expected.slice(0, 5).map(({ template }) => template));
    const tooMany = await server.operator().post('/api/desk/announce-audit', { size: 40, seed: 'sample' });
    expect(tooMany.statusCode).toBe(409);
  });

  test('is not drawn from another catalogue than was announced', async () => {
    const number = await server.announce(1, 'old');
    const engine = { ...smallEngine, catalogue: () => smallEngine.catalogue().slice(1) };
    const { database } = server;
    const later = await createTestApp({ ...database, close: async () => undefined }, {}, { engine });
    const answer = await later.app.inject({
      method: 'POST',
      url: '/api/desk/draw-audit',
      headers: { cookie: server.operator().cookie, 'sec-fetch-site': 'same-origin' },
      payload: { number },
    });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'The catalogue has changed since: please announce another audit.',
    ]);
    await later.app.close();
    expect((await server.told(number)).drawnAt).toBeNull();
  });

  async function templatesOf(number: number): Promise<string[]> {
    const id = await server.idOf(number);
    const items = await server.database.db.select().from(keyAuditItems).orderBy(keyAuditItems.place);
    return items.filter(({ auditId }) => auditId === id).map(({ template }) => template);
  }
});

function namesOfCatalogue(): string[] {
  return smallEngine.catalogue().map(({ template }) => template);
}
