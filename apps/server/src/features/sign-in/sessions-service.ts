import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { databaseOutage } from '../../database/database-outage.ts';
import { hashToken, newToken } from './secret-token.ts';
import { keyOf, readSessionCookie, writeSessionCookie } from './session-cookie.ts';
import {
  endSession,
  endSessionsOf,
  findSession,
  insertSession,
  replaceSession,
  touchSession,
  type FoundSession,
} from './sessions-repository.ts';
import type { Student } from './student.ts';

/** A session ends when it has not been used for this long. */
export const sessionIdleSeconds = 30 * 24 * 3600;
/**
 * However often it is used, a session ends this long after its sign-in: half a year, longer than any term, so
 * that nobody has to sign in in the middle of one, and a secret that was stolen once does not open for ever.
 */
const sessionLongestSeconds = 180 * 24 * 3600;
/** How fresh the note of its last use has to be: a write for every request would buy nothing. */
const touchEveryMilliseconds = 3_600_000;

/** A session's student, and the cookie to set when it should be given a new life. */
export interface LoadedSession {
  student: Student;
  /** When its student signed in. */
  startedAt: Date;
  renewedCookie: string | null;
}

/** The sessions of signed-in browsers. They are rows, read at every call: whoever ends one ends it everywhere. */
export interface Sessions {
  /** Starts a session, in a transaction; answers its cookie. */
  start(transaction: Database, studentId: string): Promise<string>;
  /** The student of a session, in one query. */
  load(cookie: string): Promise<LoadedSession | null>;
  end(cookie: string): Promise<void>;
  /** Ends the session that a browser had before this one. Where both are of one student, what hung on it goes on. */
  replace(before: string, cookie: string): Promise<void>;
  /** Ends all sessions of a student but this one; answers how many there were. */
  endOthers(studentId: string, cookie: string): Promise<number>;
  /** Ends all sessions of a student, in the transaction of the reason for it; answers how many there were. */
  endAll(transaction: Database, studentId: string): Promise<number>;
  /** Ends all sessions of a student and starts the only one, in the transaction of the reason for it; answers its cookie. */
  startAlone(transaction: Database, studentId: string): Promise<string>;
}

/** Makes the sessions on a database. */
export function createSessions(db: Database, clock: Clock): Sessions {
  async function start(transaction: Database, studentId: string): Promise<string> {
    const secret = newToken();
    const now = new Date(clock());
    await insertSession(transaction, {
      studentId,
      secretHash: hashToken(secret),
      startedAt: now,
      lastUsedAt: now,
      expiresAt: expiryOf(now, now),
    });
    return writeSessionCookie(studentId, secret);
  }

  async function end(cookie: string): Promise<void> {
    const read = readSessionCookie(cookie);
    if (read) await endSession(db, keyOf(read));
  }

  return {
    start,

    async load(cookie) {
      const read = readSessionCookie(cookie);
      if (!read) return null;
      const now = new Date(clock());
      const found = await findSession(db, keyOf(read), now);
      if (!found) return null;
      const { student, startedAt } = found;
      if (!isToBeTouched(found, now)) return { student, startedAt, renewedCookie: null };
      const key = keyOf({ ...read, studentId: student.id });
      try {
        await touchSession(db, key, now, expiryOf(startedAt, now));
      } catch (error) {
        // The session stands as it was: where nothing can be written, reading still works.
        if (databaseOutage(error) === 'diskFull') return { student, startedAt, renewedCookie: null };
        throw error;
      }
      return { student, startedAt, renewedCookie: writeSessionCookie(student.id, read.secret) };
    },

    end,

    async replace(before, cookie) {
      const [ended, begun] = [readSessionCookie(before), readSessionCookie(cookie)];
      // A statement of its own where it may be another student's.
      if (!ended || !begun?.studentId || ended.studentId !== begun.studentId) return end(before);
      const secretHashes = { before: hashToken(ended.secret), by: hashToken(begun.secret) };
      const { studentId } = begun;
      await db.transaction((tx) => replaceSession(tx, studentId, secretHashes));
    },

    endOthers(studentId, cookie) {
      const read = readSessionCookie(cookie);
      const keptSecretHash = read && hashToken(read.secret);
      return endSessionsOf(db, studentId, { keptSecretHash, now: new Date(clock()) });
    },

    endAll(transaction, studentId) {
      return endSessionsOf(transaction, studentId, { keptSecretHash: null, now: new Date(clock()) });
    },

    async startAlone(transaction, studentId) {
      await endSessionsOf(transaction, studentId, { keptSecretHash: null, now: new Date(clock()) });
      return start(transaction, studentId);
    },
  };
}

/** Whether the note of a session's last use is too old. */
function isToBeTouched({ lastUsedAt }: FoundSession, now: Date): boolean {
  return now.getTime() - lastUsedAt.getTime() >= touchEveryMilliseconds;
}

/** When a session ends that is used now and never again. */
function expiryOf(startedAt: Date, usedAt: Date): Date {
  return new Date(
    Math.min(
      usedAt.getTime() + sessionIdleSeconds * 1000,
      startedAt.getTime() + sessionLongestSeconds * 1000,
    ),
  );
}
