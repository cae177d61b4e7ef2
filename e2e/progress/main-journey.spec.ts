import { startServer } from '../server/running-server.ts';
import { test } from '../server/browser-test.ts';
import { mainJourney } from '../steps/main-journey.ts';

test('a student signs up, takes a quiz, and finds it in the history after a crash (embedded database)', async ({
  page,
}) => {
  const server = await startServer();
  try {
    await mainJourney(page, server);
  } finally {
    await server.dispose();
  }
});
