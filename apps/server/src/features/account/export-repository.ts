import { and, asc, eq, getTableColumns, is, sql, type SQL } from 'drizzle-orm';
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

type Row = Record<string, unknown>;

const rowsAtOnce = 500;
/** A quiz has the whole of its questions in it, as much as hundreds of other rows. */
const quizzesAtOnce = 20;

/** A student's rows of one table, a page at a time: a student may have a hundred thousand quizzes. */
export async function* rowsOf(db: Database, owned: OwnedTable, studentId: string): AsyncGenerator<Row> {
  const limit = owned.table === schema.quizzes ? quizzesAtOnce : rowsAtOnce;
  let last: Row | null = null;
  do {
    const page: Row[] = await pageOf(db, owned, studentId, last, limit);
    for (const row of page) yield withoutSecrets(owned.table, row);
    last = page.length < limit ? null : (page.at(-1) ?? null);
  } while (last !== null);
}

async function pageOf(
  db: Database,
  { table, owner }: OwnedTable,
  studentId: string,
  last: Row | null,
  limit: number,
): Promise<Row[]> {
  const next = last === null ? undefined : isAfter(table, last);
  // With their questions in full, however they are kept.
  if (table === schema.quizzes) return quizzesOf(db, studentId, next, limit);
  return db
    .select()
    .from(table)
    .where(and(eq(owner, studentId), next))
    .orderBy(...keysOf(table).map(([, column]) => asc(column)))
    .limit(limit);
}

function withoutSecrets(table: PgTable, row: Row): Row {
  if (table === schema.pushSubscriptions) return withoutAddress(row);
  return table === schema.reports ? withoutKey(row) : row;
}

/** A report without the key: the quiz may be open, and has the whole question once it is not. */
function withoutKey({ question, ...report }: Row): Row {
  const text = typeof question === 'object' && question !== null && 'text' in question ? question.text : null;
  const told = Object.entries(report).filter(([column]) => column !== 'checks');
  return { ...Object.fromEntries(told), question: { text } };
}

/** A browser that takes reminders, without what lets send to it or read what was sent. */
function withoutAddress({ endpoint, createdAt, sentDay }: Row): Row {
  return { pushService: URL.parse(String(endpoint))?.host ?? null, createdAt, sentDay };
}

/** Rows in the order of their keys after the last one read: what is written meanwhile moves none of them to another page. */
function isAfter(table: PgTable, last: Row): SQL {
  const keys = keysOf(table);
  const columns = keys.map(([, column]) => column);
  const values = keys.map(([property, column]) => sql.param(last[property], column));
  return sql`(${sql.join(columns, sql`, `)}) > (${sql.join(values, sql`, `)})`;
}

/** The columns that tell the rows of a table apart, each with its name in a row. */
function keysOf(table: PgTable): [property: string, column: PgColumn][] {
  const columns = Object.entries(getTableColumns(table));
  const single = columns.filter(([, column]) => column.primary);
  if (single.length > 0) return single;
  const names = getTableConfig(table).primaryKeys.flatMap((key) => key.columns.map(({ name }) => name));
  return names.flatMap((name) => columns.filter(([, column]) => column.name === name));
}
