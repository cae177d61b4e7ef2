import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { DatabaseStartError } from '../database.ts';
import { migratedDatabase } from '../../testing/migrated-database.ts';
import { upkeep } from '../schema/index.ts';
import { checkDurability } from './check-durability.ts';
import { openEmbeddedDatabase } from './open-embedded-database.ts';

const folders: string[] = [];
const writer = fileURLToPath(new URL('../../testing/write-until-killed.ts', import.meta.url));

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test('a killed process loses nothing that was acknowledged and lets go of the folder', async () => {
  const folder = await migratedFolder();
  let acknowledged = -1;
  const child = spawn(process.execPath, [writer, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    acknowledged = Number(text.trimEnd().split('\n').at(-1));
    if (acknowledged >= 200) child.kill('SIGKILL');
  });
  await once(child, 'exit');
  expect(acknowledged).toBeGreaterThanOrEqual(200);

  const reopened = await openEmbeddedDatabase(folder, () => 0);
  const rows = new Set((await reopened.db.select().from(upkeep)).map((row) => row.work));
  await reopened.close();
  const lost = Array.from({ length: acknowledged + 1 }, (_, number) => `row ${number}`).filter(
    (row) => !rows.has(row),
  );
  expect(lost).toEqual([]);
});

test('a second process on the same folder is told so and changes nothing', async () => {
  const folder = await migratedFolder();
  const child = spawn(process.execPath, [writer, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  await expect(openEmbeddedDatabase(folder, () => 0)).rejects.toThrow(
    new RegExp(`process ${child.pid}.*is using the data folder`),
  );
  child.kill('SIGKILL');
  await once(child, 'exit');
});

test('a folder of another Postgres version is refused before anything touches it', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'postgres'));
  writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '17\n');
  await expect(openEmbeddedDatabase(folder, () => 0)).rejects.toThrow(/written by Postgres 17/);
});

test('a database whose commits do not reach the disk is refused', async () => {
  const database = await openEmbeddedDatabase(newFolder(), () => 0);
  await expect(checkDurability(database.db, () => 0, new Date(0))).rejects.toThrow(DatabaseStartError);
  await database.close();
});

/** A folder that a server has used before: making a database takes five times as long as copying it. */
async function migratedFolder(): Promise<string> {
  const folder = newFolder();
  cpSync((await migratedDatabase()).folder, folder, { recursive: true });
  return folder;
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'valence-data-'));
  folders.push(folder);
  return folder;
}
