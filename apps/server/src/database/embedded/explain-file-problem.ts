import { DatabaseStartError } from '../database.ts';

const problems: Readonly<Record<string, string>> = {
  EACCES: 'may not be written by this user. Change its owner or its mode',
  EPERM: 'may not be written by this user. Change its owner or its mode',
  EROFS: 'lies on a disk that is mounted read-only. Mount it for writing',
  ENOTDIR: 'cannot be made, since a file stands in its way. Move the file away',
  EEXIST: 'cannot be made, since a file stands in its way. Move the file away',
  ENOSPC: 'cannot be made, since its disk is full. Make room there',
};

/**
 * Does something with the data folder or a file in it.
 * @param what the folder or the file, to begin a sentence with
 * @throws DatabaseStartError when that fails, with what can be done about it
 */
export function explainFileProblem<Result>(what: string, work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    const problem = problems[code] ?? `cannot be used (${code})`;
    throw new DatabaseStartError(`${what} ${problem}, or set DATA_DIR to another folder.`, { cause });
  }
}
