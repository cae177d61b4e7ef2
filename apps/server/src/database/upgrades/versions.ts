import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { emptyDatabases, type EmptyDatabase } from '../../testing/empty-databases.ts';
import { migrationsFolder } from '../migrations-folder.ts';

const journalFile = join('meta', '_journal.json');
const journal = z
  .looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) })
  .parse(JSON.parse(readFileSync(join(migrationsFolder, journalFile), 'utf8')));
export const versions = journal.entries.map(({ tag }, index) => ({ tag, index }));

export const student = '00000000-0000-4000-8000-000000000001';
export const now = Date.parse('2026-03-11T12:00:00Z');

/**
 * Every version is come to on each database. Where an upgrade begins, and with which rows, is tried on one: Postgres has the
 * same rules embedded, and a server opens databases faster.
 */
export const fastestDatabase = emptyDatabases.slice(-1);

/** Runs the migrations up to one of them, as the version did that had no later one. */
export async function migrateTo(database: EmptyDatabase, last: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'valence-migrations-'));
  // The snapshots beside them are for whoever writes the next one, and large.
  const filter = (path: string) => !path.endsWith('_snapshot.json');
  cpSync(migrationsFolder, folder, { recursive: true, filter });
  writeFileSync(
    join(folder, journalFile),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }),
  );
  await database.migrate(folder);
  rmSync(folder, { recursive: true });
}
