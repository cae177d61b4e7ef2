import { hashToken } from './secret-token.ts';

/** What a session's cookie says. */
export interface SessionCookie {
  /** Says where the row is; `null` in a cookie of an earlier version. */
  studentId: string | null;
  secret: string;
}

/** Names the row of a session. */
export interface SessionKey {
  studentId: string | null;
  secretHash: string;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Writes the cookie of a session. */
export function writeSessionCookie(studentId: string, secret: string): string {
  return `${studentId}.${secret}`;
}

/** Reads the cookie of a session; `null` when no session can have it. */
export function readSessionCookie(cookie: string): SessionCookie | null {
  // A secret is base64url, which has no dot.
  const dot = cookie.indexOf('.');
  if (dot === -1) return { studentId: null, secret: cookie };
  const studentId = cookie.slice(0, dot);
  return uuid.test(studentId) ? { studentId, secret: cookie.slice(dot + 1) } : null;
}

/** The key of the row that a cookie means. */
export function keyOf({ studentId, secret }: SessionCookie): SessionKey {
  return { studentId, secretHash: hashToken(secret) };
}
