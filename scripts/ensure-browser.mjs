import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const installed = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds a Chromium for the browser tests: one that is installed, else what Playwright can download, else the system's
 * package manager.
 * @returns the path of the executable
 */
export async function ensureBrowser() {
  const found = findInstalled() ?? (await findDownloaded());
  if (found !== undefined) return found;
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore' });
  const downloaded = await findDownloaded();
  if (downloaded !== undefined) return downloaded;
  installWithPackageManager();
  const packaged = findInstalled();
  if (packaged === undefined) throw new Error('No Chromium could be found or installed; set CHROMIUM_PATH.');
  return packaged;
}

function findInstalled() {
  return installed.find((path) => path !== '' && existsSync(path));
}

async function findDownloaded() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function installWithPackageManager() {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const step of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
  ]) {
    const [command, ...rest] = [...sudo, ...step];
    execFileSync(command, rest, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}
