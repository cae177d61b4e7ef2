import { accessSync, constants, mkdirSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseStartError } from '../database.ts';

/** Bytes without which the embedded Postgres does not start, and does not say so either: a new one takes 45 MB. */
const leastRoom = 64 * 1024 * 1024;

const problems: Readonly<Record<string, string>> = {
  EACCES: 'may not be written by this user. Change its owner or its mode',
  EPERM: 'may not be written by this user. Change its owner or its mode',
  EROFS: 'lies on a disk that is mounted read-only. Mount it for writing',
  ENOTDIR: 'cannot be made, since a file stands in its way. Move the file away',
  EEXIST: 'cannot be made, since a file stands in its way. Move the file away',
  ENOSPC: 'cannot be made, since its disk is full. Make room there',
};

/**
 * Makes the data folder where it is missing, and looks whether a database can live in it.
 * @throws DatabaseStartError when it cannot be written, or its disk is full
 */
export function prepareDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    const problem = problems[code] ?? `cannot be used (${code})`;
    throw new DatabaseStartError(`The data folder ${folder} ${problem}, or set DATA_DIR to another folder.`, {
      cause,
    });
  }
  const { bavail, bsize } = statfsSync(folder);
  const room = bavail * bsize;
  if (room >= leastRoom) return;
  throw new DatabaseStartError(
    `The disk of the data folder ${folder} is full: ${inMegabytes(room)} MB are left, and Valence needs ` +
      `${inMegabytes(leastRoom)} MB to start. Make room there, or set DATA_DIR to another folder.`,
  );
}

/** Level by level: where a disk is read-only, Node's recursive way says that a file is missing. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

function inMegabytes(bytes: number): number {
  return Math.floor(bytes / (1024 * 1024));
}
