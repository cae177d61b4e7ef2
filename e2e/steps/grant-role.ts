import { expect } from '@playwright/test';
import type { Role } from '@valence/contract';
import { systemClock } from '../../apps/server/src/clock.ts';
import { runAccountsCommand } from '../../apps/server/src/commands/accounts/run-command.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { systemRandomness } from '../../apps/server/src/randomness.ts';
import type { RunningServer } from '../server/running-server.ts';

/**
 * Gives roles to students as an operator's command does at the server, which is stopped for it: the embedded database serves
 * one process.
 */
export async function grantRoles(
  server: RunningServer,
  granted: readonly { role: Role; email: string }[],
): Promise<void> {
  await server.kill();
  const databaseUrl = 'DATABASE_URL' in server.database ? server.database.DATABASE_URL : null;
  const config = { databaseUrl, databaseConnections: 1, dataDir: server.data };
  const database = await openDatabase(config, systemClock);
  const context = { db: database.db, clock: systemClock, randomness: systemRandomness };
  for (const given of granted) {
    const { text } = await runAccountsCommand(context, { kind: 'changeRole', isGranted: true, ...given });
    expect(text).toBe(`${given.email} is now ${given.role}.`);
  }
  await database.close();
  await server.restart();
}
