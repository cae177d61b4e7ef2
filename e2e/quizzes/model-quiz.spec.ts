import { expect } from '@playwright/test';
import {
  never,
  startScriptedModel,
  type ScriptedModel,
} from '../../apps/server/src/language-model/testing/scripted-model.ts';
import {
  modelBeyondTheBank,
  topicBeyondTheBank,
} from '../../apps/server/src/language-model/testing/drafts-beyond-the-bank.ts';
import { makePremium } from '../steps/make-premium.ts';
import { startServer, type RunningServer } from '../server/running-server.ts';
import { signUp } from '../steps/sign-up.ts';
import { test } from '../server/browser-test.ts';

let model: ScriptedModel;
let server: RunningServer;
test.beforeAll(async () => {
  model = await startScriptedModel(() => ({ kind: 'cut' }));
  server = await startServer({ AI_BASE_URL: model.url, AI_MODEL: 'writes', AI_SOLVER_MODEL: 'solves' });
});
test.afterAll(async () => {
  await server.dispose();
  await model.close();
});

test('the bar tells what a model is doing, cancelling costs nothing, and the quiz says who wrote it', async ({
  page,
}) => {
  await signUp(page, server.url, 'model@example.org', '/quiz');
  await makePremium(page, server);
  await page.getByRole('tab', { name: 'Custom Topics' }).click();
  const truthful = modelBeyondTheBank();
  model.script = (call) => (call.task === 'write' ? truthful(call) : never());

  await page.getByLabel('Chemistry topic').fill(topicBeyondTheBank);
  await page.getByRole('button', { name: 'Generate Custom Quiz' }).click();
  await expect(page.getByText('Checking 0 of', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Generate Custom Quiz' })).toBeEnabled();
  await expect.poll(() => model.hungUp).toBeGreaterThan(0);
  await page.reload();
  await page.getByRole('tab', { name: 'Custom Topics' }).click();
  await expect(page.getByText('7 / 7')).toBeVisible();

  model.script = modelBeyondTheBank();
  await expect(page.getByLabel('Chemistry topic')).toHaveValue(topicBeyondTheBank);
  await page.getByRole('button', { name: 'Generate Custom Quiz' }).click();
  await expect(page).toHaveURL(`${server.url}/quiz/active`);
  await expect(page.getByText(/^Written by a model and proved: \d+ of 1?\d\./)).toBeVisible();
});
