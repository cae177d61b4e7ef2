import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseStartError } from '../database.ts';

/** The major version of Postgres inside the pinned PGlite. Its folders do not open across majors. */
const postgresMajor = '18';

/**
 * Looks at the version of an existing data folder before the database does, which would only crash.
 * @throws DatabaseStartError when the folder was written by another major version
 */
export function checkDataVersion(folder: string): void {
  const file = join(folder, 'PG_VERSION');
  if (!existsSync(file)) return;
  const found = readFileSync(file, 'utf8').trim();
  if (found === postgresMajor) return;
  throw new DatabaseStartError(
    `The data folder ${folder} was written by Postgres ${found}; this Valence reads Postgres ${postgresMajor}. ` +
      'Use the Valence that wrote it, or give this one another DATA_DIR.',
  );
}
