import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as onServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as onPglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { inject } from 'vitest';
import type { Database } from '../database/database.ts';
import { migratedDatabase } from './migrated-database.ts';
import { addDatabase, type TemplateServer } from './server-databases.ts';

/** A database without tables, for a test that migrates it step by step. */
export interface EmptyDatabase {
  db: Database;
  /** Runs the migrations of a folder that were not run yet. */
  migrate(migrationsFolder: string): Promise<void>;
  /** Runs any number of statements. */
  run(statements: string): Promise<void>;
  close(): Promise<void>;
}

const server = inject('postgres');

const all: readonly { name: string; open(): Promise<EmptyDatabase> }[] = [
  { name: 'the embedded database', open: openEmbedded },
  ...(server === null ? [] : [{ name: 'a Postgres server', open: () => openOnServer(server) }]),
];

/** The databases that `testDatabases` names, empty. */
export const emptyDatabases = process.env['SWEEPS'] === undefined ? all.slice(-1) : all;

async function openEmbedded(): Promise<EmptyDatabase> {
  const { empty } = await migratedDatabase();
  const client = await PGlite.create({ loadDataDir: await openAsBlob(empty) });
  const db = onPglite(client);
  return {
    db,
    migrate: (migrationsFolder) => migratePglite(db, { migrationsFolder }),
    run: async (statements) => void (await client.exec(statements)),
    close: () => client.close(),
  };
}

async function openOnServer({ url }: TemplateServer): Promise<EmptyDatabase> {
  const database = await addDatabase(url);
  const pool = new Pool({ connectionString: database.url, max: 2 });
  // Connections that the server ends while they close; unheard, the event would end the run.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = onServer(pool);
  return {
    db,
    migrate: (migrationsFolder) => migrateServer(db, { migrationsFolder }),
    run: async (statements) => void (await pool.query(statements)),
    close: async () => {
      try {
        await pool.end();
      } finally {
        await database.remove();
      }
    },
  };
}
