import { systemClock } from '../../clock.ts';
import { ConfigError, readConfig } from '../../config/config.ts';
import { DatabaseStartError } from '../../database/database.ts';
import { backUpDatabase } from './back-up-database.ts';
import { restoreDatabase } from './restore-database.ts';

/*
 * `npm run backup` and `npm run restore -- <file>`: the embedded database into one file and back. A backup takes the name of a file, too;
 * without one it goes to those that are made on the desk.
 */
try {
  await run(process.argv[2], process.argv[3]);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof DatabaseStartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
process.exit(0);

async function run(work: string | undefined, file: string | undefined): Promise<void> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (databaseUrl !== null) {
    throw new DatabaseStartError('DATABASE_URL names a Postgres server: use its pg_dump and pg_restore.');
  }
  if (work === 'backup') {
    const written = await backUpDatabase(dataDir, file ?? null, systemClock());
    process.stdout.write(`The database of ${dataDir} is in ${written}\n`);
  } else {
    if (file === undefined) throw new DatabaseStartError(`Name the file: npm run ${work} -- valence.backup`);
    await restoreDatabase(file, dataDir);
    process.stdout.write(`The database of ${file} is in ${dataDir}\n`);
  }
}
