import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { RunningServer } from '../server/running-server.ts';
import { test } from '../server/browser-test.ts';
import { signUp } from '../steps/sign-up.ts';
import { planToExam, startPaper, submitPaper } from '../steps/sit-paper.ts';
import { axeFaultsInBothThemes } from '../sweeps/axe-faults.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

test('a report ends with the forecast for the exam that the student plans to, or with how many answers it lacks', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { name: 'Forecast: JEE Main' });
  await signUp(page, server.url, `forecast-${randomUUID()}@example.org`);
  const paper = await startPaper(page, server.url, 'jee-main', 'full');
  const report = await submitPaper(page, server.url, paper, 3);
  await page.goto(server.url + report);
  await expect(page.getByRole('heading', { name: 'Every question' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Forecast/ })).toHaveCount(0);

  await planToExam(page, server.url, 'jee-main');
  await page.goto(server.url + report);
  await expect(heading).toBeVisible();
  await expect(page.getByText('Not enough answers yet: 3 of 15.')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Answers for a forecast' })).toBeVisible();
  expect(await axeFaultsInBothThemes(page)).toEqual([]);
});

test('a whole paper is answers enough: its report tells the marks to expect, with their bounds and what they are made from', async ({
  page,
}) => {
  await signUp(page, server.url, `forecast-${randomUUID()}@example.org`);
  await planToExam(page, server.url, 'jee-main');
  const paper = await startPaper(page, server.url, 'jee-main', 'full');
  await page.goto(server.url + (await submitPaper(page, server.url, paper, 20)));
  const card = page.getByRole('region', { name: 'Forecast: JEE Main' });
  await expect(card).toContainText(/\d+% of the marks, most likely between \d+ and \d+/);
  await expect(card).toContainText('From 20 answers; never a board’s grade.');
  await expect(card).toContainText('Most to gain:');
  const [review, forecast] = await Promise.all(
    [page.getByRole('heading', { name: 'Every question' }), card].map((part) => part.boundingBox()),
  );
  expect(forecast?.y).toBeGreaterThan(review?.y ?? Infinity);
  await card.getByRole('link', { name: 'How it is made' }).click();
  await expect(page.getByRole('heading', { name: 'And for real students' })).toBeVisible();
});

test('a plan to an exam without its day says so at the day, which gets the focus, and nothing moves; saved, it has the focus itself', async ({
  page,
}) => {
  await signUp(page, server.url, `plan-${randomUUID()}@example.org`, '/exam');
  const day = page.getByLabel('Day of the exam');
  const button = page.getByRole('button', { name: 'Make my plan' });
  // How far the button stands below the day, wherever the page is scrolled to.
  const distance = async () => ((await button.boundingBox())?.y ?? 0) - ((await day.boundingBox())?.y ?? 0);
  const before = await distance();
  await button.click();
  await expect(day).toBeFocused();
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await expect(day).toHaveAccessibleDescription('Choose the day of your exam.');
  expect(await distance()).toBe(before);
  await day.fill('2020-01-01');
  await expect(day).toHaveAccessibleDescription('That day has passed. When is your exam?');
  await day.fill(new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10));
  await expect(day).not.toHaveAttribute('aria-invalid');
  const box = page.getByRole('checkbox', { name: 'Different minutes on different days' });
  const place = await box.boundingBox();
  for (const isTicked of [true, false]) {
    await box.setChecked(isTicked);
    await expect(page.getByLabel('Saturday')).toBeVisible({ visible: isTicked });
    expect(await box.boundingBox()).toEqual(place);
  }
  await button.click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
});

test('forecasts are compared with papers of who agrees under My exam, and that can be taken back', async ({
  page,
}) => {
  await signUp(page, server.url, `consent-${randomUUID()}@example.org`);
  await planToExam(page, server.url, 'jee-main');
  await page.goto(`${server.url}/exam`);
  const consent = page.getByRole('switch', { name: 'Compare forecasts with my papers' });
  for (const after of [true, false]) {
    await expect(consent).toBeChecked({ checked: !after });
    await consent.click();
    await expect(consent).toBeChecked({ checked: after });
    await page.reload();
    await expect(consent).toBeChecked({ checked: after });
  }
});
