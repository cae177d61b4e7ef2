import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const isWindows = process.platform === 'win32';
export const npmOptions = { cwd: root, shell: isWindows };

/** Milliseconds that a program has to end by itself. */
const patience = 2000;

export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const binaries = join(root, 'node_modules', '.bin');
const installed = join(root, 'node_modules', '.valence-installed');

/** Installs what the lockfile names, unless just that is installed. */
export async function installIfStale() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === wanted) return;
  console.log('Installing what Valence needs ...');
  // With the machine's own Node: the one under node_modules is about to be replaced.
  await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], pathWithoutBinaries());
  writeFileSync(installed, wanted);
}

/** Runs npm quietly; what it said is shown when it fails, and then this process ends. It is stopped with this process. */
export async function runNpm(parameters, path) {
  const stopping = hearStop();
  const npm = spawn('npm', parameters, {
    ...npmOptions,
    // A group of its own, which can be stopped with all that npm starts.
    detached: !isWindows,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: path },
  });
  const said = [];
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (part) => said.push(part));
  stopping.passTo(npm);
  const succeeded = await new Promise((resolve) => {
    npm.on('error', (error) => {
      said.push(`${error.message}\n`);
      resolve(false);
    });
    npm.on('close', (code) => resolve(code === 0));
  });
  if (stopping.end()) process.exit(1);
  if (succeeded) return;
  console.error(said.join(''));
  console.error(`npm ${parameters.join(' ')} did not succeed.`);
  process.exit(1);
}

/**
 * Hears the signals that end this process, from before a program is started; `passTo` passes them on to it and all that it
 * starts, and tells at its end whether there was one.
 */
function hearStop() {
  let isStopped = false;
  let kill = () => undefined;
  const stop = () => {
    isStopped = true;
    kill('SIGTERM');
    setTimeout(() => kill('SIGKILL'), patience).unref();
  };
  for (const signal of stopSignals) process.on(signal, stop);
  const forgetParent = whenOrphaned(stop);
  return {
    passTo(program) {
      kill = (signal) => {
        try {
          process.kill(isWindows ? program.pid : -program.pid, signal);
        } catch {
          // It has ended by itself.
        }
      };
      if (isStopped) stop();
    },
    end() {
      for (const signal of stopSignals) process.off(signal, stop);
      forgetParent();
      return isStopped;
    },
  };
}

/** npm's shell passes no signal on: once it is gone, this process has another parent. Answers how to look no longer. */
export function whenOrphaned(stop) {
  const parent = process.ppid;
  const timer = setInterval(() => process.ppid === parent || stop(), 500).unref();
  return () => clearInterval(timer);
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
