import { startServer } from '../server/running-server.ts';
import { upholding } from '../steps/upholding.ts';
import { test } from '../server/browser-test.ts';

// Each of its own: the role is given while the server is stopped, and the desk shows the reports of everybody.
test('a student reports a question, a maintainer finds two right options by keyboard, and marks, notice and errata follow', async ({
  page,
  browser,
}) => {
  const server = await startServer();
  try {
    await upholding(page, await (await browser.newContext()).newPage(), server);
  } finally {
    await server.dispose();
  }
});
