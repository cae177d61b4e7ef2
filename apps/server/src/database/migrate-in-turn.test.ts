import { readdirSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { addDatabase } from '../testing/server-databases.ts';
import { migrateInTurn, migrationLock } from './migrate-in-turn.ts';
import { migrationsFolder } from './migrations-folder.ts';

const server = inject('postgres');
const migrations = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));

describe.skipIf(server === null)('servers that start on one Postgres server', () => {
  let clients: Client[];
  let url: string;
  let remove: () => Promise<void>;

  beforeEach(async () => {
    clients = [];
    ({ url, remove } = await addDatabase(server?.url ?? ''));
  });
  afterEach(async () => {
    await Promise.all(clients.map((client) => client.end()));
    await remove();
  });

  test('migrate in turn, and leave no lock behind, where a pooler gives each statement or transaction another connection', async () => {
    const told: string[] = [];
    const start = async () =>
      migrateInTurn(drizzle(await pooled()), (sentence) => told.push(sentence), 60_000);
    await Promise.all([start(), start()]);
    await start();
    const looking = await connect();
    const { rows: done } = await looking.query('select hash from drizzle.__drizzle_migrations');
    expect(done).toHaveLength(migrations.length);
    const { rows: held } = await looking.query(
      `select pid from pg_locks join pg_database on pg_database.oid = database
       where locktype = 'advisory' and datname = current_database()`,
    );
    expect([held, told]).toEqual([[], []]);
  });

  test('say so when another one takes long, and go on after it', async () => {
    const [other, starting] = [await connect(), await connect()];
    await other.query('begin');
    await other.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    const { promise: told, resolve: tell } = Promise.withResolvers<string>();
    const started = migrateInTurn(drizzle(starting), tell, 10);

    expect(await told).toContain('Waiting for another process');
    const [, statement] = /(select pid .*)\.$/.exec(await told) ?? [];
    const { rows } = await other.query(`${statement} and pid = pg_backend_pid()`);
    expect(rows).toHaveLength(1);
    await other.query('commit');
    await started;
  });

  test('let the next one try where a migration fails', async () => {
    const [first, second] = [await connect(), await connect()];
    await first.query('create table users ()');
    await expect(migrateInTurn(drizzle(first), () => undefined)).rejects.toThrow('users');
    await second.query('drop table users');
    await migrateInTurn(drizzle(second), () => undefined);
  });

  async function connect(): Promise<Client> {
    const client = new Client({ connectionString: url });
    clients.push(client);
    await client.connect();
    return client;
  }

  /** What stands for one connection to a pooler in transaction mode: two, which take turns between transactions. */
  async function pooled(): Promise<Client> {
    let [next, after] = [await connect(), await connect()];
    let isOpen = false;
    return new Proxy(next, {
      get(target, name) {
        if (name !== 'query') return Reflect.get(target, name);
        return (query: string | { text: string }, values?: unknown[]) => {
          const text = typeof query === 'string' ? query : query.text;
          const answer = next.query(query, values);
          if (text === 'begin') isOpen = true;
          if (text === 'commit' || text === 'rollback') isOpen = false;
          if (!isOpen) [next, after] = [after, next];
          return answer;
        };
      },
    });
  }
});
