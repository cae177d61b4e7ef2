import { zstdDecompressSync } from 'node:zlib';
import { and, eq, inArray } from 'drizzle-orm';
import type { Question } from '@valence/questions';
import type { Database } from '../../../database/database.ts';
import { quizzes, snapshotDictionaries } from '../../../database/schema/quizzes.ts';
import { restoreSnapshot } from './compress-snapshot.ts';

/** What a query selects of a quiz whose questions it wants: `restored` makes them of it. */
export const snapshotColumns = {
  questions: quizzes.questions,
  compressed: quizzes.compressed,
  dictionaryId: quizzes.dictionaryId,
};

type Snapshot = Pick<typeof quizzes.$inferSelect, keyof typeof snapshotColumns>;

/** A row with its questions, however they are kept. */
export type Restored<Row extends Snapshot> = Omit<Row, keyof Snapshot> & { questions: readonly Question[] };

/** The one way to the questions of a quiz: those that were issued, whether they are kept in full or compressed. */
export async function restored<Row extends Snapshot>(db: Database, row: Row): Promise<Restored<Row>> {
  const { questions, compressed, dictionaryId, ...rest } = row;
  return { ...rest, questions: questions ?? (await restoreQuestions(db, compressed, dictionaryId)) };
}

/** The same for many rows. */
export async function restoredAll<Row extends Snapshot>(
  db: Database,
  rows: readonly Row[],
): Promise<Restored<Row>[]> {
  const all: Restored<Row>[] = [];
  // One after the other, so that the first one that needs a dictionary reads it for all.
  for (const row of rows) all.push(await restored(db, row));
  return all;
}

/** The questions of some of a student's quizzes, by the ids of the quizzes. */
export async function snapshotsOf(
  db: Database,
  studentId: string,
  quizIds: readonly string[],
): Promise<Map<string, readonly Question[]>> {
  if (quizIds.length === 0) return new Map();
  const rows = await db
    .select({ ...snapshotColumns, id: quizzes.id })
    .from(quizzes)
    .where(and(eq(quizzes.studentId, studentId), inArray(quizzes.id, [...new Set(quizIds)])));
  return new Map((await restoredAll(db, rows)).map(({ id, questions }) => [id, questions]));
}

async function restoreQuestions(
  db: Database,
  compressed: Uint8Array | null,
  dictionaryId: string | null,
): Promise<readonly Question[]> {
  if (compressed === null || dictionaryId === null) throw new Error('A quiz has no questions');
  return JSON.parse(restoreSnapshot(compressed, await dictionaryOf(db, dictionaryId)));
}

/** A process keeps what it has read: there are a few a year, and their content never changes. */
const dictionaries = new Map<string, Uint8Array>();

async function dictionaryOf(db: Database, id: string): Promise<Uint8Array> {
  const known = dictionaries.get(id);
  if (known !== undefined) return known;
  const [row] = await db
    .select({ content: snapshotDictionaries.content })
    .from(snapshotDictionaries)
    .where(eq(snapshotDictionaries.id, id));
  if (!row) throw new Error(`The dictionary ${id} of compressed questions is missing`);
  const content = zstdDecompressSync(row.content);
  dictionaries.set(id, content);
  return content;
}
