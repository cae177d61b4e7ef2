import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema/accounts.ts';

export type StudentRow = typeof users.$inferSelect;

/** Everything that is kept of a student's account. */
export async function findStudent(db: Database, id: string): Promise<StudentRow | null> {
  const [student] = await db.select().from(users).where(eq(users.id, id));
  return student ?? null;
}

/** Changes what the student may change; answers the account, or `null` when it is gone. */
export async function updateStudent(
  db: Database,
  id: string,
  profile: Pick<StudentRow, 'firstName' | 'lastName' | 'phoneNumber'>,
): Promise<StudentRow | null> {
  const [student] = await db.update(users).set(profile).where(eq(users.id, id)).returning();
  return student ?? null;
}

/**
 * Removes a student: every table that belongs to one goes along, sessions first among them.
 * @returns who it was, or `null` when somebody else has removed the account already
 */
export async function deleteStudent(transaction: Database, id: string): Promise<StudentRow | null> {
  const [student] = await transaction.delete(users).where(eq(users.id, id)).returning();
  return student ?? null;
}
