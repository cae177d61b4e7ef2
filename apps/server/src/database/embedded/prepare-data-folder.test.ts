import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DatabaseStartError } from '../database.ts';
import { openEmbeddedDatabase } from './open-embedded-database.ts';

let folder: string;
let mounted: string | null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'valence-folder-'));
  mounted = null;
});
afterEach(() => {
  if (mounted !== null) execFileSync('umount', [mounted]);
  rmSync(folder, { recursive: true, force: true });
});

test('a file in the way of the data folder is named', async () => {
  const file = join(folder, 'data');
  writeFileSync(file, '');
  for (const path of [file, join(file, 'deeper')]) {
    expect(await problemOf(path)).toContain(
      `The data folder ${path} cannot be made, since a file stands in its way`,
    );
  }
});

test('a full disk is named with what is missing', async ({ skip }) => {
  if (!mount('size=8m')) skip('Only root may mount.');
  expect(await problemOf(join(folder, 'data'))).toMatch(/is full: \d MB are left, and Valence needs 64 MB/);
});

test('a disk that is mounted read-only is named', async ({ skip }) => {
  if (!mount('size=100m')) skip('Only root may mount.');
  mkdirSync(join(folder, 'data'));
  execFileSync('mount', ['-o', 'remount,ro', folder]);
  expect(await problemOf(join(folder, 'data'))).toContain('mounted read-only. Mount it for writing');
  expect(await problemOf(join(folder, 'new'))).toContain('mounted read-only');
});

async function problemOf(path: string): Promise<string> {
  const error: unknown = await openEmbeddedDatabase(path, () => 0).catch((problem: unknown) => problem);
  expect(error).toBeInstanceOf(DatabaseStartError);
  return error instanceof Error ? error.message : '';
}

function mount(options: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
    mounted = folder;
    return true;
  } catch {
    return false;
  }
}
