import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema/accounts.ts';

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
