import { accessSync, constants, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { explainFileProblem } from './explain-file-problem.ts';

/**
 * Looks whether every file in the data folder may be written: whoever ran the server as root once has left some behind
 * that the usual user may not touch, and the embedded Postgres would say nothing that helps. The folder is locked.
 * @throws DatabaseStartError with the first that may not
 */
export function checkDataFiles(folder: string): void {
  const entries = explainFileProblem(`A folder in the data folder ${folder}`, () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }),
  );
  for (const path of entries.map((entry) => join(folder, entry)))
    explainFileProblem(`The file ${path} in the data folder`, () =>
      accessSync(path, constants.R_OK | constants.W_OK),
    );
}
