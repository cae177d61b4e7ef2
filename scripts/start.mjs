// `npm start`: installs what is missing, builds what is stale, starts the server. Runs on any Node from 20 on.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { installIfStale, npmOptions, pathWithBinaries, root, runNpm } from './install.mjs';

/** What the build writes last. */
const built = join(root, 'apps/web/dist/server/draw-quiz-page.js');
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
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [command, ...parameters] = scripts.serve.split(' ');
  // What `npm run serve` does, without npm and its shell in between, who would swallow signals and exit codes.
  // Over the channel the server notices when this script is killed.
  const server = spawn(command, parameters, {
    ...npmOptions,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      // Types are stripped and code is compiled once, not at every start.
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
      ...process.env,
      PATH: pathWithBinaries(),
    },
  });
  const stop = () => server.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  server.on('exit', (code) => process.exit(code ?? 1));
  stopWhenOrphaned(stop);
}

/** npm's shell passes no signal on: once it is gone, this script has another parent. */
function stopWhenOrphaned(stop) {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || stop(), 500).unref();
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
