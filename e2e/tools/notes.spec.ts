import { expect, type Locator } from '@playwright/test';
import type { RunningServer } from '../server/running-server.ts';
import { finishFrom, startQuiz } from '../steps/start-quiz.ts';
import { test } from '../server/browser-test.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

test('a note is kept with its question, waits without a network, and is there in the review', async ({
  page,
  context,
}) => {
  await startQuiz(page, server.url, 'notes@example.org');
  const add = page.getByRole('button', { name: 'Add a Note' });
  const note = page.getByRole('textbox', { name: 'Your note' });
  // In a window whose last lines, under the bar of the quiz, are where the field opens.
  const below = (await boxOf(add)).bottom + 140;
  await page.setViewportSize({ width: 1280, height: Math.round(below) });
  await add.click();
  await expect(note).toBeFocused();
  const submit = await boxOf(page.getByRole('button', { name: 'Submit Answer' }));
  expect((await boxOf(note)).bottom).toBeLessThan(submit.top);
  await page.setViewportSize({ width: 1280, height: 720 });
  // Letters of a note choose no option.
  await page.keyboard.type('ask about this');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);

  await context.setOffline(true);
  await note.fill('ask about this in class');
  await expect(page.getByText(/^No connection/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Your Note' }).click();
  await expect(note).toHaveValue('ask about this in class');
  await finishFrom(page, 1);
  await page.waitForURL('**/results');
  // Where a set comes first, the table behind its figure folds as well.
  const summary = page.locator(':scope > summary', { hasText: '1. ' });
  const first = page.locator('details', { has: summary }).first();
  if ((await first.getAttribute('open')) === null) await first.locator(':scope > summary').click();
  await expect(first.getByRole('textbox', { name: 'Your note' })).toHaveValue('ask about this in class');
  await expect(first.getByRole('button', { name: 'Your Note' })).toHaveAttribute('aria-expanded', 'true');
  await page.goto(`${server.url}/results/print`);
  await expect(page.getByText('Your note: ask about this in class')).toBeVisible();
});

test('a note that could not be saved is never shown as saved, and is there after a reload to be sent again', async ({
  page,
}) => {
  await startQuiz(page, server.url, 'unsent-notes@example.org');
  await page.route('**/api/user/notes/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 400, json: {} }) : route.continue(),
  );
  const note = page.getByRole('textbox', { name: 'Your note' });
  await page.getByRole('button', { name: 'Add a Note' }).click();
  await note.fill('ask about the sign');
  await expect(page.getByText(/^Your note could not be saved/)).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue('ask about the sign');
  await expect(page.getByText(/^Your note could not be saved/)).toBeVisible();
  await page.unroute('**/api/user/notes/*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key.includes('unsent-note'))).toEqual([]);
});

async function boxOf(part: Locator): Promise<{ top: number; bottom: number }> {
  const box = await part.boundingBox();
  if (box === null) throw new Error('Not on the page');
  return { top: box.y, bottom: box.y + box.height };
}
