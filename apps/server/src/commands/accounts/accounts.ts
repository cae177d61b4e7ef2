/** `npm run accounts`: what an operator does for students who cannot sign in, or must be signed out. */
import { systemClock } from '../../clock.ts';
import { accountsUsage, readAccountsCommand } from './read-command.ts';
import { runAccountsCommand } from './run-command.ts';
import { systemRandomness } from '../../randomness.ts';
import { runOnDatabase } from '../run-on-database.ts';

const command = readAccountsCommand(process.argv.slice(2));
if (command === null) {
  process.stderr.write(`${accountsUsage}\n`);
  process.exit(2);
}
await runOnDatabase(({ db }) =>
  runAccountsCommand({ db, clock: systemClock, randomness: systemRandomness }, command),
);
