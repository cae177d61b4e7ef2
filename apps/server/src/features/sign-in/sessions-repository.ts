import { and, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { prepareOnce } from '../../database/prepare-once.ts';
import { sessions, users } from '../../database/schema/accounts.ts';
import type { Student } from './student.ts';

/** A session that is alive, with its student. */
export interface FoundSession {
  startedAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  student: Student;
}

/** Keeps a new session, and ends the one that the browser had before, in one go. */
export async function replaceSession(
  db: Database,
  session: typeof sessions.$inferInsert,
  previousIdHash: string | null,
): Promise<void> {
  await db.transaction(async (transaction) => {
    if (previousIdHash !== null) {
      await transaction.delete(sessions).where(eq(sessions.idHash, previousIdHash));
    }
    await transaction.insert(sessions).values(session);
  });
}

/** The session with this hash and its student, in one query. */
export async function findSession(db: Database, idHash: string, now: Date): Promise<FoundSession | null> {
  const [found] = await sessionWithStudent(db).execute({ idHash, now: now.toISOString() });
  return found ?? null;
}

const sessionWithStudent = prepareOnce((db) =>
  db
    .select({
      startedAt: sessions.startedAt,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
      student: {
        id: users.id,
        email: users.email,
        firstName: users.firstName,
        lastName: users.lastName,
        profileImageUrl: users.profileImageUrl,
        subscriptionStatus: users.subscriptionStatus,
        timeZone: users.timeZone,
        timeZoneChangedAt: users.timeZoneChangedAt,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(sessions.userId, users.id))
    .where(
      and(eq(sessions.idHash, sql.placeholder('idHash')), gt(sessions.expiresAt, sql.placeholder('now'))),
    )
    .prepare('session_with_student'),
);

/** Notes that a session is in use. */
export async function touchSession(
  db: Database,
  idHash: string,
  lastUsedAt: Date,
  expiresAt: Date,
): Promise<void> {
  await db.update(sessions).set({ lastUsedAt, expiresAt }).where(eq(sessions.idHash, idHash));
}

/** Ends a session. */
export async function endSession(db: Database, idHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.idHash, idHash));
}

/** Ends the sessions of a student, all but the kept one; answers how many of them were alive. */
export async function endSessionsOf(
  db: Database,
  userId: string,
  { keptIdHash, now }: { keptIdHash: string | null; now: Date },
): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(
      and(eq(sessions.userId, userId), keptIdHash === null ? undefined : ne(sessions.idHash, keptIdHash)),
    )
    .returning({ expiresAt: sessions.expiresAt });
  return ended.filter(({ expiresAt }) => expiresAt > now).length;
}

/** Ends the sessions of everybody; answers how many of them were alive. */
export async function endEverySession(db: Database, now: Date): Promise<number> {
  const ended = await db.delete(sessions).returning({ expiresAt: sessions.expiresAt });
  return ended.filter(({ expiresAt }) => expiresAt > now).length;
}

/** Removes the sessions whose time is over. */
export async function removeExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
}
