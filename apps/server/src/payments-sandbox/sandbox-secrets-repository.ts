import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { sandboxSecrets } from '../database/schema/payments-sandbox.ts';

export interface SandboxSecrets {
  apiKey: string;
  webhookSecret: string;
}

/** The sandbox's secrets, created at its first start. Servers that start concurrently share those of the first. */
export async function loadSandboxSecrets(db: Database): Promise<SandboxSecrets> {
  const random = () => randomBytes(24).toString('hex');
  await db
    .insert(sandboxSecrets)
    .values([
      { name: 'apiKey', value: `sk_test_sandbox${random()}` },
      { name: 'webhookSecret', value: `whsec_${random()}` },
    ])
    .onConflictDoNothing();
  const kept = new Map((await db.select().from(sandboxSecrets)).map(({ name, value }) => [name, value]));
  const apiKey = kept.get('apiKey');
  const webhookSecret = kept.get('webhookSecret');
  if (!apiKey || !webhookSecret) throw new Error('The secrets of the payments sandbox could not be stored');
  return { apiKey, webhookSecret };
}
