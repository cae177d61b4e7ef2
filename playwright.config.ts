import { defineConfig, devices } from '@playwright/test';
import { browserFlags } from './e2e/server/browser-flags.ts';

/** A zone where it is the middle of the day, so that no day ends within a test: those that tell of a day say which. */
const timezoneId = zoneOfNoon(new Date().getUTCHours());

const executablePath = process.env['CHROMIUM_PATH'];

/** Each file starts one server of its own, with its own port and data, so that files can run side by side. */
export default defineConfig({
  testDir: 'e2e',
  // Every screen in every theme and width takes as long as all journeys: it is swept before a change lands.
  testIgnore: process.env['SWEEPS'] === undefined ? ['sweeps/**'] : [],
  // Far beyond what anything takes: they end what hangs, and not what waits for a busy machine.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  workers: '100%',
  reporter: [
    ['line'],
    ['./e2e/server/last-steps.ts'],
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? [] : [['json'] as const]),
  ],
  forbidOnly: Boolean(process.env['CI']),
  use: {
    ...devices['Desktop Chrome'],
    timezoneId,
    launchOptions: {
      // A page of a test is gone before code that was compiled twice pays: that takes an eighth of the processor time.
      args: [...browserFlags, '--js-flags=--no-opt --max-lazy'],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
    // Recording all that a page does, in case it fails, costs several times the test: `--trace retain-on-failure` asks for it.
    screenshot: 'only-on-failure',
    // Journeys speak to the server itself; what the worker does is the matter of its own.
    serviceWorkers: process.env['SERVICE_WORKERS'] === 'allow' ? 'allow' : 'block',
  },
});

/** The signs in such names are the other way round: `Etc/GMT-3` is three hours ahead. */
function zoneOfNoon(hour: number): string {
  const ahead = 12 - hour;
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
