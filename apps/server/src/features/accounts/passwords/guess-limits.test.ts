import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../database/database.ts';
import { passwordTries } from '../../../database/schema/accounts.ts';
import { openMemoryDatabase } from '../../../testing/memory-database.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import { findValkeyProgram, startValkey, type ValkeyServer } from '../../../testing/valkey-server.ts';
import { limitGuesses } from './guess-limits.ts';

const limits = { perAccount: 2, perAddress: 5, windowSeconds: 900 };
const maria = { email: 'maria@example.com', address: '203.0.113.7' };

const connect = (path: string): Redis => {
  const client = new Redis(path, { maxRetriesPerRequest: 0, enableOfflineQueue: false, retryStrategy: null });
  client.on('error', () => undefined);
  return client;
};

describe.each(testDatabases)('tries counted in $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterEach(() => database.db.delete(passwordTries));
  afterAll(() => database.close());

  const start = (valkey: Redis | null = null) => limitGuesses({ db: database.db, valkey }, limits);

  test('two processes share the limit of an account, and a right password clears it', async () => {
    const [one, other] = [start(), start()];
    const first = await one.countTry(maria);
    expect([first.allowed, (await other.countTry(maria)).allowed]).toEqual([true, true]);
    expect(await one.countTry(maria)).toMatchObject({ allowed: false });
    if (first.allowed) await first.wasRight();
    expect((await other.countTry(maria)).allowed).toBe(true);
  });

  test('addresses of one IPv6 line share the limit of the address', async () => {
    const { countTry } = start();
    const tries = [1, 2, 3, 4, 5, 6].map((last) =>
      countTry({ email: `student${last}@example.com`, address: `2001:db8:1:2::${last}` }),
    );
    const allowed = (await Promise.all(tries)).filter(({ allowed }) => allowed);
    expect(allowed).toHaveLength(5);
  });

  test('while Valkey is away, tries are counted in the database', async () => {
    const away = connect('/nowhere/valkey.socket');
    const { countTry } = start(away);
    const tries = [await countTry(maria), await countTry(maria), await countTry(maria)];
    expect(tries.map(({ allowed }) => allowed)).toEqual([true, true, false]);
    expect(await database.db.select().from(passwordTries)).toHaveLength(2);
    away.disconnect();
  });
});

const program = findValkeyProgram();

describe.skipIf(program === null)('tries counted in Valkey', () => {
  let database: OpenDatabase;
  let server: ValkeyServer;
  let clients: Redis[];

  beforeAll(async () => {
    database = await openMemoryDatabase();
    server = await startValkey(program ?? '');
    clients = [connect(server.path), connect(server.path)];
    await Promise.all(clients.map((client) => new Promise((resolve) => client.once('ready', resolve))));
  });
  afterAll(async () => {
    for (const client of clients) client.disconnect();
    await server.stop();
    await database.close();
  });

  test('two processes share them, the database has none, and a right password clears them', async () => {
    const [one, other] = clients.map((valkey) => limitGuesses({ db: database.db, valkey }, limits));
    const first = await one?.countTry(maria);
    expect([first?.allowed, (await other?.countTry(maria))?.allowed]).toEqual([true, true]);
    const refused = await one?.countTry(maria);
    expect(refused).toMatchObject({ allowed: false, retryAfterSeconds: expect.any(Number) });
    expect(await database.db.select().from(passwordTries)).toEqual([]);
    if (first?.allowed) await first.wasRight();
    expect((await other?.countTry(maria))?.allowed).toBe(true);
    await other?.forgetTriesAt(maria.email);
    expect(await clients[0]?.keys('valence:tries:account:*')).toEqual([]);
  });
});
