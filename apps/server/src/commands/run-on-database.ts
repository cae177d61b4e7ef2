import { systemClock } from '../clock.ts';
import { ConfigError, readConfig } from '../config/config.ts';
import { DatabaseStartError, type OpenDatabase } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';

/** Runs a command of an operator on the database of the settings, like the server, and writes what came of it. */
export async function runOnDatabase(
  command: (database: OpenDatabase) => Promise<{ text: string; isDone: boolean }>,
): Promise<void> {
  try {
    const database = await openDatabase(readConfig(process.env), systemClock);
    try {
      const { text, isDone } = await command(database);
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
}
