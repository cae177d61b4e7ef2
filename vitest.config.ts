import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    setupFiles: ['scripts/property-seeds.ts'],
    // Each core tests; left to itself vitest leaves one of them idle, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts', 'system-tests/**/*.test.ts'],
          // Killing servers takes a fifth of all tests: it is done before a change lands.
          exclude: [
            ...configDefaults.exclude,
            ...(process.env['FAULTS'] === undefined ? ['system-tests/faults/**'] : []),
          ],
          globalSetup: 'apps/server/src/testing/prepare-run.ts',
          // One worker loads the server once for all of its files: nothing in it is kept in a module.
          isolate: false,
        },
      },
      // The packages are pure: a worker loads the bank once for all of their files.
      { extends: true, test: { name: 'packages', include: ['packages/**/*.test.ts'], isolate: false } },
      { extends: true, test: { name: 'web', include: ['apps/web/**/*.test.{ts,tsx}'] } },
    ],
    // Far beyond what anything takes: they end what hangs, and not what waits for a busy machine.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
