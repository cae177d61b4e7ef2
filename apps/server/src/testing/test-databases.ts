import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { OpenDatabase } from '../database/database.ts';
import { openPostgresDatabase } from '../database/open-postgres-database.ts';
import { openMemoryDatabase } from './memory-database.ts';
import { findPostgresPrograms, startCluster, type Cluster } from './postgres-cluster.ts';

export interface TestDatabase {
  name: string;
  open(): Promise<OpenDatabase>;
}

/** The databases that the integration tests run on: the embedded one, and a Postgres server where there is one. */
export const testDatabases: readonly TestDatabase[] = [
  { name: 'the embedded database', open: openMemoryDatabase },
  ...serverDatabases(),
];

function serverDatabases(): TestDatabase[] {
  const url = process.env['TEST_DATABASE_URL'];
  const name = 'a Postgres server';
  if (url) return [{ name, open: () => openFreshDatabase({ url, stop: () => Promise.resolve() }) }];
  const programs = findPostgresPrograms();
  if (programs) return [{ name, open: async () => openFreshDatabase(await startCluster(programs)) }];
  process.stderr.write(
    'Only the embedded database was tested: no TEST_DATABASE_URL, no Postgres installed.\n',
  );
  return [];
}

/** Opens a new, empty database on a server, and removes it when it is closed. */
async function openFreshDatabase(cluster: Pick<Cluster, 'url' | 'stop'>): Promise<OpenDatabase> {
  const name = `valence_test_${randomBytes(6).toString('hex')}`;
  await administer(cluster.url, `create database ${name}`);
  const database = await openPostgresDatabase(databaseUrl(cluster.url, name), 10);
  return {
    ...database,
    async close() {
      await database.close();
      await administer(cluster.url, `drop database ${name}`);
      await cluster.stop();
    },
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function databaseUrl(url: string, name: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*)\/[^?]*/, `$1/${name}`);
}
