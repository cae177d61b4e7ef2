import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migratedDatabase } from '../../apps/server/src/testing/migrated-database.ts';
import { freePort } from './free-port.ts';

/** The product as an operator runs it: one process, its own port and data, killed and started at will. */
export interface RunningServer {
  url: string;
  /** The folder of its data. */
  data: string;
  /** What a command at the server has to be told to work on the same database. */
  database: { DATA_DIR: string } | { DATABASE_URL: string };
  /** Kills the process as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  restart(): Promise<void>;
  /** Ends it and removes its data. */
  dispose(): Promise<void>;
}

/**
 * Starts the server on a free port with data of its own, a copy of the migrated database.
 * @param settings environment on top of this process's, `DATABASE_URL` for a Postgres server
 * @param under a command that runs it, such as `taskset`, which gives it one core
 */
export async function startServer(
  settings: Record<string, string> = {},
  under: readonly string[] = [],
): Promise<RunningServer> {
  const data = mkdtempSync(join(tmpdir(), 'valence-e2e-'));
  if (!settings['DATABASE_URL'] && !settings['DATA_DIR'])
    cpSync((await migratedDatabase()).folder, data, { recursive: true });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  // As `npm start` does: code is compiled once, not at every start.
  const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url));
  const environment = {
    NODE_COMPILE_CACHE,
    ...process.env,
    PORT: String(port),
    DATA_DIR: data,
    LOG_LEVEL: 'warn',
    // Most servers end before they are warm.
    WARM_UP: 'off',
    ...settings,
  };
  let child = await launch(url, environment, under);
  return {
    url,
    data,
    database: settings['DATABASE_URL']
      ? { DATABASE_URL: settings['DATABASE_URL'] }
      : { DATA_DIR: environment.DATA_DIR },
    kill: () => end(child, 'SIGKILL'),
    restart: async () => {
      child = await launch(url, environment, under);
    },
    dispose: async () => {
      await end(child, 'SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function launch(
  url: string,
  environment: NodeJS.ProcessEnv,
  under: readonly string[],
): Promise<ChildProcess> {
  const [command, ...parameters] = [...under, process.execPath, 'apps/server/src/main.ts'];
  const child = spawn(command, parameters, {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  for (let waited = 0; waited < 60_000; waited += 100) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output}`);
    if (await isHealthy(url)) return child;
    await pause(100);
  }
  child.kill('SIGKILL');
  throw new Error(`The server was not ready in 60 s:\n${output}`);
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch {
    return false;
  }
}

function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
