import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from '../database/migrations-folder.ts';

/** An embedded database that is migrated and empty, kept between runs: making one takes five times as long as copying it. */
export interface MigratedDatabase {
  /** A DATA_DIR, to be copied before a server starts on it. */
  folder: string;
  /** The same database as one archive, which PGlite loads into memory. */
  archive: string;
  /** An archive of what it was before the first migration. */
  empty: string;
}

const root = new URL('../../../../', import.meta.url);
const cache = fileURLToPath(new URL('node_modules/.cache/valence-databases', root));

/** The migrated database of this version; made where there is none yet for these migrations and this PGlite. */
export async function migratedDatabase(): Promise<MigratedDatabase> {
  const place = join(cache, versionOfDatabase());
  if (!existsSync(place)) await makeDatabase(place);
  return {
    folder: join(place, 'data'),
    archive: join(place, 'database.tar'),
    empty: join(place, 'empty.tar'),
  };
}

/** Made beside its place and moved there whole, so that of two processes neither sees half of the other's. */
async function makeDatabase(place: string): Promise<void> {
  const making = `${place}.${randomUUID()}`;
  mkdirSync(join(making, 'data'), { recursive: true });
  const client = await PGlite.create({ fs: new NodeFS(join(making, 'data', 'postgres')) });
  await dropUnused(client);
  await writeArchive(client, join(making, 'empty.tar'));
  await migrate(drizzle(client), { migrationsFolder });
  await writeArchive(client, join(making, 'database.tar'));
  await client.close();
  try {
    renameSync(making, place);
  } catch (error) {
    rmSync(making, { recursive: true });
    if (!existsSync(place)) throw error;
  }
}

/** Drops the databases that new ones are made of: nobody makes one here, and each copy would carry their 600 files. */
async function dropUnused(client: PGlite): Promise<void> {
  await client.exec('update pg_database set datistemplate = false where datname <> current_database()');
  for (const name of ['template0', 'template1']) await client.exec(`drop database ${name}`);
}

async function writeArchive(client: PGlite, file: string): Promise<void> {
  await client.exec('checkpoint');
  const archive = await client.dumpDataDir('none');
  writeFileSync(file, Buffer.from(await archive.arrayBuffer()));
}

function versionOfDatabase(): string {
  const hash = createHash('sha256');
  for (const file of [new URL('package-lock.json', root), new URL(import.meta.url)])
    hash.update(readFileSync(file));
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  for (const name of files.toSorted()) hash.update(readFileSync(join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 16);
}
