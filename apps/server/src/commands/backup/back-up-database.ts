import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { BackupProblem, DatabaseStartError } from '../../database/database.ts';
import { backupFolder, backupName } from '../../database/embedded/backups.ts';
import { checkDataVersion } from '../../database/embedded/check-data-version.ts';
import { DurableNodeFS } from '../../database/embedded/durable-node-fs.ts';
import { lockDataFolder } from '../../database/embedded/lock-data-folder.ts';
import { startParameters } from '../../database/embedded/start-parameters.ts';
import { writeBackup } from '../../database/embedded/write-backup.ts';
import { backupWork } from '../../database/schema/upkeep.ts';

/**
 * Writes the whole embedded database into one file, which is complete or not there, and notes in the database when that was. Nothing is
 * migrated: a backup before an upgrade is of what was there.
 * @param file `null` for one beside those that are made on the desk
 * @param now milliseconds since 1970
 * @returns the file
 * @throws DatabaseStartError when there is no database, a server is using it, the file exists already, or the disk has too little room
 */
export async function backUpDatabase(dataDir: string, file: string | null, now: number): Promise<string> {
  const folder = resolve(dataDir);
  const files = join(folder, 'postgres');
  if (!existsSync(files)) throw new DatabaseStartError(`There is no database in ${folder}.`);
  const unlock = lockDataFolder(folder);
  try {
    checkDataVersion(files);
    const client = await PGlite.create({ fs: new DurableNodeFS(files), startParams: startParameters });
    const written = file ?? join(backupFolder(folder), backupName(now));
    try {
      await writeBackup(client, written, async () => {
        await client.query(
          'insert into upkeep (work, done_at) values ($1, $2) on conflict (work) do update set done_at = excluded.done_at',
          [backupWork, new Date(now).toISOString()],
        );
        await client.query('checkpoint');
      });
      return written;
    } finally {
      await client.close();
    }
  } catch (error) {
    throw error instanceof BackupProblem ? new DatabaseStartError(error.message) : error;
  } finally {
    unlock();
  }
}
