import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { Client, Pool } from 'pg';
import type { Database } from '../../../database/database.ts';
import { migrationsFolder } from '../../../database/migrations-folder.ts';
import * as schema from '../../../database/schema/index.ts';

export interface TestDatabase {
  db: Database;
  close: () => Promise<void>;
}

const serverUrl = process.env['TEST_DATABASE_URL'];

/** The databases that a suite runs on: the embedded one, and a Postgres server where one is named. */
export const testEngines: { engine: string; open: () => Promise<TestDatabase> }[] = [
  { engine: 'embedded', open: openInMemory },
  ...(serverUrl ? [{ engine: 'Postgres server', open: () => openOnServer(serverUrl) }] : []),
];

async function openInMemory(): Promise<TestDatabase> {
  const embedded = new PGlite();
  const db = drizzle({ client: embedded, schema });
  await migrate(db, { migrationsFolder });
  return { db, close: () => embedded.close() };
}

async function openOnServer(url: string): Promise<TestDatabase> {
  const name = `valence_sign_in_${randomBytes(6).toString('hex')}`;
  await once(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const pool = new Pool({ connectionString: own.href, max: 5 });
  const db = drizzleServer({ client: pool, schema });
  await migrateServer(db, { migrationsFolder });
  return {
    db,
    close: async () => {
      await pool.end();
      await once(url, `drop database ${name} with (force)`);
    },
  };
}

async function once(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
