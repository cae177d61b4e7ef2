import type { Stripe } from 'stripe';
import { premiumPrice, productName } from '@valence/contract';
import { html, type Html } from '../../pages/html.ts';
import type { Page } from '../../pages/write-page.ts';
import { periodEndOf, possibleActs, type SubscriptionAct } from '../play-subscription.ts';
import { testNotice } from './test-notice.ts';

interface PortalState {
  base: string;
  subscription: Stripe.Subscription | null;
  returnUrl: string | null;
}

const buttons: Record<SubscriptionAct, string> = {
  cancel: 'Cancel subscription',
  keep: 'Keep subscription',
  pay: `Pay ${premiumPrice.text}`,
  renew: 'Renew now',
  fail: 'Let a renewal fail',
  end: 'Let the period end',
};
/** Actions that a student has in Stripe's portal too. The others simulate time and banks. */
const studentActs: ReadonlySet<SubscriptionAct> = new Set(['cancel', 'keep', 'pay']);

/** The billing portal: the status of the subscription, the student's actions and the simulated events. */
export function portalPage({ base, subscription, returnUrl }: PortalState): Page {
  const acts = subscription ? possibleActs(subscription) : [];
  const own = acts.filter((act) => studentActs.has(act));
  const played = acts.filter((act) => !studentActs.has(act));
  return {
    title: 'Test billing portal',
    content: html`${testNotice('No card is charged, and nothing is owed.')}
      <p class="page-amount"><strong>${productName} Premium</strong>, ${premiumPrice.text} per month</p>
      <p>${describe(subscription)}</p>
      ${own.map((act) => writeAct(base, act, ''))}
      ${
        played.length > 0 &&
        html`<section class="page-aside">
          <h2>Play what would happen</h2>
          ${played.map((act) => writeAct(base, act, 'page-button-quiet'))}
        </section>`
      }
      ${returnUrl !== null && html`<p class="page-swap"><a href="${returnUrl}">Return to ${productName}</a></p>`}`,
  };
}

function writeAct(base: string, act: SubscriptionAct, look: string): Html {
  return html`<form method="post" action="${base}/${act}">
    <button class="page-button ${look}" type="submit">${buttons[act]}</button>
  </form>`;
}

function describe(subscription: Stripe.Subscription | null): string {
  if (subscription === null) return 'There is no subscription yet.';
  const end = new Date(periodEndOf(subscription) * 1000).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  switch (subscription.status) {
    case 'active':
      return subscription.cancel_at_period_end
        ? `Cancelled. Premium ends on ${end}.`
        : `Active. It renews on ${end}.`;
    case 'past_due':
      return 'Past due. The last renewal could not be charged.';
    default:
      return 'Ended.';
  }
}
