import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface Cluster {
  url: string;
  /** Takes the server down under its clients, as an operator's restart or a failover does. */
  goDown(): Promise<void>;
  /** Brings it back on the same data. */
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/** Folder of an installed Postgres server's programs, or `null`: the PATH's, else the newest that Debian has installed. */
export function findPostgresPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ??
    null
  );
}

/** Starts a Postgres server of its own in a temporary folder, reachable through a socket there and nowhere else. */
export async function startCluster(programs: string): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'valence-postgres-'));
  const owner = ownerOfCluster();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const options: SpawnOptions = { ...owner, cwd: folder, stdio: 'ignore' };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    },
  );
  let server = await startServer(programs, data, folder, options);
  const exitOf = (child: ChildProcess) => new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let exited = exitOf(server);
  const endWithUs = () => server.kill('SIGQUIT');
  process.once('exit', endWithUs);
  return {
    url: `postgresql://postgres@/postgres?host=${folder}`,
    async goDown() {
      server.kill('SIGINT');
      await exited;
    },
    async comeBack() {
      server = await startServer(programs, data, folder, options);
      exited = exitOf(server);
    },
    async stop() {
      process.off('exit', endWithUs);
      server.kill('SIGINT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startServer(
  programs: string,
  data: string,
  folder: string,
  options: SpawnOptions,
): Promise<ChildProcess> {
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off', '-c', 'max_connections=200'],
    options,
  );
  for (let tries = 0; !isReady(data); tries += 1) {
    if (tries > 300) throw new Error('The Postgres server for the tests did not start');
    await wait(50);
  }
  return server;
}

/** Whether the server takes connections: its socket is there before it does, so its own word counts. */
function isReady(data: string): boolean {
  const file = join(data, 'postmaster.pid');
  return existsSync(file) && /^ready/m.test(readFileSync(file, 'utf8'));
}

/** Postgres refuses to run as root; then it runs as the user that its package made. */
function ownerOfCluster(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
