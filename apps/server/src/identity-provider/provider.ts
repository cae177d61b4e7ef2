import type Provider from 'oidc-provider';
import type { Configuration, interactionPolicy as policies, KoaContextWithOIDC } from 'oidc-provider';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { findAccountById } from './accounts-repository.ts';
import { interactionPolicy, OidcProvider } from './oidc-provider.ts';
import { mountPath } from './paths.ts';
import { createProviderRecords } from './provider-records-repository.ts';
import type { ProviderSecrets } from './provider-secrets-repository.ts';

export const clientId = 'valence';
/** What the provider's subjects are kept under, wherever students are: its address changes with PUBLIC_URL and the port. */
export const builtInIssuer = 'built-in';
const scopes = 'openid email profile';

/** Seconds. A form may lie open for an hour; a code is fetched at once, by this very process. */
const lifetime = {
  Interaction: 3600,
  AuthorizationCode: 60,
  Grant: 600,
  AccessToken: 600,
  IdToken: 600,
  Session: 600,
};

export interface ProviderOptions {
  db: Database;
  clock: Clock;
  publicUrl: URL;
  redirectUri: URL;
  secrets: ProviderSecrets;
  /** Writes the page of an error that a browser ran into. */
  renderError: (ctx: KoaContextWithOIDC, status: number) => void;
}

/**
 * The built-in OpenID provider: authorization code with PKCE for one client, this server. It remembers
 * nobody: the client's own session is the memory, so after signing out the password is asked again.
 */
export function createProvider(options: ProviderOptions): Provider {
  const { db, clock, publicUrl, redirectUri, secrets } = options;
  const secure = publicUrl.protocol === 'https:';
  const configuration: Configuration = {
    adapter: createProviderRecords(db, clock),
    clients: [
      {
        client_id: clientId,
        client_secret: secrets.clientSecret,
        redirect_uris: [redirectUri.href],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        scope: scopes,
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [secrets.signingKey] },
    cookies: {
      keys: secrets.cookieKeys,
      names: {
        session: 'valence_provider_session',
        interaction: 'valence_provider_form',
        resume: 'valence_provider_resume',
      },
      long: { httpOnly: true, sameSite: 'lax', secure, path: mountPath },
      short: { httpOnly: true, sameSite: 'lax', secure },
    },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email'], profile: ['given_name', 'family_name'] },
    // The claims come with the id token, so that a sign-in is one call from the client and not two.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    discovery: { prompt_values_supported: ['login', 'create'] },
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    interactions: {
      policy: policy(),
      url: (_ctx, interaction) => `${mountPath}/interaction/${interaction.uid}`,
    },
    ttl: lifetime,
    expiresWithSession: () => false,
    findAccount: async (_ctx, id) => {
      const account = await findAccountById(db, id);
      if (!account) return undefined;
      const { email, firstName, lastName } = account;
      const claims = { sub: id, email, given_name: firstName, family_name: lastName };
      return { accountId: id, claims: () => claims };
    },
    loadExistingGrant: grantToFirstParty,
    renderError: (ctx) => {
      options.renderError(ctx, ctx.status);
    },
  };
  const provider = new OidcProvider(new URL(mountPath, publicUrl).href, configuration);
  // Its addresses are those of PUBLIC_URL, whatever stands between the browser and this process.
  provider.proxy = true;
  return provider;
}

/** Signing in and creating an account are the two things that can be asked for; consent among ourselves is not. */
function policy(): policies.DefaultPolicy {
  const prompts = interactionPolicy.base();
  prompts.remove('consent');
  prompts.add(
    new interactionPolicy.Prompt({ name: 'create', requestable: true }, (ctx) => ({
      login_hint: ctx.oidc.params?.login_hint,
    })),
    0,
  );
  return prompts;
}

/** Grants the client what it asks for, and drops the provider's session before it is ever stored. */
async function grantToFirstParty(ctx: KoaContextWithOIDC) {
  const { provider, client, account, session } = ctx.oidc;
  if (!client || !account) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  grant.addOIDCScope(scopes);
  await grant.save();
  await session?.destroy();
  return grant;
}
