import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import type { Clock } from '../../clock.ts';
import { DatabaseStartError, type OpenDatabase } from '../database.ts';
import { migrationsFolder } from '../migrations-folder.ts';
import { backupFolder, backupsOf } from './backups.ts';
import { checkDataFiles } from './check-data-files.ts';
import { checkDataVersion } from './check-data-version.ts';
import { checkDurability } from './check-durability.ts';
import { DurableNodeFS } from './durable-node-fs.ts';
import { lockDataFolder } from './lock-data-folder.ts';
import { lookAfterDatabase } from './look-after-database.ts';
import { startParameters } from './start-parameters.ts';

/**
 * Opens the Postgres that runs inside this process, on files under the data folder.
 * @throws DatabaseStartError when the folder cannot be written, is in use or of another version, or on a disk that is full or does not sync
 */
export async function openEmbeddedDatabase(dataDir: string, clock: Clock): Promise<OpenDatabase> {
  const folder = resolve(dataDir);
  const unlock = lockDataFolder(folder);
  try {
    checkDataFiles(folder);
    const files = join(folder, 'postgres');
    checkDataVersion(files);
    const fs = new DurableNodeFS(files);
    const client = await PGlite.create({ fs, startParams: startParameters });
    const db = drizzle(client);
    await migrate(db, { migrationsFolder }).catch((cause: unknown) => {
      throw new DatabaseStartError(
        `The tables in ${folder} cannot be brought up to date: they are not from an earlier version of this Valence. ` +
          'Give this one another DATA_DIR.',
        { cause },
      );
    });
    await checkDurability(db, () => fs.syncs, new Date(clock()));
    const stopUpkeep = lookAfterDatabase(db, () => fs.syncs, clock);
    return {
      db,
      kind: 'embedded',
      queue: { backend: 'pglite', db: fromPglite(client) },
      backups: backupsOf(client, backupFolder(folder)),
      checkHealth: async () => {
        await db.execute(sql`select 1`);
      },
      close: async () => {
        stopUpkeep();
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
