import { Stripe } from 'stripe';
import { Refusal } from '../../refusal.ts';

/**
 * Asks the payment provider; when it fails, the student hears the message given and never the provider's own.
 * @throws Refusal `providerTimedOut`, `unavailable` when we ask too much, else `providerFailed`, with the cause for the log
 */
export async function askProvider<Answer>(message: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? failure(error, message) : error;
  }
}

/** Whether the provider says that there is no such thing. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

function failure(error: InstanceType<typeof Stripe.errors.StripeError>, message: string): Refusal {
  const code = codeOf(error);
  return Object.assign(new Refusal(code, message), { cause: error });
}

function codeOf(error: InstanceType<typeof Stripe.errors.StripeError>) {
  if (error instanceof Stripe.errors.StripeRateLimitError) return 'unavailable';
  // The client has no error of its own for a time limit: it says so in the connection's error.
  if (error instanceof Stripe.errors.StripeConnectionError && /timed? ?out|timeout/i.test(error.message)) {
    return 'providerTimedOut';
  }
  return 'providerFailed';
}
