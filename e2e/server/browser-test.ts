import { test as base, type Page } from '@playwright/test';
import { startServer, type RunningServer } from './running-server.ts';

/** Playwright's test with a server for all tests of a worker, each with students of its own: starting takes longer than most tests. */
export const rawTest = base.extend<object, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
});

/**
 * A test whose pages are used once they are hydrated, as a student does who has seen them. What happens to somebody who
 * is faster is the matter of `pages.spec.ts`.
 */
export const test = rawTest.extend({
  context: async ({ context }, use) => {
    for (const page of context.pages()) waitForHydration(page);
    context.on('page', waitForHydration);
    await use(context);
  },
});

function waitForHydration(page: Page): void {
  const { goto, reload, goBack, waitForURL } = page;
  page.goto = async (...given) => {
    const response = await goto.apply(page, given);
    await hydrated(page);
    return response;
  };
  page.reload = async (...given) => {
    const response = await reload.apply(page, given);
    await hydrated(page);
    return response;
  };
  page.goBack = async (...given) => {
    const response = await goBack.apply(page, given);
    await hydrated(page);
    return response;
  };
  page.waitForURL = async (...given) => {
    await waitForURL.apply(page, given);
    await hydrated(page);
  };
}

/** React marks every element that it has taken over. A page without scripts of its own needs no waiting. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.querySelector('script[type="module"]') === null) return true;
    const element = document.querySelector('main') ?? document.body.firstElementChild;
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  });
}
