import { expect, type Page } from '@playwright/test';

/** Leads somebody with both roles past all that the desk shows, with `e-mail` to find, and what everybody sees of an audit. */
export async function visitDesk(
  page: Page,
  url: string,
  email: string,
  look: (screen: string, text: string) => Promise<void>,
): Promise<void> {
  await page.goto(`${url}/desk`);
  const model = page.getByRole('region', { name: 'What the model wrote' });
  await expect(model.getByText('Written for')).toBeVisible();
  await page.getByLabel('E-mail of a student').fill(email);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByText(`${email}: `)).toBeVisible();
  await announce(page, 'a beacon of today');
  await look('a desk with a draft, a student and an audit', 'What the model wrote');

  // One that stays the same: what any other shows hangs on the draw.
  await page.getByLabel('Template to solve, or id of a concept').fill('general-solutions-05');
  await page.getByRole('button', { name: 'Find templates' }).click();
  await page.getByRole('button', { name: 'Solve general-solutions-05' }).click();
  const question = page.getByRole('form', { name: 'Question to solve' });
  await question.getByRole('radio', { name: 'No option is right, or more than one' }).check();
  await question.getByLabel('What is doubtful, if anything').fill('Two options may be meant.');
  await look('a question to solve without its key', 'I wrote this question, or know its key');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('article', { name: 'Your answer beside the key' })).toBeVisible();
  await look('an answer beside the key', 'You doubt: Two options may be meant.');

  for (const name of [/^(Make|Take the role) maintainer$/, 'End everybody’s sessions', /^End Audit \d+$/]) {
    await page.getByRole('button', { name }).first().click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toBeVisible();
    const heading = await dialog.getByRole('heading').innerText();
    await look(`the question “${heading}”`, heading);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }

  await page.goto(`${url}/accuracy`);
  await look('accuracy with audits', 'Fingerprint of the catalogue');
}

/** Announces an audit of two questions and draws it, and one that is not drawn yet. */
async function announce(page: Page, seed: string): Promise<void> {
  for (const isDrawn of [true, false]) {
    await page.getByLabel('Questions', { exact: true }).fill('2');
    await page.getByLabel('Seed').fill(`${seed}, ${isDrawn ? 'drawn' : 'announced'}`);
    await page.getByRole('button', { name: 'Announce audit' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Announce' }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    const announced = page.getByRole('listitem').filter({ hasText: isDrawn ? 'drawn' : 'announced' });
    await expect(announced.first()).toBeVisible();
    if (!isDrawn) continue;
    await announced.getByRole('button', { name: /^Draw the sample/ }).click();
    await expect(announced.getByRole('button', { name: /^End Audit/ })).toBeVisible();
  }
}
