import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/accounts.ts';

type Student = typeof users.$inferSelect;

/** A student in the database, without a session. */
export async function addStudent(
  db: Database,
  now: number,
  student: Partial<typeof users.$inferInsert> = {},
): Promise<Student> {
  const id = randomUUID();
  const [added] = await db
    .insert(users)
    .values({
      id,
      issuer: 'test',
      subject: id,
      email: `${id}@example.org`,
      createdAt: new Date(now),
      ...student,
    })
    .returning();
  if (!added) throw new Error('The student was not added');
  return added;
}
