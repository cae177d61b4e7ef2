import { randomUUID } from 'node:crypto';
import { openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { fromPglite } from 'pg-boss';
import type { OpenDatabase } from '../database/database.ts';
import { backupsOf } from '../database/embedded/backups.ts';
import { migratedDatabase } from './migrated-database.ts';

/** Its own 128 MB would be zeroed at each start; the files are in memory anyhow. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** The embedded Postgres with nothing on disk but the backups that a test makes: a copy of the migrated database. */
export async function openMemoryDatabase(): Promise<OpenDatabase> {
  const { archive } = await migratedDatabase();
  const client = await PGlite.create({ loadDataDir: await openAsBlob(archive), startParams });
  const db = drizzle(client);
  // Made with the first backup.
  const folder = join(tmpdir(), `valence-backups-${randomUUID()}`);
  return {
    db,
    kind: 'embedded',
    queue: { backend: 'pglite', db: fromPglite(client) },
    backups: backupsOf(client, folder),
    checkHealth: () => Promise.resolve(),
    async close() {
      await client.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
