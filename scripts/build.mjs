import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathWithBinaries, root, runNpm } from './install.mjs';

/** What the build writes last. */
const built = join(root, 'apps/web/dist/client/index.html');
const webSources = [
  'apps/web',
  'packages/contract',
  'packages/chemistry',
  'packages/design',
  'package-lock.json',
];

/** Builds the web app, unless its sources are as they were at the last build. */
export async function buildIfStale() {
  if (existsSync(built) && newestChange(webSources) <= statSync(built).mtimeMs) return;
  console.log('Building the web app ...');
  await runNpm(['run', '--silent', 'build'], pathWithBinaries());
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
