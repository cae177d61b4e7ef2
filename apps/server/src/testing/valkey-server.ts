import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface ValkeyServer {
  /** Its socket, as the client takes it in the place of an address. */
  path: string;
  /** Takes it down for good. */
  stop(): Promise<void>;
}

/** The program of an installed Valkey or Redis, or `null`. */
export function findValkeyProgram(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const programs = folders.flatMap((folder) => [join(folder, 'valkey-server'), join(folder, 'redis-server')]);
  return programs.find((program) => existsSync(program)) ?? null;
}

/** Starts a server of its own, in memory, reachable through a socket in a temporary folder and nowhere else. */
export async function startValkey(program: string): Promise<ValkeyServer> {
  const folder = mkdtempSync(join(tmpdir(), 'valence-valkey-'));
  const path = join(folder, 'socket');
  const server = spawn(program, ['--port', '0', '--unixsocket', path, '--save', ''], {
    cwd: folder,
    stdio: 'ignore',
  });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const endWithUs = () => server.kill();
  process.once('exit', endWithUs);
  for (let tries = 0; !existsSync(path); tries += 1) {
    if (tries > 300) throw new Error('The Valkey server for the tests did not start');
    await wait(50);
  }
  return {
    path,
    async stop() {
      process.off('exit', endWithUs);
      server.kill();
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
