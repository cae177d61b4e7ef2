import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import type { OpenDatabase } from '../database/database.ts';
import { migrationsFolder } from '../database/migrations-folder.ts';

/** The embedded Postgres with nothing on disk. */
export async function openMemoryDatabase(): Promise<OpenDatabase> {
  const client = await PGlite.create();
  const db = drizzle(client);
  await migrate(db, { migrationsFolder });
  return {
    db,
    kind: 'embedded',
    queue: { backend: 'pglite', db: fromPglite(client) },
    checkHealth: () => Promise.resolve(),
    close: () => client.close(),
  };
}
