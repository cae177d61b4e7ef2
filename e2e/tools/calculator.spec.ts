import { expect, type Page } from '@playwright/test';
import type { RunningServer } from '../server/running-server.ts';
import { signUp } from '../steps/sign-up.ts';
import { test } from '../server/browser-test.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

test('on the public page the calculator works by keyboard alone, and its state is shown', async ({
  page,
}) => {
  await page.goto(`${server.url}/calc-test`);
  await page.getByRole('button', { name: 'Open Calculator' }).focus();
  await page.keyboard.press('Alt+c');
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.type('2+3*4');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '2+3*4 = 14' })).toHaveCount(1);
  await expect(page.getByRole('definition').filter({ hasText: '2+3*4 = 14' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(expression(page)).toHaveValue('');
  await page.keyboard.type('6/0=');
  await expect(page.getByRole('alert')).toContainText('Calculation error: Division by zero');
  await expect(page.getByRole('definition').filter({ hasText: 'Error' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open Calculator' })).toBeFocused();
});

test('in a quiz it opens beside the question, takes its keys for itself, and keeps what was typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openQuiz(page, 'beside@example.org');
  await page.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Alt+c');
  await expect(expression(page)).toBeFocused();
  // A question of a set shares the width with its stimulus, so the room for both is measured.
  const room = await page.getByRole('main').boundingBox();
  const question = await page.getByRole('radiogroup').boundingBox();
  const sheet = await drawer(page).boundingBox();
  expect(room?.width).toBeGreaterThan(560);
  expect((question?.x ?? 0) + (question?.width ?? 0)).toBeLessThanOrEqual(sheet?.x ?? 0);
  await page.keyboard.type('1+2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Submit Answer' })).toBeDisabled();
  await page.keyboard.press('Alt+c');
  await expect(drawer(page)).toBeHidden();
  await page.keyboard.press('a');
  await expect(page.getByRole('radio').first()).toBeChecked();
  await page.keyboard.press('Alt+c');
  await expect(expression(page)).toHaveValue('1+2');
});

test('on a phone it is a sheet over the whole screen, with keys that a thumb can hit', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openQuiz(page, 'phone-sheet@example.org');
  await page.getByRole('button', { name: 'Calculator' }).click();
  await expect(drawer(page)).toBeVisible();
  expect(await drawer(page).boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 812 });
  for (const tab of ['Basic', 'Scientific', 'Chemistry']) {
    await page.getByRole('tab', { name: tab }).click();
    if (tab === 'Chemistry') await expect(page.getByLabel('Chemical formula')).toBeVisible();
    const targets = drawer(page).locator('button, input, select, summary').filter({ visible: true });
    for (const target of await targets.all()) {
      const box = await target.boundingBox();
      if (box === null) throw new Error('A visible target has a box.');
      expect(Math.min(box.width, box.height), await target.innerText()).toBeGreaterThanOrEqual(44);
    }
  }
});

test('after a tab is pressed the keys compute, the end of a long expression is seen, its result on one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${server.url}/calc-test`);
  await page.getByRole('button', { name: 'Open Calculator' }).click();
  await page.getByRole('tab', { name: 'Scientific' }).click();
  await expect(expression(page)).toBeFocused();
  await page.keyboard.type('123456789.123456789/7*1000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '= 17636684160.4938' })).toHaveCount(1);
  const hidden = await expression(page).evaluate(
    ({ scrollLeft, clientWidth, scrollWidth }) => scrollWidth - clientWidth - scrollLeft,
  );
  expect(hidden).toBeLessThanOrEqual(1);
  const display = drawer(page).getByText('17636684160.4938', { exact: true });
  expect((await display.boundingBox())?.height).toBeLessThan(50);
});

test('what a tool finds under a long form comes into view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openChemistry(page);
  await page.getByRole('heading', { name: 'Ideal gas' }).click();
  await page.getByRole('textbox', { name: 'Pressure p' }).fill('1');
  await page.getByRole('textbox', { name: 'Amount n' }).fill('1');
  await page.getByRole('textbox', { name: 'Temperature T' }).fill('273.15');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Result' }).getByRole('status')).toBeInViewport();
});

