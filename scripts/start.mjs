// `npm start`: installs what is missing, builds what is stale, starts the server. Runs on any Node from 20 on.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const binaries = join(root, 'node_modules', '.bin');
const installed = join(root, 'node_modules', '.valence-installed');
const built = join(root, 'apps/web/dist/index.html');
const webSources = [
  'apps/web',
  'packages/contract',
  'packages/chemistry',
  'packages/design',
  'package-lock.json',
];
const npmOptions = { cwd: root, shell: process.platform === 'win32' };

installIfStale();
buildIfStale();
serve();

function installIfStale() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === wanted) return;
  console.log('Installing what Valence needs ...');
  // With the machine's own Node: the one under node_modules is about to be replaced.
  run(['ci', '--no-audit', '--no-fund', '--loglevel=error'], { PATH: pathWithout(binaries) });
  writeFileSync(installed, wanted);
}

function buildIfStale() {
  if (existsSync(built) && newestChange(webSources) <= statSync(built).mtimeMs) return;
  console.log('Building the web app ...');
  run(['run', '--silent', 'build'], { PATH: pathWith(binaries) });
}

function serve() {
  const child = spawn('npm', ['run', '--silent', 'serve'], {
    ...npmOptions,
    stdio: 'inherit',
    env: { ...process.env, PATH: pathWith(binaries) },
  });
  // The server decides when it is done; this script only waits for it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 137 : 1)));
}

/** Runs npm quietly; what it said is shown when it fails. */
function run(parameters, environment) {
  const { status, stdout, stderr } = spawnSync('npm', parameters, {
    ...npmOptions,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...environment },
  });
  if (status === 0) return;
  console.error(`${stdout ?? ''}${stderr ?? ''}`);
  console.error(`npm ${parameters.join(' ')} did not succeed.`);
  process.exit(1);
}

function newestChange(paths) {
  return Math.max(...paths.map((path) => newestUnder(join(root, path))));
}

/** Folders count too: their time changes when a file in them goes. */
function newestUnder(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const inside = readdirSync(path).filter((name) => name !== 'node_modules' && name !== 'dist');
  // Writing dist/ changes the time of its parent, which says nothing about the sources.
  const own = existsSync(join(path, 'dist')) ? 0 : stats.mtimeMs;
  return Math.max(own, ...inside.map((name) => newestUnder(join(path, name))));
}

function pathWith(folder) {
  return [folder, pathWithout(folder)].join(delimiter);
}

function pathWithout(folder) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((part) => part !== folder)
    .join(delimiter);
}
