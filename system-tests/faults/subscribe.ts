import { paymentPage, subscriptionState } from '@valence/contract';
import { sandboxPath } from '../../apps/server/src/payments-sandbox/sandbox-context.ts';
import type { Acknowledged, Subscriber } from './acknowledged.ts';
import type { Caller, Outcome } from './caller.ts';

const acts = ['cancel', 'keep'] as const;

/** One student after the other subscribes through the payments sandbox, cancels, and thinks better of it, until it is over. */
export async function subscribe(
  callers: readonly Caller[],
  base: string,
  noted: Acknowledged,
  over: AbortSignal,
): Promise<void> {
  for (const [turn, caller] of callers.entries()) {
    if (over.aborted) return;
    const insist = insistence(over, turn % 2 === 1);
    const subscriber: Subscriber = { isPaid: false, isWelcome: false, willEnd: false };
    noted.subscribers.set(caller.studentId, subscriber);
    // In two tabs: whatever is cut off, the student pays once.
    await Promise.all([1, 2].map(() => pay(caller, base, subscriber, insist)));
    for (let time = 0; subscriber.isPaid && time < turn % 6; time += 1) {
      await actInPortal(caller, base, subscriber, acts[time % 2] ?? 'cancel', insist);
    }
  }
}

/** Does a step until it is acknowledged; `null` when it is over before that, or the student gives up. */
type Insistence = (step: () => Promise<Outcome>, expected: readonly number[]) => Promise<Answer | null>;
type Answer = Extract<Outcome, { kind: 'answer' }>;

/** @param givesUp whether the student goes away when a step is cut off: then only the payment events tell of it */
function insistence(over: AbortSignal, givesUp: boolean): Insistence {
  return async (step, expected) => {
    while (!over.aborted) {
      const outcome = await step();
      if (outcome.kind === 'lost' && givesUp) return null;
      if (outcome.kind !== 'answer') continue;
      if (expected.includes(outcome.status)) return outcome;
      throw new Error(`${outcome.status} ${JSON.stringify(outcome.body)}`);
    }
    return null;
  };
}

async function pay(caller: Caller, base: string, subscriber: Subscriber, insist: Insistence): Promise<void> {
  const asked = await insist(() => caller.call(base, 'POST', '/api/stripe/create-checkout'), [200, 409]);
  // The other tab was faster.
  if (asked?.status !== 200) return;
  const { pathname } = new URL(paymentPage.parse(asked.body).url);
  // Closed is what this tab has paid without hearing so, or the other one.
  const paid = await insist(() => caller.press(base, `${pathname}/pay`, { card: 'accepted' }), [303, 410]);
  if (paid === null) return;
  subscriber.isPaid = true;
  const session_id = pathname.slice(`${sandboxPath}/checkout/`.length);
  const verify = () => caller.call(base, 'POST', '/api/stripe/verify-subscription', { session_id });
  if ((await insist(verify, [200])) === null) return;
  subscriber.isWelcome = true;
  const state = await insist(() => caller.call(base, 'GET', '/api/subscription/status'), [200]);
  if (state !== null && !subscriptionState.parse(state.body).hasActiveSubscription)
    throw new Error(`${caller.studentId} was welcomed to Premium and has it not`);
}

async function actInPortal(
  caller: Caller,
  base: string,
  subscriber: Subscriber,
  act: (typeof acts)[number],
  insist: Insistence,
): Promise<void> {
  const portal = await insist(() => caller.call(base, 'POST', '/api/stripe/billing-portal'), [200]);
  if (portal === null) return;
  const { pathname } = new URL(paymentPage.parse(portal.body).url);
  subscriber.willEnd = null;
  if ((await insist(() => caller.press(base, `${pathname}/${act}`), [303])) !== null)
    subscriber.willEnd = act === 'cancel';
}
