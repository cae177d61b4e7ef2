import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PGlite } from '@electric-sql/pglite';
import { BackupProblem, type Backup } from '../database.ts';

/**
 * Writes a whole embedded database, which may be in use, into one file, which is complete or not there.
 * @param note is done once the file is there; where it fails the file goes again
 * @throws BackupProblem where the file exists already, or its disk has too little room
 */
export async function writeBackup(
  client: PGlite,
  file: string,
  note: (backup: Backup) => Promise<void>,
): Promise<Backup> {
  if (existsSync(file)) throw new BackupProblem(`${file} exists already; a backup overwrites nothing.`);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const archive = await compress(await archiveOf(client));
  await requireRoom(dirname(file), archive.length);
  await writeDurably(file, archive);
  try {
    const backup = { name: basename(file), bytes: archive.length, madeAt: (await stat(file)).mtime };
    await note(backup);
    return backup;
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

const compress = promisify(gzip);

/**
 * Every file of the database as it was at one moment between two transactions: a transaction of its own keeps out all others, and the files
 * are read without a pause. Whoever asks the database waits for that, but not for the compression.
 */
async function archiveOf(client: PGlite): Promise<Uint8Array> {
  const archive = await client.transaction(() => client.dumpDataDir('none'));
  return new Uint8Array(await archive.arrayBuffer());
}

/** A disk that a backup fills would stop the database that it is of. */
async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < 2 * bytes)
    throw new BackupProblem(
      `The disk of ${folder} has too little room: the backup takes ${inMegabytes(bytes)} MB, and as much has to stay free.`,
    );
}

function inMegabytes(bytes: number): number {
  return Math.ceil(bytes / (1024 * 1024));
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    const handle = await open(unfinished, 'w', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}
