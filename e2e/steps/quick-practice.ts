import type { Page } from '@playwright/test';

/** Asks for five questions on the page that selects a quiz; on a phone its settings are folded. */
export async function chooseQuickPractice(page: Page): Promise<void> {
  const unfold = page.getByRole('button', { name: 'Change', exact: true });
  await page.getByRole('heading', { name: 'Quiz Settings' }).waitFor();
  if ((await unfold.isVisible()) && (await unfold.getAttribute('aria-expanded')) === 'false')
    await unfold.click();
  await page.getByText('Quick Practice').click();
}
