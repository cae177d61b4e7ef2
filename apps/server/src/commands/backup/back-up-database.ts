import { existsSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DatabaseStartError } from '../../database/database.ts';
import { checkDataVersion } from '../../database/embedded/check-data-version.ts';
import { DurableNodeFS } from '../../database/embedded/durable-node-fs.ts';
import { lockDataFolder } from '../../database/embedded/lock-data-folder.ts';
import { backupWork } from '../../database/schema/upkeep.ts';
import { startParameters } from '../../database/embedded/start-parameters.ts';

/**
 * Writes the whole embedded database into one file, which is complete or not there, and notes in the database when that was.
 * @param now milliseconds since 1970
 * @throws DatabaseStartError when there is no database, a server is using it, or the file exists already
 */
export async function backUpDatabase(dataDir: string, file: string, now: number): Promise<void> {
  const folder = resolve(dataDir);
  const files = join(folder, 'postgres');
  if (!existsSync(files)) throw new DatabaseStartError(`There is no database in ${folder}.`);
  if (existsSync(file)) throw new DatabaseStartError(`${file} exists already; a backup overwrites nothing.`);
  const unlock = lockDataFolder(folder);
  try {
    checkDataVersion(files);
    const client = await PGlite.create({ fs: new DurableNodeFS(files), startParams: startParameters });
    try {
      const archive = await client.dumpDataDir('gzip');
      await writeDurably(file, new Uint8Array(await archive.arrayBuffer()));
      await client.query(
        'insert into upkeep (work, done_at) values ($1, $2) on conflict (work) do update set done_at = excluded.done_at',
        [backupWork, new Date(now).toISOString()],
      );
      await client.query('checkpoint');
    } finally {
      await client.close();
    }
  } finally {
    unlock();
  }
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${file}.unfinished`;
  const handle = await open(unfinished, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
}
