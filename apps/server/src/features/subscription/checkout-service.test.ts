import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createInProcessFetch } from '../../http/in-process-fetch.ts';
import { sandboxPriceId } from '../../payments-sandbox/objects/price.ts';
import { sandboxPath } from '../../payments-sandbox/sandbox-context.ts';
import { loadSandboxSecrets } from '../../payments-sandbox/sandbox-secrets-repository.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { createCheckout } from './checkout-service.ts';
import { createPayments } from './payments.ts';
import { addressFrom, press } from './testing/pay.ts';

test('a payment in one tab, just while another asks for the checkout, leaves nothing to pay there', async () => {
  const server = await createTestApp(await openMemoryDatabase());
  const { db } = server.database;
  const student = await server.signIn();
  const url = await addressFrom(student, 'create-checkout');
  const sandbox = createInProcessFetch(server.app, sandboxPath);
  const { apiKey, webhookSecret } = await loadSandboxSecrets(db);
  let isPaid = false;
  const fetch: typeof globalThis.fetch = async (asked, init) => {
    const answer = await sandbox(asked, init);
    if (!isPaid) {
      isPaid = true;
      await press(server, url, 'pay', { card: 'accepted' });
    }
    return answer;
  };
  const asking = createCheckout(
    {
      db,
      clock: () => server.time.now,
      randomness: { uuid: () => randomUUID() },
      payments: createPayments({ secretKey: apiKey, webhookSecret, priceId: sandboxPriceId, fetch }),
      background: server.background,
      publicUrl: 'http://localhost:3000',
    },
    { id: student.id, email: '' },
  );
  await expect(asking).rejects.toMatchObject({ code: 'alreadyPremium' });
  await server.close();
});
