import { expect, type Page } from '@playwright/test';
import type { RunningServer } from '../server/running-server.ts';
import { signUp } from '../steps/sign-up.ts';
import { test } from '../server/browser-test.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

test('118 elements stand in 9 rows and 18 columns, and pointing at one shows its card', async ({ page }) => {
  await openTable(page, 'grid');
  const grid = page.getByRole('grid', { name: 'Periodic table of the elements' });
  await expect(grid.getByRole('gridcell')).toHaveCount(118);
  await expect(grid.getByRole('row')).toHaveCount(10);
  await expect(grid.getByRole('columnheader')).toHaveCount(18);
  await expect(grid.getByRole('rowheader')).toHaveCount(9);
  await cell(page, 'Iron, 26, transition metal').hover();
  const card = page.getByRole('complementary', { name: 'Element in view' });
  await expect(card).toContainText('Iron');
  await expect(card).toContainText('Atomic number 26');
  await expect(card).toContainText('Atomic mass 55.845');
  await expect(card).toContainText('Transition metal');
  await expect(card).toContainText('Iron carries the oxygen in your blood');
});

test('the dialog shows the values, walks to the neighbours, and closes by its button, Escape and the overlay', async ({
  page,
}) => {
  await openTable(page, 'dialog');
  await cell(page, 'Iron, 26, transition metal').click();
  const iron = page.getByRole('dialog', { name: 'Iron' });
  for (const text of ['Atomic number', '55.845 u', 'Transition metal', '[Ar] 3d6 4s2', '1538 °C (1811 K)'])
    await expect(iron).toContainText(text);
  await expect(iron).toContainText('NIST Atomic Spectra Database');
  await iron.getByRole('button', { name: 'Next element: Cobalt' }).click();
  await page
    .getByRole('dialog', { name: 'Cobalt' })
    .getByRole('button', { name: 'Close', exact: true })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(cell(page, 'Cobalt, 27, transition metal')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Cobalt' })).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the keyboard goes everywhere: one Tab stop, arrows over the gaps, Home, End, letters, Enter', async ({
  page,
}) => {
  await openTable(page, 'keys');
  await page.getByRole('radio', { name: 'Categories' }).focus();
  await page.keyboard.press('Tab');
  await expect(cell(page, 'Hydrogen, 1, nonmetal')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 'Helium, 2, noble gas')).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(cell(page, 'Lawrencium, 103, actinide')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(cell(page, 'Rutherfordium, 104, transition metal')).toBeFocused();
  await page.keyboard.type('xe');
  await expect(cell(page, 'Xenon, 54, noble gas')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Nonmetal', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Xenon' })).toBeVisible();
});

test('search highlights what it finds, and Enter opens the best of it', async ({ page }) => {
  await openTable(page, 'search');
  const search = page.getByRole('searchbox', { name: 'Search elements' });
  await search.fill('unobtainium');
  await expect(page.getByText('none found')).toBeVisible();
  await search.fill('au');
  await expect(page.getByText('1 found')).toBeVisible();
  await search.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Gold' })).toBeVisible();
});

test('a trend names its ends, unit and source, and every cell says its value', async ({ page }) => {
  await openTable(page, 'trends');
  await page.getByText('Melting point', { exact: true }).click();
  await expect(page.getByText('−259.16 (H)')).toBeVisible();
  await expect(page.getByText('3414 (W)')).toBeVisible();
  await expect(page.getByText('Source: CRC Handbook of Chemistry and Physics')).toBeVisible();
  await expect(cell(page, 'Iron, 26, transition metal, melting point 1538 °C')).toBeVisible();
  await expect(cell(page, 'Helium, 2, noble gas, melting point no agreed value')).toBeVisible();
});

test('the legend has nine categories, and pressing one lets the others fade', async ({ page }) => {
  await openTable(page, 'legend');
  const legend = page.getByRole('list', { name: 'Categories' }).getByRole('button');
  await expect(legend).toHaveCount(9);
  const nobleGas = legend.filter({ hasText: 'Noble gas' });
  const color = () =>
    cell(page, 'Iron, 26, transition metal').evaluate((button) => getComputedStyle(button).backgroundColor);
  const before = await color();
  await nobleGas.click();
  await expect(nobleGas).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(color).not.toBe(before);
  await nobleGas.click();
  await expect.poll(color).toBe(before);
});

