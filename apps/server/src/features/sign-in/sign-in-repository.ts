import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { signInAttempts, users } from '../../database/schema/accounts.ts';

export type SignInAttempt = typeof signInAttempts.$inferSelect;

/** Keeps a sign-in that is leaving for the issuer. */
export async function insertAttempt(db: Database, attempt: SignInAttempt): Promise<void> {
  await db.insert(signInAttempts).values(attempt);
}

/** Takes out the sign-in that an answer belongs to; a second answer finds nothing. */
export async function takeAttempt(
  db: Database,
  stateHash: string,
  browserHash: string,
  now: Date,
): Promise<SignInAttempt | null> {
  const [attempt] = await db
    .delete(signInAttempts)
    .where(
      and(
        eq(signInAttempts.stateHash, stateHash),
        // Another browser's answer must not use up the attempt of the one that began it.
        eq(signInAttempts.browserHash, browserHash),
        gt(signInAttempts.expiresAt, now),
      ),
    )
    .returning();
  return attempt ?? null;
}

/** Removes the sign-ins that never came back. */
export async function removeExpiredAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(signInAttempts).where(lte(signInAttempts.expiresAt, now));
}

/** What an issuer tells about a student. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
}

/**
 * The student of an identity, made at the first sign-in; answers the id. The issuer decides the e-mail
 * address and picture each time; the names only where the student has none, since they can be edited here.
 */
export async function saveStudent(db: Database, identity: Identity, id: string, now: Date): Promise<string> {
  const { email, profileImageUrl, firstName, lastName } = identity;
  const [student] = await db
    .insert(users)
    .values({ ...identity, id, createdAt: now })
    .onConflictDoUpdate({
      target: [users.issuer, users.subject],
      set: {
        email,
        profileImageUrl,
        firstName: sql`coalesce(${users.firstName}, ${firstName}::text)`,
        lastName: sql`coalesce(${users.lastName}, ${lastName}::text)`,
      },
    })
    .returning({ id: users.id });
  if (!student) throw new Error('The student could not be stored');
  return student.id;
}

/** What an issuer calls a student; `null` when the student is another issuer's. */
export async function findSubject(
  db: Database,
  { studentId, issuer }: { studentId: string; issuer: string },
): Promise<string | null> {
  const [student] = await db
    .select({ subject: users.subject })
    .from(users)
    .where(and(eq(users.id, studentId), eq(users.issuer, issuer)));
  return student?.subject ?? null;
}

/** Whom an issuer means by a subject; `null` when nobody has come from there under it. */
export async function findStudentId(
  db: Database,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<string | null> {
  const [student] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.issuer, issuer), eq(users.subject, subject)));
  return student?.id ?? null;
}

/** The students with an e-mail address: one for each issuer that knows it. */
export async function findStudentIds(db: Database, email: string): Promise<string[]> {
  const students = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return students.map(({ id }) => id);
}
