import { expect, type Page } from '@playwright/test';

/** Every student's. */
export const password = 'correct horse battery';

/** Creates a local account by the call that the form makes, and opens a path, signed in. */
export async function signUp(page: Page, base: string, email: string, path = '/'): Promise<void> {
  const account = { firstName: 'Rosalind', lastName: 'Franklin', email, password, confirmPassword: password };
  const response = await page.request.post(`${base}/api/login`, { data: account });
  expect(response.status(), await response.text()).toBe(200);
  await page.goto(base + path);
}
