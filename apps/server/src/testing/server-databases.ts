import { randomBytes } from 'node:crypto';
import { Client, DatabaseError } from 'pg';
import type { OpenDatabase } from '../database/database.ts';
import { openPostgresDatabase } from '../database/open-postgres-database.ts';

/** A Postgres server with a migrated, empty database on it that the tests copy. */
export interface TemplateServer {
  url: string;
  template: string;
}

/** Makes the database that the tests of a run copy. */
export async function addTemplate(url: string): Promise<TemplateServer> {
  const template = nameDatabase('template');
  await administer(url, `create database ${template}`);
  const { close } = await openPostgresDatabase(databaseUrl(url, template), 1);
  await close();
  return { url, template };
}

export async function removeTemplate({ url, template }: TemplateServer): Promise<void> {
  await administer(url, `drop database ${template}`);
}

/** Opens a copy of the migrated database, and removes it when it is closed. */
export async function openCopy({ url, template }: TemplateServer): Promise<OpenDatabase> {
  const copy = await addDatabase(url, template);
  const database = await openPostgresDatabase(copy.url, 10);
  return {
    ...database,
    async close() {
      await database.close();
      await copy.remove();
    },
  };
}

/** Makes a database on a server: a copy of another one, or an empty one. */
export async function addDatabase(
  url: string,
  template = 'template1',
): Promise<{ url: string; remove(): Promise<void> }> {
  const name = nameDatabase('test');
  await administer(url, `create database ${name} template ${template}`);
  return {
    url: databaseUrl(url, name),
    remove: () => dropDatabase(url, name),
  };
}

/** Code of a database that somebody is still connected to (`object_in_use`). */
const inUse = '55006';

/**
 * Drops a database. By force only where somebody is still connected: force ends connections that a closing pool is just
 * giving up, and their error then has nobody to hear it.
 */
async function dropDatabase(url: string, name: string): Promise<void> {
  try {
    await administer(url, `drop database ${name}`);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== inUse) throw error;
    await administer(url, `drop database ${name} with (force)`);
  }
}

function nameDatabase(use: string): string {
  return `valence_${use}_${randomBytes(6).toString('hex')}`;
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function databaseUrl(url: string, name: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*)\/[^?]*/, `$1/${name}`);
}
