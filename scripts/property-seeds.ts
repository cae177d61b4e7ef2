/**
 * Vitest loads this before each test file. The properties of fast-check run on one seed, so that a run is red for what
 * was changed and never by chance. `FRESH_SEEDS=1` draws new ones, to look for what the fixed seed does not meet.
 */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

const seed = 20_261_122;
const { testPath } = expect.getState();

// The library takes 50 ms to load, and most tests do not need it.
if (testPath !== undefined && readFileSync(testPath, 'utf8').includes("from 'fast-check'")) {
  const fc = await import('fast-check');
  fc.configureGlobal({
    ...(process.env['FRESH_SEEDS'] === undefined ? { seed } : {}),
    reporter: (details) => {
      if (!details.failed) return;
      const found = `A case to add to this property: examples: [${fc.stringify(details.counterexample)}]`;
      throw new Error(`${fc.defaultReportMessage(details)}\n${found}`, { cause: details.errorInstance });
    },
  });
}
