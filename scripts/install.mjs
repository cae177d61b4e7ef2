import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const npmOptions = { cwd: root, shell: process.platform === 'win32' };

const binaries = join(root, 'node_modules', '.bin');
const installed = join(root, 'node_modules', '.valence-installed');

/** Installs what the lockfile names, unless just that is installed. */
export function installIfStale() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === wanted) return;
  console.log('Installing what Valence needs ...');
  // With the machine's own Node: the one under node_modules is about to be replaced.
  runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], pathWithoutBinaries());
  writeFileSync(installed, wanted);
}

/** Runs npm quietly; what it said is shown when it fails, and then this process ends. */
export function runNpm(parameters, path) {
  const { status, stdout, stderr } = spawnSync('npm', parameters, {
    ...npmOptions,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, PATH: path },
  });
  if (status === 0) return;
  // Both are null where npm could not be started, whatever their types say.
  console.error([stdout, stderr].join(''));
  console.error(`npm ${parameters.join(' ')} did not succeed.`);
  process.exit(1);
}

/** The PATH on which the pinned Node comes first. */
export function pathWithBinaries() {
  return [binaries, pathWithoutBinaries()].join(delimiter);
}

function pathWithoutBinaries() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((part) => part !== binaries)
    .join(delimiter);
}
