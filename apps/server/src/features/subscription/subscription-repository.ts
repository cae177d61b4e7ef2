import { lockStudent } from '../../database/lock-student.ts';
import { and, asc, eq, gt, inArray, isNotNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import type { SubscriptionStatus } from '@valence/contract';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema/accounts.ts';
import { subscriptions } from '../../database/schema/subscriptions.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
type Provider = SubscriptionRow['provider'];

/** A subscription that can still be charged; Stripe never takes one back from the other two states. */
const isOpen = and(
  isNotNull(subscriptions.status),
  notInArray(subscriptions.status, ['canceled', 'incomplete_expired']),
);

/** What the provider said of a customer's subscription; all `null` where there is none. */
export type SubscriptionFacts = Pick<
  SubscriptionRow,
  'subscriptionId' | 'status' | 'currentPeriodEnd' | 'cancelAtPeriodEnd' | 'canceledAt'
>;

export async function findSubscription(
  db: Database,
  provider: Provider,
  studentId: string,
): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.studentId, studentId), eq(subscriptions.provider, provider)));
  return row ?? null;
}

/** The student whom the provider knows as a customer. */
export async function findStudentOfCustomer(
  db: Database,
  provider: Provider,
  customerId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ studentId: subscriptions.studentId })
    .from(subscriptions)
    .where(and(eq(subscriptions.customerId, customerId), eq(subscriptions.provider, provider)));
  return row?.studentId ?? null;
}

/** The customer of a student who is about to be removed: held, so that none is made at the same time. */
export async function holdCustomer(
  tx: Database,
  studentId: string,
): Promise<{ customerId: string; provider: Provider } | null> {
  await lockStudent(tx, studentId);
  return findCustomer(tx, studentId);
}

/** The customer of a student, whichever provider made it. */
export async function findCustomer(
  db: Database,
  studentId: string,
): Promise<{ customerId: string; provider: Provider } | null> {
  const [row] = await db
    .select({ customerId: subscriptions.customerId, provider: subscriptions.provider })
    .from(subscriptions)
    .where(eq(subscriptions.studentId, studentId));
  return row ?? null;
}

/**
 * Keeps a student's customer; of two at once the first stays. Stripe's takes the place of the sandbox's, never the other way round.
 * @returns whether the student has a customer now: the account can have been deleted meanwhile
 */
export async function keepCustomer(
  db: Database,
  customer: Pick<SubscriptionRow, 'studentId' | 'provider' | 'customerId' | 'checkedAt'>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const student = await lockStudent(tx, customer.studentId);
    if (!student) return false;
    if (customer.provider === 'stripe')
      await tx
        .delete(subscriptions)
        .where(and(eq(subscriptions.studentId, student.id), eq(subscriptions.provider, 'sandbox')));
    await tx.insert(subscriptions).values(customer).onConflictDoNothing({ target: subscriptions.studentId });
    return true;
  });
}

export async function removeCustomer(db: Database, customerId: string): Promise<void> {
  await db.delete(subscriptions).where(eq(subscriptions.customerId, customerId));
}

/** Remembers a checkout as the student's latest. */
export async function keepCheckout(
  db: Database,
  customerId: string,
  checkout: { checkoutSessionId: string; checkoutStartedAt: Date },
): Promise<void> {
  await db.update(subscriptions).set(checkout).where(eq(subscriptions.customerId, customerId));
}

/** Takes the next number before the provider is asked about a customer; `null` when there is no such customer any more. */
export async function takeQuestion(db: Database, customerId: string): Promise<number | null> {
  const [row] = await db
    .update(subscriptions)
    .set({ lastQuestion: sql`${subscriptions.lastQuestion} + 1` })
    .where(eq(subscriptions.customerId, customerId))
    .returning({ question: subscriptions.lastQuestion });
  return row?.question ?? null;
}

/** Keeps what the provider answered, with what follows for the student, unless a later question has been answered. */
export async function keepAnswer(
  db: Database,
  customerId: string,
  {
    question,
    checkedAt,
    facts,
    status,
  }: {
    question: number;
    checkedAt: Date;
    facts: SubscriptionFacts;
    status: SubscriptionStatus;
  },
): Promise<void> {
  await db.transaction(async (tx) => {
    const studentId = await holdStudentOf(tx, customerId);
    if (studentId === null) return;
    const kept = await tx
      .update(subscriptions)
      .set({ ...facts, answeredQuestion: question, checkedAt })
      .where(
        and(
          eq(subscriptions.studentId, studentId),
          eq(subscriptions.customerId, customerId),
          lt(subscriptions.answeredQuestion, question),
        ),
      )
      .returning({ studentId: subscriptions.studentId });
    if (kept.length === 0) return;
    await tx
      .update(users)
      .set({
        subscriptionStatus: status,
        subscriptionCancelAtPeriodEnd: facts.cancelAtPeriodEnd,
        subscriptionCurrentPeriodEnd: facts.currentPeriodEnd,
        subscriptionCancelledAt: facts.canceledAt,
      })
      .where(eq(users.id, studentId));
  });
}

/** Holds the row of a customer's student. It comes before the customer's own, here as everywhere, so that nobody waits in a circle. */
async function holdStudentOf(tx: Database, customerId: string): Promise<string | null> {
  const [owner] = await tx
    .select({ studentId: subscriptions.studentId })
    .from(subscriptions)
    .where(eq(subscriptions.customerId, customerId));
  if (!owner) return null;
  return (await lockStudent(tx, owner.studentId))?.id ?? null;
}

/** Customers whose state may have changed unheard: an open subscription or checkout, and not asked about lately. */
export async function customersToAsk(
  db: Database,
  provider: Provider,
  { checkedBefore, checkoutAfter, limit }: { checkedBefore: Date; checkoutAfter: Date; limit: number },
): Promise<string[]> {
  const hasCheckout = gt(subscriptions.checkoutStartedAt, checkoutAfter);
  const rows = await db
    .select({ customerId: subscriptions.customerId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.provider, provider),
        lte(subscriptions.checkedAt, checkedBefore),
        or(isOpen, hasCheckout),
      ),
    )
    .orderBy(asc(subscriptions.checkedAt))
    .limit(limit);
  return rows.map((row) => row.customerId);
}

/** Puts a customer at the end of the line, so that one whom the provider cannot answer for holds up nobody. */
export async function postponeCustomer(db: Database, customerId: string, checkedAt: Date): Promise<void> {
  await db.update(subscriptions).set({ checkedAt }).where(eq(subscriptions.customerId, customerId));
}

/**
 * Students whom Stripe may still charge: an open subscription, or a checkout that can still be paid.
 * @param checkoutAfter the start of the oldest checkout that can
 */
export function countChargedByStripe(db: Database, checkoutAfter: Date): Promise<number> {
  const hasCheckout = gt(subscriptions.checkoutStartedAt, checkoutAfter);
  return db.$count(subscriptions, and(eq(subscriptions.provider, 'stripe'), or(isOpen, hasCheckout)));
}

/** Forgets what was bought in the sandbox: it holds no longer once there is Stripe. */
export async function forgetSandbox(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const isOfSandbox = eq(subscriptions.provider, 'sandbox');
    const buyers = tx.select({ id: subscriptions.studentId }).from(subscriptions).where(isOfSandbox);
    await tx
      .update(users)
      .set({
        subscriptionStatus: 'free',
        subscriptionCancelAtPeriodEnd: false,
        subscriptionCurrentPeriodEnd: null,
        subscriptionCancelledAt: null,
      })
      .where(inArray(users.id, buyers));
    await tx.delete(subscriptions).where(isOfSandbox);
  });
}
