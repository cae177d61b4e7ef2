import { queryOptions } from '@tanstack/react-query';
import { paymentPage, subscriptionState } from '@valence/contract';
import { request } from '../request.ts';
import { whileSignedIn } from '../while-signed-in.ts';
import { onEachVisit } from '../on-each-visit.ts';

export function createCheckout() {
  return request('POST', '/api/stripe/create-checkout', paymentPage);
}

export function verifySubscription(sessionId: string) {
  return request('POST', '/api/stripe/verify-subscription', subscriptionState, { session_id: sessionId });
}

export function openBillingPortal() {
  return request('POST', '/api/stripe/billing-portal', paymentPage);
}

const pollEvery = 2000;

/** Asked again and again until there is Premium, while somebody looks. */
export const subscriptionStatusQuery = queryOptions({
  queryKey: ['/api/subscription/status'],
  queryFn: ({ signal }) => request('GET', '/api/subscription/status', subscriptionState, undefined, signal),
  refetchOnMount: onEachVisit,
  refetchInterval: (query) =>
    query.state.data?.hasActiveSubscription ? false : whileSignedIn(pollEvery)(query),
  refetchIntervalInBackground: false,
});
