import { readFileSync } from 'node:fs';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { testDatabases } from '../testing/test-databases.ts';
import type { Database, OpenDatabase } from './database.ts';

const scaling = readFileSync(new URL('../../../../docs/scaling.md', import.meta.url), 'utf8');

/** Rows are spread by the column `student_id`; what holds here is what Citus asks of tables before it distributes them. */
describe.each(testDatabases)('the tables of $name', ({ open }) => {
  let database: OpenDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await open();
    ({ db } = database);
  });
  afterAll(() => database.close());

  test('begin every key of a student’s rows with the student, and reach no row of another machine', async () => {
    expect(await obstacles(db)).toEqual([]);
  });

  test('are refused where they do not', async () => {
    const undo = new Error('undo');
    const adding = db.transaction(async (tx) => {
      await tx.execute(sql`create table scattered (
        id uuid primary key, student_id uuid not null, quiz_id uuid unique,
        author uuid constraint scattered_author references users (id),
        constraint scattered_quiz foreign key (quiz_id, student_id) references quizzes (student_id, id))`);
      await tx.execute(sql`create table keyless (
        student_id uuid not null references users (id), report_id uuid)`);
      await tx.execute(sql`create table shared (
        id uuid primary key, owner uuid, quiz_id uuid,
        constraint shared_quiz foreign key (owner, quiz_id) references quizzes (student_id, id))`);
      expect(await obstacles(tx)).toEqual([
        'keyless has no primary key',
        'scattered_pkey of scattered does not begin with student_id',
        'scattered_quiz_id_key of scattered does not begin with student_id',
        'scattered_quiz of scattered leads to rows of another machine',
        'shared_quiz of shared leads to rows of another machine',
        'scattered_author of scattered names a student in another column',
      ]);
      throw undo;
    });
    await expect(adding).rejects.toBe(undo);
  });

  test('hold quizzes in eight partitions by student, none of them divided again', async () => {
    const partitions = await rows(
      db,
      z.object({ key: z.string(), partitions: z.int(), divided: z.int() }),
      sql`select pg_get_partkeydef('quizzes'::regclass) as key, count(*)::int as partitions,
        (count(*) filter (where c.relkind = 'p'))::int as divided
        from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'quizzes'::regclass`,
    );
    expect(partitions).toEqual([{ key: 'HASH (student_id)', partitions: 8, divided: 0 }]);
  });

  test('are those that the operator’s commands spread', async () => {
    const { spread, references } = await readSchema(db);
    const spreadNow = [...spread].filter((table) => !onEveryMachine.includes(table));
    expect(named(/create_distributed_table\('(\w+)', 'student_id'/g)).toEqual(spreadNow.toSorted());
    expect(named(/create_reference_table\('(\w+)'/g)).toEqual(expect.arrayContaining(onEveryMachine));
    const copied = references.filter(({ from }) => spread.has(from)).map(({ to }) => to);
    expect(named(/create_reference_table\('(\w+)'/g)).toEqual(
      expect.arrayContaining(copied.filter((table) => !spread.has(table))),
    );
  });
});

/** Rows of students that are few, and held all at once. */
const onEveryMachine = ['student_roles'];

/** Tables that the commands of docs/scaling.md name. */
function named(command: RegExp): string[] {
  return [...scaling.matchAll(command)].map(([, table = '']) => table).toSorted();
}

/** What keeps the tables from being spread by student; partitions follow their table. */
async function obstacles(db: Database): Promise<string[]> {
  const { spread, keys, references } = await readSchema(db);
  const isSideBySide = (one: (typeof references)[number]) =>
    spread.has(one.from) && one.toColumns[one.columns.indexOf('student_id')] === 'student_id';
  return [
    ...[...spread]
      .filter((table) => !keys.some((key) => key.table === table && key.isPrimary))
      .map((table) => `${table} has no primary key`),
    ...keys
      .filter(({ table, columns }) => spread.has(table) && columns[0] !== 'student_id')
      .map(({ name, table }) => `${name} of ${table} does not begin with student_id`),
    ...references
      .filter((one) => spread.has(one.to) && !isSideBySide(one))
      .map(({ name, from }) => `${name} of ${from} leads to rows of another machine`),
    ...references
      .filter(({ to, columns }) => to === 'users' && columns.join() !== 'student_id')
      .map(({ name, from }) => `${name} of ${from} names a student in another column`),
  ];
}

const key = z.object({
  name: z.string(),
  table: z.string(),
  isPrimary: z.boolean(),
  columns: z.array(z.string()),
});
const reference = z.object({
  name: z.string(),
  from: z.string(),
  to: z.string(),
  columns: z.array(z.string()),
  toColumns: z.array(z.string()),
});

async function readSchema(db: Database) {
  const tables = await rows(
    db,
    z.object({ name: z.string() }),
    sql`select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and a.attname = 'student_id' and a.atttypid = 'uuid'::regtype order by 1`,
  );
  const keys = await rows(
    db,
    key,
    sql`select i.relname as name, c.relname as table, x.indisprimary as "isPrimary",
        ${columnsOf(sql`x.indrelid`, sql`x.indkey::int2[]`)} as columns
      from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
      where c.relnamespace = 'public'::regnamespace and not c.relispartition and x.indisunique order by 1`,
  );
  const references = await rows(
    db,
    reference,
    sql`select k.conname as name, f.relname as "from", t.relname as "to",
        ${columnsOf(sql`k.conrelid`, sql`k.conkey`)} as columns, ${columnsOf(sql`k.confrelid`, sql`k.confkey`)} as "toColumns"
      from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      where k.contype = 'f' and f.relnamespace = 'public'::regnamespace and not f.relispartition and not t.relispartition
      order by 1`,
  );
  return { spread: new Set(tables.map(({ name }) => name)), keys, references };
}

/** The names of columns by their numbers, in their order; an expression is none. */
function columnsOf(table: SQL, numbers: SQL): SQL {
  return sql`array(select coalesce(a.attname::text, 'an expression') from unnest(${numbers}) with ordinality as n(number, place)
    left join pg_attribute a on a.attrelid = ${table} and a.attnum = n.number and n.number > 0 order by n.place)`;
}

async function rows<Row>(db: Database, row: z.ZodType<Row>, query: SQL): Promise<Row[]> {
  return z.object({ rows: z.array(row) }).parse(await db.execute(query)).rows;
}
