import { inArray } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { Database } from '../../apps/server/src/database/database.ts';
import { users } from '../../apps/server/src/database/schema/accounts.ts';
import { sandboxObjects } from '../../apps/server/src/database/schema/payments-sandbox.ts';
import { readSubscriptions } from '../../apps/server/src/features/subscription/read-subscription.ts';
import type { Acknowledged, Subscriber } from './acknowledged.ts';

type Student = typeof users.$inferSelect;

/**
 * Everything about Premium that was acknowledged and does not hold, what was paid twice, and where our own row and the
 * payment provider disagree; in words. The provider's events have been delivered by then.
 */
export async function findLostPayments(
  db: Database,
  { subscribers }: Pick<Acknowledged, 'subscribers'>,
): Promise<string[]> {
  const students = await db
    .select()
    .from(users)
    .where(inArray(users.id, [...subscribers.keys()]));
  const held = await subscriptionsByStudent(db);
  return students.flatMap((student) => {
    const subscriber = subscribers.get(student.id);
    const { customers, subscriptions } = held.get(student.id) ?? { customers: 0, subscriptions: [] };
    return [
      ...(customers > 1 ? [`${student.id} is ${customers} customers`] : []),
      ...(subscriptions.length > 1 ? [`${student.id} was charged ${subscriptions.length} times`] : []),
      ...(subscriber ? brokenPromises(student, subscriber, subscriptions) : []),
      ...disagreements(student, subscriptions),
    ];
  });
}

function brokenPromises(
  student: Student,
  { isPaid, isWelcome, willEnd }: Subscriber,
  [subscription]: readonly Stripe.Subscription[],
): string[] {
  const broken: string[] = [];
  if (isPaid && subscription === undefined) broken.push(`what ${student.id} paid is lost`);
  if (isWelcome && student.subscriptionStatus !== 'active') broken.push(`${student.id} lost Premium`);
  if (willEnd !== null && (subscription?.cancel_at_period_end ?? false) !== willEnd)
    broken.push(`${student.id} was told of ${willEnd ? 'an end' : 'no end'} of Premium`);
  return broken;
}

/** Where what we say of a student is not what the provider holds. */
function disagreements(student: Student, subscriptions: readonly Stripe.Subscription[]): string[] {
  const { facts, status } = readSubscriptions(subscriptions);
  const theirs = [status, facts.cancelAtPeriodEnd, facts.currentPeriodEnd, facts.canceledAt];
  const ours = [
    student.subscriptionStatus,
    student.subscriptionCancelAtPeriodEnd,
    student.subscriptionCurrentPeriodEnd,
    student.subscriptionCancelledAt,
  ];
  const [said, meant] = [JSON.stringify(ours), JSON.stringify(theirs)];
  return said === meant ? [] : [`we say ${said} of ${student.id}, and the provider ${meant}`];
}

interface Held {
  customers: number;
  subscriptions: Stripe.Subscription[];
}

async function subscriptionsByStudent(db: Database): Promise<Map<string, Held>> {
  const objects = (await db.select({ body: sandboxObjects.body }).from(sandboxObjects)).map(
    ({ body }) => body,
  );
  const subscriptions = objects.filter((body) => body.object === 'subscription');
  const byStudent = new Map<string, Held>();
  for (const customer of objects.filter((body) => body.object === 'customer')) {
    const studentId = customer.metadata['student'] ?? '';
    const before = byStudent.get(studentId) ?? { customers: 0, subscriptions: [] };
    const own = subscriptions.filter((subscription) => subscription.customer === customer.id);
    byStudent.set(studentId, {
      customers: before.customers + 1,
      subscriptions: [...before.subscriptions, ...own],
    });
  }
  return byStudent;
}
