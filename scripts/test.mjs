// `npm test`: everything that has to hold, on whatever Node there is; the steps themselves run on the pinned one.
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
// A new npm run, so that the pinned Node of node_modules/.bin is found first.
const { status } = spawnSync('npm', ['run', '--silent', 'test:all'], { stdio: 'inherit' });
process.exit(status ?? 1);
