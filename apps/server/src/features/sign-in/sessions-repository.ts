import { and, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { prepareOnce } from '../../database/prepare-once.ts';
import { sessions, users } from '../../database/schema/accounts.ts';
import { pushSubscriptions } from '../../database/schema/reminders.ts';
import type { SessionKey } from './session-cookie.ts';
import type { Student } from './student.ts';

/** A session that is alive, with its student. */
export interface FoundSession {
  startedAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  student: Student;
}

/** Keeps a new session. */
export async function insertSession(db: Database, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

/** The session with this key and its student, in one query. */
export async function findSession(
  db: Database,
  { studentId, secretHash }: SessionKey,
  now: Date,
): Promise<FoundSession | null> {
  const given = { secretHash, now: now.toISOString() };
  const [found] =
    studentId === null
      ? await bySecretAlone(db).execute(given)
      : await byStudentAndSecret(db).execute({ ...given, studentId });
  return found ?? null;
}

const byStudentAndSecret = prepareOnce((db) =>
  sessionWithStudent(db)
    .where(
      and(
        eq(sessions.studentId, sql.placeholder('studentId')),
        eq(sessions.secretHash, sql.placeholder('secretHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('session_with_student'),
);

const bySecretAlone = prepareOnce((db) =>
  sessionWithStudent(db)
    .where(
      and(
        eq(sessions.secretHash, sql.placeholder('secretHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('session_by_secret_alone'),
);

function sessionWithStudent(db: Database) {
  return db
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
    .innerJoin(users, eq(sessions.studentId, users.id));
}

/** Notes that a session is in use. */
export async function touchSession(
  db: Database,
  key: SessionKey,
  lastUsedAt: Date,
  expiresAt: Date,
): Promise<void> {
  await db.update(sessions).set({ lastUsedAt, expiresAt }).where(isSession(key));
}

/** Ends a session. */
export async function endSession(db: Database, key: SessionKey): Promise<void> {
  await db.delete(sessions).where(isSession(key));
}

/** Ends a session of which another of the same student takes the place in its browser, which goes on taking reminders. */
export async function replaceSession(
  tx: Database,
  studentId: string,
  { before, by }: { before: string; by: string },
): Promise<void> {
  await tx
    .update(pushSubscriptions)
    .set({ secretHash: by })
    .where(and(eq(pushSubscriptions.studentId, studentId), eq(pushSubscriptions.secretHash, before)));
  await endSession(tx, { studentId, secretHash: before });
}

/** Ends the sessions of a student, all but the kept one; answers how many of them were alive. */
export async function endSessionsOf(
  db: Database,
  studentId: string,
  { keptSecretHash, now }: { keptSecretHash: string | null; now: Date },
): Promise<number> {
  const others = keptSecretHash === null ? undefined : ne(sessions.secretHash, keptSecretHash);
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.studentId, studentId), others))
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

function isSession({ studentId, secretHash }: SessionKey) {
  return and(
    studentId === null ? undefined : eq(sessions.studentId, studentId),
    eq(sessions.secretHash, secretHash),
  );
}
