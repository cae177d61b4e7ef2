import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { upkeep } from '../../database/schema/index.ts';
import { openEmbeddedDatabase } from '../../database/embedded/open-embedded-database.ts';
import { backUpDatabase } from './back-up-database.ts';
import { restoreDatabase } from './restore-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'valence-backup-'));
const madeAt = Date.parse('2026-03-11T12:00:00Z');
const original = join(folder, 'original');
const file = join(folder, 'valence.backup');

beforeAll(async () => {
  const database = await openEmbeddedDatabase(original, () => 0);
  await database.db.insert(upkeep).values({ work: 'kept', doneAt: new Date(1) });
  await database.close();
  await backUpDatabase(original, file, madeAt);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a restored backup has every row, and the original is as it was', async () => {
  const restored = join(folder, 'restored');
  await restoreDatabase(file, restored);
  for (const dataDir of [original, restored]) {
    const database = await openEmbeddedDatabase(dataDir, () => 0);
    expect((await database.db.select().from(upkeep)).map(({ work }) => work)).toContain('kept');
    await database.close();
  }
});

test('the database knows when its last backup was made, and a try that failed does not count', async () => {
  await expect(backUpDatabase(original, file, madeAt + 1)).rejects.toThrow('exists already');
  const database = await openEmbeddedDatabase(original, () => 0);
  const rows = await database.db.select().from(upkeep);
  expect(rows.find(({ work }) => work === 'backup')?.doneAt).toEqual(new Date(madeAt));
  await database.close();
});

test('a database in use is not backed up behind its back', async () => {
  const database = await openEmbeddedDatabase(original, () => 0);
  await expect(backUpDatabase(original, join(folder, 'early.backup'), madeAt)).rejects.toThrow(
    'is using the data folder',
  );
  await database.close();
});

test('neither a backup nor a database is ever overwritten', async () => {
  await expect(backUpDatabase(original, file, madeAt)).rejects.toThrow('exists already');
  await expect(restoreDatabase(file, original)).rejects.toThrow('There is a database in');
});

test('a broken backup is refused and leaves nothing behind', async () => {
  const cut = join(folder, 'cut.backup');
  writeFileSync(cut, readFileSync(file).subarray(0, 200_000));
  const empty = join(folder, 'empty');
  await expect(restoreDatabase(cut, empty)).rejects.toThrow('is not a whole backup');
  expect(readdirSync(empty)).toEqual(['valence.lock']);
});

test('there is nothing to back up where there is no database', async () => {
  await expect(backUpDatabase(join(folder, 'nowhere'), join(folder, 'none'), madeAt)).rejects.toThrow(
    'There is no database',
  );
  expect(existsSync(join(folder, 'nowhere'))).toBe(false);
});
