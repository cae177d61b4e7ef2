import { configDefaults, defineConfig } from 'vitest/config';

// Node reads our sources as they are, as when the server runs: nothing has to transform them.
const asNodeDoes = { viteModuleRunner: false, nodeLoader: false };

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
          experimental: asNodeDoes,
        },
      },
      // The packages are pure: a worker loads the bank once for all of their files.
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['packages/**/*.test.ts'],
          isolate: false,
          experimental: asNodeDoes,
        },
      },
      // What is drawn is drawn to text, so nothing of one file is left for the next.
      {
        extends: true,
        test: { name: 'web', include: ['apps/web/**/*.test.{ts,tsx}'], isolate: false, unstubGlobals: true },
      },
    ],
    // Far beyond what anything takes: they end what hangs, and not what waits for a busy machine.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
