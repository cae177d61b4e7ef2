import { asc, eq, getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { sessions, users } from '../../database/schema/accounts.ts';
import * as schema from '../../database/schema/index.ts';
import { quizzesOf } from './export-quizzes-repository.ts';

/** A table whose rows each belong to one student. */
export interface OwnedTable {
  name: string;
  table: PgTable;
  /** The column that says whose row it is. */
  owner: PgColumn;
}

/**
 * Every table whose rows belong to a student, read off the schema so that a new one cannot be forgotten. Sessions are
 * left out: what they hold is a hash that opens nothing.
 */
export const ownedTables: readonly OwnedTable[] = Object.values(schema).flatMap((table): OwnedTable[] => {
  if (!is(table, PgTable) || table === sessions) return [];
  const owner = getTableConfig(table)
    .foreignKeys.map((key) => key.reference())
    .find(({ foreignTable }) => foreignTable === users)?.columns[0];
  return owner ? [{ name: getTableConfig(table).name, table, owner }] : [];
});

const rowsAtOnce = 500;

/** A student's rows of one table, a page at a time: a student may have a hundred thousand quizzes. */
export async function* rowsOf(
  db: Database,
  owned: OwnedTable,
  studentId: string,
): AsyncGenerator<Record<string, unknown>> {
  for (let offset = 0; ; offset += rowsAtOnce) {
    const page = await pageOf(db, owned, studentId, offset);
    yield* page;
    if (page.length < rowsAtOnce) return;
  }
}

async function pageOf(
  db: Database,
  { table, owner }: OwnedTable,
  studentId: string,
  offset: number,
): Promise<Record<string, unknown>[]> {
  // With their questions in full, however they are kept.
  if (table === schema.quizzes) return quizzesOf(db, studentId, { offset, limit: rowsAtOnce });
  const rows = await db
    .select()
    .from(table)
    .where(eq(owner, studentId))
    .orderBy(...keysOf(table).map((column) => asc(column)))
    .limit(rowsAtOnce)
    .offset(offset);
  if (table === schema.pushSubscriptions) return rows.map(withoutAddress);
  return table === schema.reports ? rows.map(withoutKey) : rows;
}

/** A report without the key: the quiz may be open, and has the whole question once it is not. */
function withoutKey({ question, ...report }: Record<string, unknown>): Record<string, unknown> {
  const text = typeof question === 'object' && question !== null && 'text' in question ? question.text : null;
  const told = Object.entries(report).filter(([column]) => column !== 'checks');
  return { ...Object.fromEntries(told), question: { text } };
}

/** A browser that takes reminders, without what lets send to it or read what was sent. */
function withoutAddress({ endpoint, createdAt, sentDay }: Record<string, unknown>): Record<string, unknown> {
  return { pushService: URL.parse(String(endpoint))?.host ?? null, createdAt, sentDay };
}

/** What tells the rows of a table apart, so that pages neither repeat nor skip one. */
function keysOf(table: PgTable): PgColumn[] {
  const single = Object.values(getTableColumns(table)).filter((column) => column.primary);
  return single.length > 0 ? single : getTableConfig(table).primaryKeys.flatMap(({ columns }) => columns);
}
