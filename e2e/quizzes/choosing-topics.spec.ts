import { expect, type Page } from '@playwright/test';
import { makePremium } from '../steps/make-premium.ts';
import type { RunningServer } from '../server/running-server.ts';
import { signUp } from '../steps/sign-up.ts';
import { test } from '../server/browser-test.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

test('a free student chooses topics and concepts from the list, by keyboard, and takes a subject quiz', async ({
  page,
}) => {
  await signUp(page, server.url, 'chooses@example.org', '/quiz');
  await page.getByRole('link', { name: 'Open the list' }).click();
  await expect(page).toHaveURL(`${server.url}/quiz/topics`);
  await expect(page.getByRole('heading', { level: 1, name: 'Choose what to learn' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeDisabled();

  const subject = page.getByRole('button', { name: /^General Chemistry/ });
  await subject.focus();
  await page.keyboard.press('Enter');
  await expect(subject).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('checkbox', { name: /^Gas laws/ }).focus();
  await page.keyboard.press('Space');
  await expect(said(page)).toContainText(/^Gas laws: \d+ questions/);
  await expect(said(page)).toContainText('It uses 1 of 5 subject quizzes left today.');

  await page.getByRole('searchbox', { name: 'Search topics and concepts' }).fill('buffer sol');
  await page
    .getByRole('checkbox', { name: /^Buffer solutions/ })
    .first()
    .check();
  await expect(said(page)).toContainText(/^Gas laws and buffer solutions: \d+ questions/);
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await expect(page).toHaveURL(`${server.url}/quiz/active`);
  await expect(page.getByRole('heading', { name: 'Gas laws and buffer solutions' })).toBeVisible();
  await page.goto(`${server.url}/`);
  await expect(page.getByText('9 free quizzes remaining this week')).toBeVisible();
});

test('a suggestion that is pressed is searched for, and the search has the focus', async ({ page }) => {
  await signUp(page, server.url, 'suggested@example.org', '/quiz/topics');
  const search = page.getByRole('searchbox', { name: 'Search topics and concepts' });
  await search.fill('how fast a reaction goes');
  const suggestion = page.getByRole('list', { name: 'Suggested topics' }).getByRole('button').first();
  const name = await suggestion.innerText();
  await suggestion.click();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue(name);
});

test('a topic is chosen whole or in part, and a choice can be taken back', async ({ page }) => {
  await signUp(page, server.url, 'parts@example.org', '/quiz/topics?find=gas');
  const topic = page.getByRole('checkbox', { name: /^Gas laws/ });
  const concept = page.getByRole('checkbox', { name: /^Ideal gas law/ });
  await topic.check();
  await expect(concept).toBeChecked();
  await concept.uncheck();
  await expect(topic).not.toBeChecked();
  expect(await topic.evaluate((box) => box instanceof HTMLInputElement && box.indeterminate)).toBe(true);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('Nothing is chosen yet.')).toBeVisible();
  await page.getByRole('searchbox').fill('zorkification');
  await expect(page.getByText('Nothing in the list is called “zorkification”.')).toBeVisible();
});

test('who leaves the list and comes back finds what was ticked, unfolded and in view', async ({ page }) => {
  await signUp(page, server.url, 'comes-back@example.org', '/quiz');
  await page.getByRole('link', { name: 'Open the list' }).click();
  await page.getByRole('button', { name: /^General Chemistry/ }).click();
  await page.getByRole('button', { name: 'Concepts of Gas laws' }).click();
  const concept = page.getByRole('checkbox', { name: /^Ideal gas law/ });
  await concept.check();
  const place = async () => Math.round((await concept.boundingBox())?.y ?? -1);
  const before = await place();
  // A click by the mouse may scroll first.
  await page.getByRole('link', { name: 'Badges' }).first().dispatchEvent('click');
  await expect(page).toHaveURL(`${server.url}/badges`);
  await page.goBack();
  await expect(concept).toBeChecked();
  await expect.poll(place).toBe(before);
  await page.reload();
  await expect(concept).toBeChecked();
  // Opened anew, the list begins anew.
  await page.goto(`${server.url}/badges`);
  await page.goto(`${server.url}/quiz/topics`);
  await expect(page.getByText('Nothing is chosen yet.')).toBeVisible();
});

test('a student who pauses hears what was understood before anything counts, and nothing moves', async ({
  page,
}) => {
  await signUp(page, server.url, 'hears@example.org', '/quiz');
  await makePremium(page, server);
  await page.getByRole('tab', { name: 'Custom Topics' }).click();
  const field = page.getByLabel('Chemistry topic');
  const button = page.getByRole('button', { name: 'Generate Custom Quiz' });
  const top = async () => (await button.boundingBox())?.y;
  const before = await top();
  await field.fill('acid dissosiation constant');
  await expect(said(page)).toContainText(/^Acid dissociation constant: \d+ questions/);
  await expect(said(page)).toContainText('We read “dissosiation” as “dissociation”.');
  await expect(said(page)).toContainText('It uses 1 of 7 custom quizzes; 7 are left this week.');
  expect(await top()).toBe(before);

  await field.fill('football results');
  await expect(said(page)).toContainText('That does not look like a chemistry topic. Nothing is counted.');
  expect(await top()).toBe(before);
  await expect(button).toHaveAccessibleDescription(/does not look like a chemistry topic/);
  await page.getByText('How about:').getByRole('button').first().click();
  await expect(said(page)).toContainText(/: \d+ questions/);
  await expect(page.getByText('7 / 7')).toBeVisible();
});

test('a free student who types is led to the list', async ({ page }) => {
  await signUp(page, server.url, 'types-a-topic@example.org');
  await page.getByLabel('Study Topic').fill('osmotic pressure');
  await expect(page.getByText(/^Osmotic pressure: \d+/)).toBeVisible();
  await page.getByRole('link', { name: 'Choose it from the list of topics instead' }).click();
  await page.getByRole('checkbox', { name: /^Osmotic pressure/ }).check();
  await expect(said(page)).toContainText(/^Osmotic pressure: \d+/);
});

function said(page: Page) {
  return page.locator('[id$="-preview"]');
}
