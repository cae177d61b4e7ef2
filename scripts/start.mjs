// `npm start`: installs what is missing, builds what is stale, starts the server. Runs on any Node from 20 on.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { installIfStale, npmOptions, pathWithBinaries, root, stopSignals, whenOrphaned } from './install.mjs';

await installIfStale();
await buildIfStale();
serve();

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
  for (const signal of stopSignals) process.on(signal, stop);
  server.on('exit', (code) => process.exit(code ?? 1));
  whenOrphaned(stop);
}
