import { lockStudent } from './lock-student.ts';
import { expect, test } from 'vitest';
import { addStudent } from '../testing/add-student.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { databaseOutage } from './database-outage.ts';
import { openPostgresDatabase } from './open-postgres-database.ts';

const servers = testDatabases.filter(({ name }) => name !== 'the embedded database');

test.skipIf(servers.length === 0).each(servers)(
  'on $name a process that stops in the middle of a transaction does not hold up its student in the others',
  async ({ open }) => {
    const other = await open();
    const stopping = await openPostgresDatabase(other.queue.connectionString ?? '', 2, 500);
    const { id } = await addStudent(other.db, 0);
    const [stopped, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const cutShort = stopping.db
      .transaction(async (tx) => {
        await lockStudent(tx, id);
        stopped.resolve();
        await goesOn.promise;
        await lockStudent(tx, id);
      })
      .catch((error: unknown) => error);
    await stopped.promise;

    expect(await other.db.transaction((tx) => lockStudent(tx, id))).toMatchObject({ id });
    goesOn.resolve();
    expect(databaseOutage(await cutShort)).toBe('away');
    expect(await stopping.db.transaction((tx) => lockStudent(tx, id))).toMatchObject({ id });
    await stopping.close();
    await other.close();
  },
);
