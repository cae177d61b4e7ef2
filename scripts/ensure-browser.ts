import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Draws pages without the windows around them: a third of the work of a whole browser, and the same engine. */
const withoutWindows = [
  process.env['CHROMIUM_PATH'] ?? '',
  '/usr/bin/chromium-headless-shell',
  '/usr/lib/chromium/chromium-headless-shell',
];

const whole = [
  process.env['CHROMIUM_PATH'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds a Chromium for the measurements: one that is installed, else what Playwright can download, else the system's
 * package manager.
 * @returns the path of the executable
 */
export async function ensureBrowser(): Promise<string> {
  const found = findInstalled(whole) ?? findDownloaded();
  if (found !== undefined) return found;
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore' });
  const downloaded = findDownloaded();
  if (downloaded !== undefined) return downloaded;
  installWithPackageManager('chromium');
  const packaged = findInstalled(whole);
  if (packaged === undefined) throw new Error('No Chromium could be found or installed; set CHROMIUM_PATH.');
  return packaged;
}

/**
 * Finds a Chromium for the browser tests: the one without windows, which the system's package manager may have to install,
 * else any.
 * @returns the path of the executable
 */
export async function ensureTestBrowser(): Promise<string> {
  const found = findInstalled(withoutWindows);
  if (found !== undefined) return found;
  try {
    installWithPackageManager('chromium-headless-shell');
  } catch {
    // Not every system has such a package, nor everybody the right to install it.
    return ensureBrowser();
  }
  return findInstalled(withoutWindows) ?? ensureBrowser();
}

function findInstalled(places: readonly string[]): string | undefined {
  return places.find((path) => path !== '' && existsSync(path));
}

function findDownloaded(): string | undefined {
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function installWithPackageManager(name: string): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const step of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', name],
  ]) {
    const [command = '', ...rest] = [...sudo, ...step];
    execFileSync(command, rest, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}
