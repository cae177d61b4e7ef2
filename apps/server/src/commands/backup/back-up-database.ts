import { existsSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DatabaseStartError } from '../../database/database.ts';
import { checkDataVersion } from '../../database/embedded/check-data-version.ts';
import { DurableNodeFS } from '../../database/embedded/durable-node-fs.ts';
import { lockDataFolder } from '../../database/embedded/lock-data-folder.ts';
import { startParameters } from '../../database/embedded/start-parameters.ts';

/**
 * Writes the whole embedded database into one file, which is complete or not there.
 * @throws DatabaseStartError when there is no database, a server is using it, or the file exists already
 */
export async function backUpDatabase(dataDir: string, file: string): Promise<void> {
  const folder = resolve(dataDir);
  const files = join(folder, 'postgres');
  if (!existsSync(files)) throw new DatabaseStartError(`There is no database in ${folder}.`);
  if (existsSync(file)) throw new DatabaseStartError(`${file} exists already; a backup overwrites nothing.`);
  const unlock = lockDataFolder(folder);
  try {
    checkDataVersion(files);
    const client = await PGlite.create({ fs: new DurableNodeFS(files), startParams: startParameters });
    const archive = await client.dumpDataDir('gzip');
    await client.close();
    await writeDurably(file, new Uint8Array(await archive.arrayBuffer()));
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
