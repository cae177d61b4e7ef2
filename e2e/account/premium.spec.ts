import { expect, type Page } from '@playwright/test';
import type { RunningServer } from '../server/running-server.ts';
import { actInPortal, openCheckout, payForPremium } from '../steps/sandbox-payments.ts';
import { signUp } from '../steps/sign-up.ts';
import { test } from '../server/browser-test.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

test('the subscribe page says what each plan has and costs', async ({ page }) => {
  await signUp(page, server.url, 'plans@example.org', '/subscribe');
  await expect(page.getByRole('heading', { name: 'Upgrade to Premium' })).toBeVisible();
  const premium = page.getByRole('region', { name: 'Premium' });
  for (const text of [
    '$12.99 per month',
    'About $0.42 a day',
    '7 custom AI quizzes per week',
    'Advanced topics and difficulty levels',
    'Custom topic generation',
    'Detailed analytics',
    'Priority support',
    'Premium study materials',
    '30-day money-back guarantee',
  ]) {
    await expect(premium.getByText(text)).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Free' }).getByText('$0 per month')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
});

test('a visitor is asked to sign in on both pages', async ({ page }) => {
  for (const path of ['/subscribe', '/subscription/success']) {
    await page.goto(server.url + path);
    await expect(page.getByText('Please Sign In', { exact: true })).toBeVisible();
  }
});

test('from a lock over the checkout to Premium: declined, cancelled, paid', async ({ page }) => {
  await signUp(page, server.url, 'paying@example.org', '/quiz');
  await page.getByText('Extended Practice').click();
  await page.getByRole('button', { name: 'Upgrade Now' }).click();
  await expect(page).toHaveURL(`${server.url}/subscribe`);

  await openCheckout(page, server.url);
  await expect(page.getByText('This is a test.')).toBeVisible();
  await page.getByLabel('A card that is declined').check();
  await page.getByRole('button', { name: 'Pay $12.99' }).click();
  await expect(page.getByRole('alert')).toContainText('declined');

  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`${server.url}/subscribe?cancelled=true`);
  await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible();
  await expect(page.getByText('No charge was made.')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Maybe Later' }).click();
  await expect(page).toHaveURL(`${server.url}/`);

  let verifications = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/stripe/verify-subscription')) verifications += 1;
  });
  await payForPremium(page, server.url);
  await expect(page).toHaveURL(`${server.url}/subscribe`);
  await expect(page.getByText('Welcome to Premium! 🎉', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/');
  await page.getByRole('link', { name: 'Start Learning Now' }).click();
  await expect(page).toHaveURL(`${server.url}/quiz`);
  expect(verifications).toBe(1);

  await page.getByText('Extended Practice').click();
  await expect(page.getByRole('radio', { name: 'Extended Practice' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Practice Mode' })).toBeChecked();
  await page.getByRole('tab', { name: 'Custom Topics' }).click();
  await expect(page.getByText('7 / 7')).toBeVisible();

  await page.goto(`${server.url}/subscribe?success=true`);
  await expect(page.getByRole('link', { name: 'Start Learning Now' })).toBeVisible();
  await page.goto(`${server.url}/subscribe?cancelled=true`);
  await expect(page.getByRole('heading', { name: 'You have Premium' })).toBeVisible();
  await page.goto(`${server.url}/subscription/success`);
  await page.getByRole('link', { name: 'Start Creating Premium Quizzes' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
});

test('Premium and back: every state says so on the account page and in its panel', async ({ page }) => {
  const { url } = server;
  const act = (...buttons: string[]) => actInPortal(page, url, ...buttons);
  await signUp(page, url, 'states@example.org', '/account');
  await expectPlan(page, 'Free Plan', 'Free');
  await expect(card(page).getByRole('button', { name: 'Manage billing' })).toHaveCount(0);
  await expect(card(page).getByText('call back within 24 hours')).toBeVisible();
  await card(page).getByRole('link', { name: 'Upgrade to Premium' }).click();
  await expect(page).toHaveURL(`${url}/subscribe`);

  await payForPremium(page, url);
  await page.goto(`${url}/account`);
  await expectPlan(page, 'Premium', 'Premium');
  await expect(card(page).getByText('Next billing date')).toBeVisible();

  await act('Cancel subscription');
  await expectPlan(page, 'Cancelling Soon', 'Premium');
  await expect(card(page).getByText(/^Your Premium access ends on \w+ \d+, \d{4}$/)).toBeVisible();
  await expect(card(page).getByText(/^Premium is scheduled to cancel on \w+ \d+, \d{4}\./)).toBeVisible();
  await expect(card(page).getByText('Cancelled on')).toBeVisible();
  await act('Keep subscription');
  await expectPlan(page, 'Premium', 'Premium');

  await act('Cancel subscription', 'Let the period end');
  await expectPlan(page, 'Cancelled', 'Free');
  await payForPremium(page, url);
  await page.goto(`${url}/account`);
  await expectPlan(page, 'Premium', 'Premium');

  await act('Let a renewal fail');
  await expectPlan(page, 'Past Due', 'Free');
  await page.goto(`${url}/subscribe`);
  await expect(page.getByText('Your last renewal could not be charged.')).toBeVisible();
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await expect(page.getByRole('heading', { name: 'Test billing portal' })).toBeVisible();
  await act('Pay $12.99');
  await expectPlan(page, 'Premium', 'Premium');
});

test('a checkout that fails says why, and can be tried again', async ({ page }) => {
  await signUp(page, server.url, 'failing@example.org', '/subscribe');
  const checkout = '**/api/stripe/create-checkout';
  const subscribe = page.getByRole('button', { name: 'Subscribe Now' });

  for (const [answer, text] of [
    [
      { status: 502, json: { message: 'Payments rest for a moment.', code: 'providerFailed' } },
      'Payments rest for a moment.',
    ],
    [{ status: 500, body: '<h1>down</h1>' }, 'Failed to create checkout session'],
    [{ status: 200, json: {} }, 'No checkout URL received'],
  ] as const) {
    await page.route(checkout, (route) => route.fulfill(answer));
    await subscribe.click();
    await expect(page.getByText('Checkout Failed', { exact: true })).toBeVisible();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(subscribe).toBeEnabled();
    await page.unroute(checkout);
  }
  await page.route(checkout, (route) => route.abort());
  await subscribe.click();
  await expect(
    page.getByText('Unable to start checkout process. Please try again.', { exact: true }),
  ).toBeVisible();

  await page.unroute(checkout);
  await page.context().clearCookies();
  await subscribe.click();
  await expect(page.getByText('Sign In Required', { exact: true })).toBeVisible();
  await expect(page.getByText('Please sign in to subscribe to Premium', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/`);
});

test('a payment that is not confirmed yet is waited for', async ({ page }) => {
  await signUp(page, server.url, 'waiting@example.org');
  await page.goto(`${server.url}/subscribe?success=true&session_id=cs_test_of_nobody`);
  await expect(page.getByText('Verification in Progress', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Your payment is being processed. Please check back in a moment.', { exact: true }),
  ).toBeVisible();
  let isActive = false;
  await page.route('**/api/subscription/status', (route) =>
    route.fulfill({ json: { hasActiveSubscription: isActive } }),
  );
  await page.getByRole('link', { name: 'Check Again' }).click();
  await expect(page.getByRole('heading', { name: 'Confirming your subscription...' })).toBeVisible();
  isActive = true;
  await expect(page.getByRole('heading', { name: 'Welcome to Premium!' })).toBeVisible();
});

function card(page: Page) {
  return page.getByRole('region', { name: 'Subscription' });
}

/** The badge of the card on the account page, and that of the account panel on a phone. */
async function expectPlan(page: Page, onCard: string, onPanel: 'Free' | 'Premium'): Promise<void> {
  await expect(card(page).getByText(onCard, { exact: true })).toBeVisible();
  const size = page.viewportSize();
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('button', { name: 'Account Menu' }).click();
  const panel = page.getByRole('dialog', { name: 'Account Menu' });
  await expect(panel.getByText(onPanel, { exact: true })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Upgrade to Premium' })).toHaveCount(
    onPanel === 'Free' ? 1 : 0,
  );
  await panel.getByRole('button', { name: 'Close' }).click();
  if (size !== null) await page.setViewportSize(size);
}
