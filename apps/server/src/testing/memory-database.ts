import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { fromPglite } from 'pg-boss';
import type { OpenDatabase } from '../database/database.ts';
import { migratedDatabase } from './migrated-database.ts';

/** The embedded Postgres with nothing on disk: a copy of the migrated database. */
export async function openMemoryDatabase(): Promise<OpenDatabase> {
  const { archive } = await migratedDatabase();
  const client = await PGlite.create({ loadDataDir: await openAsBlob(archive) });
  const db = drizzle(client);
  return {
    db,
    kind: 'embedded',
    queue: { backend: 'pglite', db: fromPglite(client) },
    checkHealth: () => Promise.resolve(),
    close: () => client.close(),
  };
}
