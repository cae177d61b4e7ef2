import { existsSync, rmSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { DatabaseStartError } from '../../database/database.ts';
import { DurableNodeFS } from '../../database/embedded/durable-node-fs.ts';
import { lockDataFolder } from '../../database/embedded/lock-data-folder.ts';
import { startParameters } from '../../database/embedded/start-parameters.ts';

/**
 * Makes the embedded database from a backup, in a data folder that has none. The database is there when it has been
 * opened and has answered; a backup that is broken leaves the folder as it was.
 * @throws DatabaseStartError when the folder has a database, or the file is no backup
 */
export async function restoreDatabase(file: string, dataDir: string): Promise<void> {
  const folder = resolve(dataDir);
  const files = join(folder, 'postgres');
  if (!existsSync(file)) throw new DatabaseStartError(`There is no file ${file}.`);
  const unlock = lockDataFolder(folder);
  const unfinished = join(folder, 'postgres.unfinished');
  try {
    if (existsSync(files)) {
      throw new DatabaseStartError(
        `There is a database in ${folder} already. Move it away first, or name another DATA_DIR.`,
      );
    }
    rmSync(unfinished, { recursive: true, force: true });
    await unpack(file, unfinished);
    await rename(unfinished, files);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    unlock();
  }
}

const unzip = promisify(gunzip);

async function unpack(file: string, folder: string): Promise<void> {
  try {
    // Unzipped here: a file that is cut short ends PGlite's own unzipping in an error that nobody can catch.
    const archive = await unzip(await readFile(file));
    const client = await PGlite.create({
      fs: new DurableNodeFS(folder),
      startParams: startParameters,
      loadDataDir: new Blob([archive], { type: 'application/x-tar' }),
    });
    await client.query('select count(*) from users');
    await client.query('checkpoint');
    await client.close();
  } catch (cause) {
    throw new DatabaseStartError(`${file} is not a whole backup of this Valence's database.`, { cause });
  }
}
