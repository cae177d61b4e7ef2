import { Stripe } from 'stripe';
import { Refusal } from '../../refusal.ts';

type ProviderError = InstanceType<typeof Stripe.errors.StripeError>;

/**
 * Asks the payment provider; when it fails, the student hears the message given and never the provider's own.
 * @throws Refusal `providerTimedOut`, `unavailable` when we ask too much, else `providerFailed`, with the cause for the log
 */
export async function askProvider<Answer>(message: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new Refusal(codeOf(error), message, {}, { cause: describeProviderError(error) });
  }
}

/** Whether the provider says that there is no such thing. */
export function isMissing(error: unknown): error is ProviderError {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** Whether the provider no longer knows the customer whom we named; a price that is set wrong is no reason to doubt that. */
export function isCustomerMissing(error: unknown): boolean {
  return isMissing(error) && error.param === 'customer';
}

/** An error for the log: the provider's own message can quote what was sent, an e-mail address among it. */
export function describeProviderError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { type, code, statusCode, requestId } = error;
  const said = [type, statusCode, code, requestId && `request ${requestId}`].filter(Boolean).join(', ');
  return new Error(`The payment provider failed: ${said}`);
}

function codeOf(error: ProviderError) {
  if (error instanceof Stripe.errors.StripeRateLimitError) return 'unavailable';
  return isTimeout(error) ? 'providerTimedOut' : 'providerFailed';
}

/** The client keeps what went wrong with the connection in `detail`. */
function isTimeout({ detail }: ProviderError): boolean {
  return typeof detail === 'object' && 'code' in detail && detail.code === 'ETIMEDOUT';
}
