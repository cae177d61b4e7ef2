import { expect, test, type Page } from '@playwright/test';
import { startServer, type RunningServer } from './running-server.ts';
import { signUp } from './sign-up.ts';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.dispose());

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

function drawer(page: Page) {
  return page.getByRole('dialog', { name: 'Scientific Calculator' });
}

function expression(page: Page) {
  return page.getByRole('textbox', { name: 'Expression' });
}
