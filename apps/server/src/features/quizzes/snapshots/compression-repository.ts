import { createHash } from 'node:crypto';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { and, asc, desc, eq, isNotNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Question } from '@valence/questions';
import type { Database } from '../../../database/database.ts';
import { quizzes, snapshotDictionaries } from '../../../database/schema/quizzes.ts';

export interface Dictionary {
  id: string;
  content: Uint8Array;
  madeAt: Date;
}

/** A quiz whose questions are kept in full, with the very text that the database holds of them. */
export interface QuizInFull {
  studentId: string;
  id: string;
  text: string;
}

/** The oldest quizzes whose questions are kept in full, issued before a moment. */
export async function quizzesInFull(
  db: Database,
  wanted: { issuedBefore: Date; except: readonly string[]; limit: number },
): Promise<QuizInFull[]> {
  return db
    .select({
      studentId: quizzes.studentId,
      id: quizzes.id,
      text: sql<string>`${quizzes.questions}::text`,
    })
    .from(quizzes)
    .where(
      and(
        isNotNull(quizzes.questions),
        lt(quizzes.issuedAt, wanted.issuedBefore),
        notInArray(quizzes.id, [...wanted.except]),
      ),
    )
    .orderBy(asc(quizzes.issuedAt))
    .limit(wanted.limit);
}

/** Keeps the compressed questions of a quiz in the place of the full ones, which still have to be the text that was compressed. */
export async function replaceByCompressed(
  db: Database,
  { studentId, id, text }: QuizInFull,
  compressed: Uint8Array,
  dictionaryId: string,
): Promise<void> {
  await db
    .update(quizzes)
    .set({ questions: null, compressed, dictionaryId })
    .where(
      and(eq(quizzes.studentId, studentId), eq(quizzes.id, id), sql`${quizzes.questions}::text = ${text}`),
    );
}

/** The dictionary that was made last. */
export async function latestDictionary(db: Database): Promise<Dictionary | null> {
  const [row] = await db
    .select()
    .from(snapshotDictionaries)
    .orderBy(desc(snapshotDictionaries.madeAt), asc(snapshotDictionaries.id))
    .limit(1);
  return row ? { ...row, content: zstdDecompressSync(row.content) } : null;
}

/** Keeps a dictionary of questions, written as the database writes them in a quiz. */
export async function keepDictionary(
  db: Database,
  questions: readonly Question[],
  madeAt: Date,
): Promise<Dictionary> {
  const [written] = await db
    .select({ text: sql<string>`${JSON.stringify(questions)}::jsonb::text` })
    .from(sql`(values (1)) as once`);
  const content = Buffer.from(written?.text ?? '');
  const id = createHash('sha256').update(content).digest('hex');
  await db
    .insert(snapshotDictionaries)
    .values({ id, content: zstdCompressSync(content), madeAt })
    .onConflictDoUpdate({ target: snapshotDictionaries.id, set: { madeAt } });
  return { id, content, madeAt };
}
