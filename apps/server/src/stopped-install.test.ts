import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'valence-npm-'));
const install = new URL('../../../scripts/install.mjs', import.meta.url).href;
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['SIGTERM', 'SIGINT'] as const)(
  'a stop by %s during the first install stops npm and what npm has started',
  async (signal) => {
    const noted = join(folder, signal);
    // Stands in for npm: it starts a program that would run for long.
    writeFileSync(
      join(folder, 'npm'),
      `#!/bin/sh\nsleep 600 &\necho $! > ${noted}.new\nmv ${noted}.new ${noted}\nwait\n`,
    );
    chmodSync(join(folder, 'npm'), 0o755);
    const code = `const { runNpm } = await import('${install}'); await runNpm(['ci'], process.env.PATH);`;
    const script = spawn(process.execPath, ['--input-type=module', '--eval', code], {
      env: { ...process.env, PATH: [folder, process.env['PATH'] ?? ''].join(delimiter) },
    });
    await vi.waitFor(() => expect(existsSync(noted)).toBe(true), { timeout: 30_000 });
    const program = Number(readFileSync(noted, 'utf8'));
    expect(isRunning(program)).toBe(true);
    const ended = once(script, 'exit');
    script.kill(signal);
    await ended;
    await vi.waitFor(() => expect(isRunning(program)).toBe(false), { timeout: 10_000 });
  },
  60_000,
);

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return !isZombie(processId);
  } catch {
    return false;
  }
}

/** It has ended, and nobody has asked how: in a container nobody may. */
function isZombie(processId: number): boolean {
  const status = `/proc/${processId}/status`;
  return existsSync(status) && /^State:\s+Z/m.test(readFileSync(status, 'utf8'));
}
