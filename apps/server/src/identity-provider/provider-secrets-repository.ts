import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../database/database.ts';
import { identitySecrets } from '../database/schema/accounts.ts';

const signingKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string(),
  alg: z.literal('ES256'),
  use: z.literal('sig'),
});

const providerSecrets = z.object({
  signingKey,
  cookieKeys: z.array(z.string()).min(1),
  clientSecret: z.string(),
});

export type ProviderSecrets = z.infer<typeof providerSecrets>;

/**
 * The signing key, cookie keys and client secret of the built-in provider, made at its first start and
 * kept with the accounts, so that a restart breaks no sign-in that is under way.
 */
export async function loadProviderSecrets(db: Database): Promise<ProviderSecrets> {
  const stored = await storedSecrets(db);
  if (stored) return stored;
  await db
    .insert(identitySecrets)
    .values({ name: 'provider', value: await newSecrets() })
    // Another server on the same database may have been first; then its secrets are everyone's.
    .onConflictDoNothing();
  const kept = await storedSecrets(db);
  if (!kept) throw new Error('The secrets of the identity provider could not be stored');
  return kept;
}

async function storedSecrets(db: Database): Promise<ProviderSecrets | null> {
  const [row] = await db.select().from(identitySecrets).where(eq(identitySecrets.name, 'provider'));
  return row ? providerSecrets.parse(row.value) : null;
}

async function newSecrets(): Promise<ProviderSecrets> {
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' });
  return providerSecrets.parse({
    signingKey: {
      ...privateKey.export({ format: 'jwk' }),
      kid: randomBytes(8).toString('base64url'),
      alg: 'ES256',
      use: 'sig',
    },
    cookieKeys: [randomBytes(32).toString('base64url')],
    clientSecret: randomBytes(32).toString('base64url'),
  });
}
