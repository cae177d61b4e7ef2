import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { askProvider, describeProviderError } from './provider-failure.ts';

const { errors } = Stripe;
const raw = { message: 'Invalid email: maria@example.com', type: 'api_error' } as const;
const ask = (failure: Error) =>
  askProvider('Failed to create checkout session', async () => {
    throw failure;
  });

test('a student hears our sentence and never the provider’s', async () => {
  await expect(ask(new errors.StripeAPIError(raw))).rejects.toMatchObject({
    code: 'providerFailed',
    message: 'Failed to create checkout session',
  });
  await expect(ask(new errors.StripeRateLimitError(raw))).rejects.toMatchObject({ code: 'unavailable' });
  const tooSlow = Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' });
  await expect(ask(new errors.StripeConnectionError({ ...raw, detail: tooSlow }))).rejects.toMatchObject({
    code: 'providerTimedOut',
  });
});

test('what is not the provider’s failure is not called one', async () => {
  await expect(ask(new RangeError('ours'))).rejects.toThrow(RangeError);
});

test('the log does not hear what the provider quotes', () => {
  expect(String(describeProviderError(new errors.StripeInvalidRequestError(raw)))).not.toContain('maria');
});
