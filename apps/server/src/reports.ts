/**
 * `npm run reports`: open reports of faulty questions, for the maintainer who decides them. It works on the database
 * of the settings, like the server.
 */
import * as engine from '@valence/questions';
import { systemClock } from './clock.ts';
import { ConfigError, readConfig } from './config.ts';
import { DatabaseStartError } from './database/database.ts';
import { openDatabase } from './database/open-database.ts';
import { readReportsCommand, reportsUsage } from './features/reports/maintaining/read-command.ts';
import { runReportsCommand } from './features/reports/maintaining/run-command.ts';
import { systemRandomness } from './randomness.ts';

const command = readReportsCommand(process.argv.slice(2));
if (command === null) {
  process.stderr.write(`${reportsUsage}\n`);
  process.exit(2);
}

try {
  const database = await openDatabase(readConfig(process.env), systemClock);
  try {
    const context = { db: database.db, clock: systemClock, randomness: systemRandomness, engine };
    const { text, isDone } = await runReportsCommand(context, command);
    process.stdout.write(`${text}\n`);
    process.exitCode = isDone ? 0 : 1;
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof DatabaseStartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  if (error instanceof DatabaseStartError)
    process.stderr.write(
      'The embedded database serves one process at a time: stop the server, run this command, and start it again. ' +
        'With DATABASE_URL both work side by side.\n',
    );
  process.exitCode = 1;
}
