import { execFileSync } from 'node:child_process';
import type { Role } from '@valence/contract';
import type { RunningServer } from '../server/running-server.ts';

/** Gives roles to students as an operator does at the server, which is stopped for it: the embedded database serves one process. */
export async function grantRoles(
  server: RunningServer,
  granted: readonly { role: Role; email: string }[],
): Promise<void> {
  await server.kill();
  for (const { role, email } of granted)
    execFileSync(process.execPath, ['apps/server/src/commands/accounts/accounts.ts', 'grant', role, email], {
      env: { ...process.env, ...server.database },
      stdio: 'pipe',
    });
  await server.restart();
}
