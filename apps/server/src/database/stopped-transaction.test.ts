import { expect, test } from 'vitest';
import { lockStudent } from '../features/quizzes/quizzes-repository.ts';
import { addStudent } from '../testing/add-student.ts';
import { findPostgresPrograms, startCluster } from '../testing/postgres-cluster.ts';
import { databaseOutage } from './database-outage.ts';
import { openPostgresDatabase } from './open-postgres-database.ts';

const programs = findPostgresPrograms();

test.skipIf(programs === null)(
  'a process that stops in the middle of a transaction does not hold up its student in the others',
  async () => {
    const cluster = await startCluster(programs ?? '');
    const stopping = await openPostgresDatabase(cluster.url, 2, 500);
    const other = await openPostgresDatabase(cluster.url, 2);
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
    await cluster.stop();
  },
);
