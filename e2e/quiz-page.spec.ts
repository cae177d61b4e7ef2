import { expect, type Request } from '@playwright/test';
import { startServer, type RunningServer } from './server/running-server.ts';
import { startQuiz } from './steps/start-quiz.ts';
import { test } from './server/browser-test.ts';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.dispose());

test('a quiz opened cold is finished without a network, and recorded when it is back', async ({
  page,
  context,
}) => {
  await startQuiz(page, server.url, 'cold@example.org');
  await page.reload();
  const onTheWay = new Set<Request>();
  page.on('request', (request) => onTheWay.add(request));
  page.on('requestfinished', (request) => onTheWay.delete(request));
  const fetchedAhead = page.waitForResponse(/\/assets\/results-route-/);
  for (let place = 1; place <= 10; place += 1) {
    await page.getByRole('radio').first().check({ force: true });
    await page.getByRole('button', { name: 'Submit Answer' }).click();
    // After the first answer the results are fetched ahead; from the second question on there is no network.
    if (place === 1) {
      await fetchedAhead;
      await expect.poll(() => onTheWay.size).toBe(0);
    }
    await context.setOffline(true);
    await page.getByRole('button', { name: place === 10 ? 'Finish Quiz' : 'Next' }).click();
  }
  await expect(page).toHaveURL(`${server.url}/results`);
  await context.setOffline(false);
  await expect(page.getByText('Saved to your history')).toBeVisible();
});

test('a fault in a question is reported from a quiz opened cold', async ({ page }) => {
  await startQuiz(page, server.url, 'report@example.org');
  await page.reload();
  await page.getByRole('button', { name: 'Report Issue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report Question Issue' });
  await dialog.getByRole('radio').first().or(dialog.getByRole('combobox')).first().waitFor();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Question 1 of 10', { exact: true })).toBeVisible();
});

test('a quiz that was left is not shown again', async ({ page }) => {
  await startQuiz(page, server.url, 'left@example.org');
  await page.getByRole('button', { name: 'Exit Quiz' }).click();
  await expect(page).toHaveURL(`${server.url}/quiz`);
  await page.goto(`${server.url}/quiz/active`);
  await expect(page.getByText('No questions available')).toBeVisible();
});
