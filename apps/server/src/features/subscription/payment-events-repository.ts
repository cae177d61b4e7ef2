import { eq, lte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { paymentEvents } from '../../database/schema/subscriptions.ts';

export async function isEventHandled(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, id));
  return rows.length > 0;
}

export async function keepHandledEvent(db: Database, id: string, handledAt: Date): Promise<void> {
  await db.insert(paymentEvents).values({ id, handledAt }).onConflictDoNothing();
}

/** Forgets events that the provider no longer sends again. */
export async function removeOldEvents(db: Database, before: Date): Promise<void> {
  await db.delete(paymentEvents).where(lte(paymentEvents.handledAt, before));
}
