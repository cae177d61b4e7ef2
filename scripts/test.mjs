// `npm test`: everything that has to hold, on whatever Node there is; the steps themselves run on the pinned one.
import { spawnSync } from 'node:child_process';
import { installIfStale, npmOptions, pathWithBinaries } from './install.mjs';

await installIfStale();
const { status } = spawnSync('npm', ['run', '--silent', 'test:all'], {
  ...npmOptions,
  stdio: 'inherit',
  env: { ...process.env, PATH: pathWithBinaries() },
});
process.exit(status ?? 1);
