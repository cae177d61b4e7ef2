import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema/accounts.ts';

type StudentRow = typeof users.$inferSelect;

/** Everything that is kept of a student's account. */
export async function findStudent(db: Database, id: string): Promise<StudentRow | null> {
  const [student] = await db.select().from(users).where(eq(users.id, id));
  return student ?? null;
}
