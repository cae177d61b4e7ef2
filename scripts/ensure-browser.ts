import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const installed = [
  process.env['CHROMIUM_PATH'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds a Chromium for the browser tests and measurements: one that is installed, else what Playwright can download, else
 * the system's package manager.
 * @returns the path of the executable
 */
export async function ensureBrowser(): Promise<string> {
  const found = findInstalled() ?? findDownloaded();
  if (found !== undefined) return found;
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore' });
  const downloaded = findDownloaded();
  if (downloaded !== undefined) return downloaded;
  installWithPackageManager();
  const packaged = findInstalled();
  if (packaged === undefined) throw new Error('No Chromium could be found or installed; set CHROMIUM_PATH.');
  return packaged;
}

function findInstalled(): string | undefined {
  return installed.find((path) => path !== '' && existsSync(path));
}

function findDownloaded(): string | undefined {
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function installWithPackageManager(): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const step of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
  ]) {
    const [command = '', ...rest] = [...sudo, ...step];
    execFileSync(command, rest, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}
