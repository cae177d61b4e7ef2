import * as client from 'openid-client';
import type { Clock } from '../../clock.ts';
import { appleAuthentication, type AppleKey } from './apple-secret.ts';
import { createOAuthProvider, readGitHubUser, readXUser } from './oauth-provider.ts';
import { createOpenIdProvider } from './openid-provider.ts';
import type { Provider } from './provider.ts';

interface ClientSecret {
  clientId: string;
  clientSecret: string;
}

/** The registrations that are set; `null` where one is not. */
export interface ProviderSettings {
  /** An OpenID issuer of the operator's own, in the place of local accounts. */
  oidc: (ClientSecret & { issuer: string }) | null;
  google: ClientSecret | null;
  github: ClientSecret | null;
  x: ClientSecret | null;
  apple: AppleKey | null;
}

/** Local accounts alone. */
export const noProviders: ProviderSettings = { oidc: null, google: null, github: null, x: null, apple: null };

/** Where the known providers are; tests put a stand-in there. */
export interface ProviderAddresses {
  google: string;
  apple: string;
  github: { site: string; api: string };
  x: { site: string; api: string };
}

export const realAddresses: ProviderAddresses = {
  google: 'https://accounts.google.com',
  apple: 'https://appleid.apple.com',
  github: { site: 'https://github.com', api: 'https://api.github.com' },
  x: { site: 'https://x.com', api: 'https://api.x.com' },
};

/** Makes the providers that are set. The operator's own issuer comes back to `/api/callback`, any other under it. */
export function createProviders(
  { oidc, google, github, x, apple }: ProviderSettings,
  publicUrl: URL,
  addresses: ProviderAddresses,
  clock: Clock,
): { issuer: Provider | null; others: readonly Provider[] } {
  const callbackOf = (id: string) => new URL(`/api/callback/${id}`, publicUrl);
  const issuer =
    oidc &&
    createOpenIdProvider({
      id: 'issuer',
      issuer: new URL(oidc.issuer),
      usersIssuer: oidc.issuer,
      clientId: oidc.clientId,
      authentication: client.ClientSecretBasic(oidc.clientSecret),
      scope: 'openid email profile',
      redirectUri: new URL('/api/callback', publicUrl),
    });
  const others = [
    google &&
      createOpenIdProvider({
        id: 'google',
        issuer: new URL(addresses.google),
        usersIssuer: addresses.google,
        clientId: google.clientId,
        authentication: client.ClientSecretPost(google.clientSecret),
        scope: 'openid email profile',
        redirectUri: callbackOf('google'),
      }),
    github &&
      createOAuthProvider({
        id: 'github',
        usersIssuer: addresses.github.site,
        clientId: github.clientId,
        authentication: client.ClientSecretPost(github.clientSecret),
        scope: 'read:user user:email',
        redirectUri: callbackOf('github'),
        addresses: {
          authorize: `${addresses.github.site}/login/oauth/authorize`,
          token: `${addresses.github.site}/login/oauth/access_token`,
        },
        readUser: (get) => readGitHubUser(get, addresses.github.api),
      }),
    x &&
      createOAuthProvider({
        id: 'x',
        usersIssuer: addresses.x.site,
        clientId: x.clientId,
        authentication: client.ClientSecretBasic(x.clientSecret),
        scope: 'users.read users.email tweet.read',
        redirectUri: callbackOf('x'),
        addresses: {
          authorize: `${addresses.x.site}/i/oauth2/authorize`,
          token: `${addresses.x.api}/2/oauth2/token`,
        },
        readUser: (get) => readXUser(get, addresses.x.api),
      }),
    apple &&
      createOpenIdProvider({
        id: 'apple',
        issuer: new URL(addresses.apple),
        usersIssuer: addresses.apple,
        clientId: apple.clientId,
        authentication: appleAuthentication(apple, addresses.apple, clock),
        scope: 'openid name email',
        redirectUri: callbackOf('apple'),
        // Apple sends name and e-mail address in no other way.
        responseMode: 'form_post',
      }),
  ];
  return { issuer, others: others.filter((provider) => provider !== null) };
}
