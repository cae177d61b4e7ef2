import { closeSync, openSync, readFileSync, writeSync, ftruncateSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock, unlock } from 'fs-native-extensions';
import { DatabaseStartError } from '../database.ts';
import { explainFileProblem } from './explain-file-problem.ts';
import { prepareDataFolder } from './prepare-data-folder.ts';

/**
 * Makes this process the only one on a data folder: two on one folder would destroy it without a word. The folder is made
 * where it is missing. The lock is the operating system's, so a process that is killed lets go of it.
 * @returns the function that lets go of the folder
 * @throws DatabaseStartError when another process has it, or nobody can write it
 */
export function lockDataFolder(folder: string): () => void {
  prepareDataFolder(folder);
  const path = join(folder, 'valence.lock');
  const fd = explainFileProblem(`The file ${path}`, () => openSync(path, 'a+', 0o600));
  if (!tryLock(fd)) {
    closeSync(fd);
    throw new DatabaseStartError(
      `Another Valence (process ${readFileSync(path, 'utf8').trim() || 'unknown'}) is using the data folder ${folder}. ` +
        'Stop it first, or give this one another DATA_DIR.',
    );
  }
  ftruncateSync(fd);
  writeSync(fd, `${process.pid}\n`);
  return () => {
    unlock(fd);
    closeSync(fd);
  };
}
