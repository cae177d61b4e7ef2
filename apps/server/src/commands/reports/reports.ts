/**
 * `npm run reports`: open reports of faulty questions, for the maintainer who decides them. It works on the database
 * of the settings, like the server.
 */
import * as engine from '@valence/questions';
import { systemClock } from '../../clock.ts';
import { readReportsCommand, reportsUsage } from './read-command.ts';
import { runReportsCommand } from './run-command.ts';
import { systemRandomness } from '../../randomness.ts';
import { runOnDatabase } from '../run-on-database.ts';

const command = readReportsCommand(process.argv.slice(2));
if (command === null) {
  process.stderr.write(`${reportsUsage}\n`);
  process.exit(2);
}

await runOnDatabase(({ db }) => {
  const context = { db, clock: systemClock, randomness: systemRandomness, engine };
  return runReportsCommand(context, command);
});
