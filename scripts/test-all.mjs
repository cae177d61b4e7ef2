// Runs every step, shows the output of those that fail, and closes with `N passed, N failed`.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureTestBrowser } from './ensure-browser.ts';

const reports = mkdtempSync(join(tmpdir(), 'valence-test-'));
const totals = { passed: 0, failed: 0 };
process.exitCode = 1;

try {
  await together([
    ['format', ['oxfmt', '--check', '.']],
    ['lint', ['oxlint', '--deny-warnings']],
    ['types', ['tsc', '--noEmit']],
    ['boundaries', ['npm', 'run', '--silent', 'boundaries']],
    ['folders', ['npm', 'run', '--silent', 'folders']],
    ['dead code', ['knip', '--no-progress']],
    ['web build', ['npm', 'run', '--silent', 'build']],
  ]);
  const unitReport = join(reports, 'unit.json');
  await step(
    'unit and integration',
    ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`],
    {
      count: () => countVitest(unitReport),
    },
  );
  const browserReport = join(reports, 'browser.json');
  await step('browser journeys', ['playwright', 'test'], {
    count: () => countPlaywright(browserReport),
    env: {
      CHROMIUM_PATH: await ensureTestBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
      // Node reads TypeScript by itself: transpiling the sources that journeys import takes half a minute a process.
      PW_DISABLE_TS_ESM: '1',
    },
  });
} finally {
  rmSync(reports, { recursive: true, force: true });
}
process.exitCode = totals.failed === 0 ? 0 : 1;
console.log(`${totals.passed} passed, ${totals.failed} failed`);

/** Steps that need nothing of each other. */
async function together(steps) {
  await Promise.all(steps.map(([name, command]) => step(name, command)));
}

/** Runs one step; without a count of its own it counts as one test. */
async function step(name, [command, ...args], { count, env } = {}) {
  const started = performance.now();
  const { code, output } = await run(command, args, env);
  const counted = count?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  // A runner that fails without a failed test (a crash, a file that does not load) is a failure all the same.
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  totals.passed += counted.passed;
  totals.failed += counted.failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${counted.failed === 0 ? '✓' : '✗'} ${name} (${counted.passed} passed, ${counted.failed} failed, ${seconds} s)`,
  );
  if (counted.failed > 0) console.log(output.slice(-20_000));
  else
    for (const line of output.split('\n').filter((text) => text.includes('[database]')))
      console.log(`  ${line.trim()}`);
}

function run(command, args, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env } });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

function countVitest(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

function countPlaywright(file) {
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
