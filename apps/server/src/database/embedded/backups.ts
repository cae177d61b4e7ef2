import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { BackupProblem, type Backup, type Backups } from '../database.ts';
import { writeBackup } from './write-backup.ts';

const ending = '.backup';

/** The backups in a folder, and the way to one more of an embedded database that is in use. */
export function backupsOf(client: PGlite, folder: string): Backups {
  let isBeingMade = false;
  return {
    folder,
    list: () => listBackups(folder),
    async make(now, note) {
      if (isBeingMade) throw new BackupProblem('A backup is being made already.');
      isBeingMade = true;
      try {
        await removeUnfinished(folder);
        return await writeBackup(client, join(folder, backupName(now)), note);
      } finally {
        isBeingMade = false;
      }
    },
  };
}

/** Where backups of a data folder go that are given no other name. */
export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** The name of a backup made at an instant, in milliseconds since 1970: its time in UTC. */
export function backupName(now: number): string {
  return `valence-${new Date(now).toISOString().slice(0, 19).replaceAll(/[T:]/g, '-')}${ending}`;
}

async function listBackups(folder: string): Promise<Backup[]> {
  const backups: Backup[] = [];
  for (const name of await namesIn(folder)) {
    if (!name.endsWith(ending)) continue;
    const { size, mtime } = await stat(join(folder, name));
    backups.push({ name, bytes: size, madeAt: mtime });
  }
  return backups.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
}

/** What a process that was killed left of a backup: this one alone has the data folder. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await namesIn(folder))
    if (name.endsWith(`${ending}.unfinished`)) await rm(join(folder, name), { force: true });
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    // Nobody has made one yet.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
