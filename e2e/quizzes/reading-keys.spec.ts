import { randomUUID } from 'node:crypto';
import { expect, type Browser, type BrowserContext, type Locator } from '@playwright/test';
import type { RunningServer } from '../server/running-server.ts';
import { grantRoles } from '../steps/grant-role.ts';
import { signUp } from '../steps/sign-up.ts';
import { test } from '../server/browser-test.ts';

/** An operator and three maintainers, each as the cookies of a session. Giving roles stops the server, so it is done once. */
let people: Session[];
test.beforeAll(async ({ browser, server }) => {
  people = await signUpOnDesk(browser, server);
});

type Session = Awaited<ReturnType<BrowserContext['cookies']>>;

const none = 'No option is right, or more than one';

test('an audit goes from its announcement by two readers who see no key and a maintainer into public', async ({
  page,
  context,
  server,
}) => {
  const seed = `beacon ${randomUUID()}`;
  const desk = async (person: number) => {
    await context.clearCookies();
    await context.addCookies(people[person] ?? []);
    await page.goto(`${server.url}/desk`);
  };

  await desk(0);
  await page.getByLabel('Questions', { exact: true }).fill('1');
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Announce audit' }).click();
  // Who signed in a few minutes ago is not asked for the password.
  const announcing = page.getByRole('alertdialog', { name: 'Announce an audit of 1 question?' });
  await press(announcing.getByRole('button', { name: 'Announce' }));
  // The log of the desk names it, too.
  const announced = page
    .getByRole('region', { name: 'Audits' })
    .getByRole('listitem')
    .filter({ hasText: seed });
  await expect(announced).toBeVisible();
  const number = Number(/Audit (\d+)/.exec(await announced.innerText())?.[1]);
  await page.goto(`${server.url}/accuracy`);
  const told = page.getByRole('listitem').filter({ hasText: seed });
  await expect(told).toContainText('Not drawn yet.');
  await desk(0);
  await press(page.getByRole('button', { name: `Draw the sample of Audit ${number}`, exact: true }));
  await expect(announced.getByRole('button')).toHaveAccessibleName(`End Audit ${number}`);

  for (const reader of [1, 2]) {
    await desk(reader);
    const shown = page.waitForResponse('**/api/desk/open-reading');
    await press(page.getByRole('button', { name: `Next of Audit ${number} (0 of 1 decided)` }));
    expect(await (await shown).text()).not.toMatch(/"(key|isKey|slips?|explanation|proof|checks|template)"/);
    const question = page.getByRole('form', { name: 'Question to solve' });
    await expect(question).toBeVisible();
    await question.getByRole('radio', { name: none }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.type(`Reader ${reader} doubts it.`);
    await page.keyboard.press('Enter');
    const compared = page.getByRole('article', { name: 'Your answer beside the key' });
    await expect(compared.getByText('(key)')).toBeVisible();
    await expect(compared.getByRole('heading', { level: 3 })).toBeFocused();
    await expect(question).toBeHidden();
    await expect(compared).toContainText(`You doubt: Reader ${reader} doubts it.`);
    // An item that waits for another reader, or for a maintainer, is not reported a second time.
    await expect(compared.getByRole('button', { name: 'Report the question' })).toBeHidden();
    await page.goto(`${server.url}/accuracy`);
    await expect(told).toContainText('0 of 1 decided.');
  }

  await desk(3);
  const doubt = page.getByRole('article').filter({ hasText: 'Reader 2 doubts it.' });
  await doubt.getByLabel('Decision').selectOption({ label: 'Withdraw: the fault is another' });
  await press(doubt.getByRole('button', { name: 'Decide' }));
  await expect(doubt).toBeHidden();
  await page.goto(`${server.url}/accuracy`);
  await expect(told).toContainText('1 of 1 missed, so under 100% with 95% confidence.');
  await expect(told).toContainText('it was withdrawn');
});

test('whoever reads any question sees the key beside the own choice, and can report it', async ({
  page,
  context,
  server,
}) => {
  await context.addCookies(people[1] ?? []);
  await page.goto(`${server.url}/desk`);
  await page.getByLabel('Template to solve, or id of a concept').fill('general-solutions-0');
  await page.keyboard.press('Enter');
  await press(page.getByRole('button', { name: 'Solve general-solutions-05' }));
  const question = page.getByRole('form', { name: 'Question to solve' });
  await question.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  // It stays as it is where the page is opened again.
  const text = await question.getByRole('group').innerText();
  await page.reload();
  await expect(question.getByRole('group')).toHaveText(text, { useInnerText: true });
  await question.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await press(question.getByRole('button', { name: 'Confirm' }));
  const compared = page.getByRole('article', { name: 'Your answer beside the key' });
  await expect(compared.getByText('(your choice)')).toBeVisible();
  await expect(compared.getByText('Key computed, passed').first()).toBeVisible();
  const explanation = `The wording leaves two options open (${randomUUID()}).`;
  await compared.getByLabel('What is wrong with it').fill(explanation);
  await press(compared.getByRole('button', { name: 'Report the question' }));
  await expect(page.getByRole('article').getByText(explanation)).toBeVisible();
  await expect(compared.getByRole('button', { name: 'Report the question' })).toBeHidden();
});

async function signUpOnDesk(browser: Browser, server: RunningServer): Promise<Session[]> {
  const sessions = [];
  const granted = [];
  for (const role of ['operator', 'maintainer', 'maintainer', 'maintainer'] as const) {
    const email = `${randomUUID()}@example.org`;
    const context = await browser.newContext();
    await signUp(await context.newPage(), server.url, email, '/accuracy');
    sessions.push(await context.cookies());
    granted.push({ role, email });
    await context.close();
  }
  await grantRoles(server, granted);
  return sessions;
}

/** A button of a dialog can be pressed once the dialog knows whether it has to ask for the password; until then Cancel has the focus. */
async function press(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.focus();
  await button.press('Enter');
}
