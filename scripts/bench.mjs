// `npm run bench`: the measurements, on whatever Node there is; they run on the pinned one, and on what is built now.
import { spawnSync } from 'node:child_process';
import { buildIfStale } from './build.mjs';
import { installIfStale, npmOptions, pathWithBinaries } from './install.mjs';

await installIfStale();
await buildIfStale();
const { status } = spawnSync('npm', ['run', '--silent', 'bench:all', '--', ...process.argv.slice(2)], {
  ...npmOptions,
  stdio: 'inherit',
  env: { ...process.env, PATH: pathWithBinaries() },
});
process.exit(status ?? 1);