test('a quiz on an element is Premium’s: a free student meets the upgrade dialog', async ({ page }) => {
  await openTable(page, 'free');
  await cell(page, 'Iron, 26, transition metal').click();
  await page.getByRole('button', { name: 'Quiz me on this element' }).click();
  await expect(page.getByRole('dialog', { name: 'Upgrade to Premium' })).toContainText(
    'Custom quiz generation requires a Premium subscription.',
  );
});

test('for Premium the dialog says how many questions there are, and the quiz is on the element', async ({
  page,
}) => {
  await page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch();
    const user: unknown = await response.json();
    await route.fulfill({
      response,
      json: Object.assign({}, user, { subscriptionStatus: 'active', hasActiveSubscription: true }),
    });
  });
  await openTable(page, 'premium');
  await cell(page, 'Iron, 26, transition metal').click();
  await expect(page.getByText(/^Iron: \d+ questions/)).toBeVisible();
  const asked = page.waitForRequest('**/api/generate-questions');
  await page.getByRole('button', { name: 'Quiz me on this element' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ topic: 'Iron', count: 10 });
});

test('of an element without questions the button says so, and cannot be pressed', async ({ page }) => {
  await openTable(page, 'without');
  await page.route('**/api/preview-quiz', (route) =>
    route.fulfill({ json: { isUnderstood: false, nearest: ['Isotopes'] } }),
  );
  await cell(page, 'Lawrencium, 103, actinide').click();
  await expect(page.getByRole('button', { name: 'No questions yet' })).toBeDisabled();
  await expect(page.getByText('Nothing is counted.')).toBeVisible();
});

test('a phone lists the elements, and shows the table to move and to zoom', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signUp(page, server.url, 'phone@example.org', '/periodic-table');
  await page.getByRole('searchbox', { name: 'Search elements' }).fill('gold');
  const row = (name: string) => page.getByRole('list', { name: 'Elements' }).getByRole('button', { name });
  await row('Gold').click();
  await expect(page.getByRole('dialog', { name: 'Gold' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row('Gold')).toBeFocused();
  await page.getByRole('searchbox', { name: 'Search elements' }).clear();
  await row('Gold').click();
  await page.getByRole('button', { name: 'Next element: Mercury' }).click();
  await page.keyboard.press('Escape');
  await expect(row('Mercury')).toBeFocused();
  await page.getByRole('group', { name: 'View' }).getByText('Table').click();
  await expect(page.getByRole('grid')).toBeVisible();
  const width = () => page.getByRole('grid').evaluate((grid) => grid.clientWidth);
  const before = await width();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  expect(await width()).toBeGreaterThan(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  // The card does not move away with the table.
  const card = page.getByRole('complementary', { name: 'Element in view' });
  for (const name of ['Helium, 2, noble gas', 'Hydrogen, 1, nonmetal']) {
    await cell(page, name).focus();
    const box = await card.boundingBox();
    expect(box?.x, name).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(375);
  }
});

test('no other screen carries the descriptions of the elements', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    // One that is under way when the test ends is not looked at.
    scripts.push(response.text().catch(() => ''));
  });
  await signUp(page, server.url, 'lean@example.org', '/quiz');
  await page.getByRole('button', { name: 'Start Quiz' }).first().click();
  await page.waitForURL(`${server.url}/quiz/active`);
  await expect(page.getByRole('heading', { name: 'Question 1 of 10:' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const texts = await Promise.all(scripts);
  expect(texts.filter((text) => text !== '').length).toBeGreaterThan(0);
  expect(texts.filter((text) => text.includes('kobolds'))).toEqual([]);
});

async function openTable(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signUp(page, server.url, `${name}@example.org`, '/periodic-table');
  await expect(page.getByRole('grid')).toBeVisible();
}

function cell(page: Page, name: string) {
  return page.getByRole('grid').getByRole('button', { name, exact: true });
}
