import { eq } from 'drizzle-orm';
import { systemClock } from '../clock.ts';
import { openEmbeddedDatabase } from '../database/embedded/open-embedded-database.ts';
import { users } from '../database/schema/accounts.ts';

/** Gives a student Premium in the data of a server that is not running. */
export async function givePremium(dataDir: string, email: string): Promise<void> {
  const { db, close } = await openEmbeddedDatabase(dataDir, systemClock);
  const changed = await db
    .update(users)
    .set({ subscriptionStatus: 'active' })
    .where(eq(users.email, email))
    .returning({ id: users.id });
  await close();
  if (changed.length !== 1) throw new Error(`There is no student ${email}`);
}