test('a formula is weighed, its fault is marked, and the result goes to the Basic tab', async ({ page }) => {
  await openChemistry(page);
  const formula = page.getByLabel('Chemical formula');
  await formula.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Empty formula');
  await formula.fill('C6H12Xx6');
  await formula.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Unknown element: Xx');
  await expect(formula).toHaveAttribute('aria-invalid', 'true');
  await formula.fill('CuSO4·5H2O');
  await formula.press('Enter');
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('249.677 g/mol');
  await expect(page.getByRole('row', { name: 'S Sulfur 1 32.060 12.84' })).toBeVisible();
  await page.getByRole('button', { name: 'Use in Basic' }).click();
  await expect(expression(page)).toHaveValue('249.677');
  await expect(expression(page)).toBeFocused();
});

test('units are converted while they are typed; a blank clears, what cannot be is an error', async ({
  page,
}) => {
  await openChemistry(page);
  await page.locator('summary', { hasText: 'Unit converter' }).click();
  await page.getByLabel('Category').selectOption('temperature');
  await page.getByLabel('From unit').selectOption('C');
  await page.getByLabel('To unit').selectOption('F');
  const value = page.getByLabel('Value');
  await value.fill('25');
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('77 °F');
  await value.fill('abc');
  await expect(result).toBeHidden();
  await value.fill('-300');
  await expect(page.getByRole('alert')).toContainText('Error');
  await value.press('Escape');
  await expect(value).toHaveValue('');
  await value.press('Escape');
  await expect(drawer(page)).toBeHidden();
});

test('its code comes when it is first needed: at most 20 KB for the drawer, and at most 20 KB for the chemistry', async ({
  page,
}) => {
  await signUp(page, server.url, 'bytes@example.org', '/quiz');
  await page.getByRole('button', { name: 'Start Quiz' }).first().click();
  await page.waitForURL(`${server.url}/quiz/active`);
  // From here the server draws the page, with nothing of the app but the quiz.
  await page.reload();
  const sizes = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    if (!request.url().endsWith('.js')) return;
    // One that is under way when the test ends is not looked at.
    const size = await request.sizes().catch(() => null);
    if (size !== null) sizes.set(new URL(request.url()).pathname, size.responseBodySize);
  });
  await page.getByRole('button', { name: 'Calculator' }).click();
  await page.getByRole('tab', { name: 'Chemistry' }).click();
  await expect(page.getByLabel('Chemical formula')).toBeVisible();
  await expect.poll(() => bytesOf(sizes, 'chemistry-tab')).toBeGreaterThan(0);
  expect(bytesOf(sizes, 'calculator')).toBeGreaterThan(0);
  expect(bytesOf(sizes, 'calculator')).toBeLessThanOrEqual(20_000);
  expect(bytesOf(sizes, 'chemistry-tab')).toBeLessThanOrEqual(20_000);
});

function bytesOf(sizes: ReadonlyMap<string, number>, name: string): number {
  return [...sizes].filter(([path]) => path.includes(`/${name}`)).reduce((sum, [, size]) => sum + size, 0);
}

async function openQuiz(page: Page, email: string): Promise<void> {
  await signUp(page, server.url, email, '/quiz');
  await page.getByRole('button', { name: 'Start Quiz' }).first().click();
  await page.waitForURL(`${server.url}/quiz/active`);
  await expect(page.getByRole('heading', { name: 'Question 1 of 10:' })).toBeVisible();
}

async function openChemistry(page: Page): Promise<void> {
  await page.goto(`${server.url}/calc-test`);
  await page.getByRole('button', { name: 'Open Calculator' }).click();
  await page.getByRole('tab', { name: 'Chemistry' }).click();
}

function drawer(page: Page) {
  return page.getByRole('dialog', { name: 'Scientific Calculator' });
}

function expression(page: Page) {
  return page.getByRole('textbox', { name: 'Expression' });
}
