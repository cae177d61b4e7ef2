// `npm start`: installs what is missing, builds what is stale, starts the server. Runs on any Node from 20 on.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { installIfStale, npmOptions, pathWithBinaries, root, runNpm } from './install.mjs';

const built = join(root, 'apps/web/dist/index.html');
const webSources = [
  'apps/web',
  'packages/contract',
  'packages/chemistry',
  'packages/design',
  'package-lock.json',
];

installIfStale();
buildIfStale();
serve();

function buildIfStale() {
  if (existsSync(built) && newestChange(webSources) <= statSync(built).mtimeMs) return;
  console.log('Building the web app ...');
  runNpm(['run', '--silent', 'build'], pathWithBinaries());
}

function serve() {
  const child = spawn('npm', ['run', '--silent', 'serve'], {
    ...npmOptions,
    stdio: 'inherit',
    env: { ...process.env, PATH: pathWithBinaries() },
  });
  // The server decides when it is done; this script only waits for it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 137 : 1)));
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
