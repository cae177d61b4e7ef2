import { accessSync, constants, mkdirSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseStartError } from '../database.ts';
import { explainFileProblem } from './explain-file-problem.ts';

/** Bytes without which the embedded Postgres does not start, and does not say so either: a new one takes 45 MB. */
const leastRoom = 64 * 1024 * 1024;

/**
 * Makes the data folder where it is missing, and looks whether a database can live in it.
 * @throws DatabaseStartError when it cannot be written, or its disk is full
 */
export function prepareDataFolder(folder: string): void {
  explainFileProblem(`The data folder ${folder}`, () => {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  });
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
