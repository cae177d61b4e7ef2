import * as client from 'openid-client';
import * as z from 'zod';
import { readIdentity } from './issuer-claims.ts';
import {
  allowLocalHttp,
  failureOf,
  newChallenge,
  ProviderUnavailable,
  timeoutSeconds,
  type Provider,
} from './provider.ts';

/** A provider that speaks OAuth 2 and not OpenID Connect: who it was is asked at its own API. */
export interface OAuthRegistration {
  id: string;
  usersIssuer: string;
  clientId: string;
  authentication: client.ClientAuth;
  scope: string;
  redirectUri: URL;
  addresses: { authorize: string; token: string };
  /** Reads who it was, by calls with the access token. */
  readUser(this: void, get: (address: string) => Promise<unknown>): Promise<object>;
}

/** Makes a provider of it: authorization code with PKCE and state. */
export function createOAuthProvider(registration: OAuthRegistration): Provider {
  const { id, usersIssuer, clientId, authentication, scope, redirectUri, addresses, readUser } = registration;
  const server = {
    issuer: usersIssuer,
    authorization_endpoint: addresses.authorize,
    token_endpoint: addresses.token,
  };
  const settings = new client.Configuration(server, clientId, undefined, authentication);
  settings.timeout = timeoutSeconds;
  for (const allow of allowLocalHttp(new URL(addresses.token))) allow(settings);

  return {
    id,
    usersIssuer,
    newChallenge,

    async authorizationUrl({ state, codeVerifier }) {
      return client.buildAuthorizationUrl(settings, {
        redirect_uri: redirectUri.href,
        response_type: 'code',
        scope,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state,
      });
    },

    async exchange(answer, { state, codeVerifier }) {
      const url = new URL(redirectUri);
      url.search = answer.toString();
      try {
        const { access_token: token } = await client.authorizationCodeGrant(settings, url, {
          expectedState: state,
          pkceCodeVerifier: codeVerifier,
        });
        const get = async (address: string): Promise<unknown> => {
          const headers = new Headers({ accept: 'application/json', 'user-agent': 'Valence' });
          const response = await client.fetchProtectedResource(
            settings,
            token,
            new URL(address),
            'GET',
            null,
            headers,
          );
          if (!response.ok) throw new ProviderUnavailable(`${id} answered ${response.status}`);
          return response.json();
        };
        return readIdentity(await readUser(get));
      } catch (cause) {
        throw failureOf(cause);
      }
    },
  };
}

const gitHubUser = z.object({
  id: z.int(),
  name: z.nullish(z.string()),
  login: z.string(),
  avatar_url: z.nullish(z.string()),
});
const gitHubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/** Who signed in at GitHub: the number, which outlives a changed name, and the primary address if it was verified. */
export async function readGitHubUser(
  get: (address: string) => Promise<unknown>,
  api: string,
): Promise<object> {
  const user = gitHubUser.parse(await get(`${api}/user`));
  const emails = gitHubEmails.parse(await get(`${api}/user/emails`));
  return {
    sub: String(user.id),
    email: emails.find(({ primary, verified }) => primary && verified)?.email,
    name: user.name ?? undefined,
    preferred_username: user.login,
    picture: user.avatar_url ?? undefined,
  };
}

const xUser = z.object({
  data: z.object({
    id: z.string(),
    name: z.string(),
    username: z.optional(z.string()),
    profile_image_url: z.optional(z.string()),
    confirmed_email: z.optional(z.string()),
  }),
});

/** Who signed in at X. */
export async function readXUser(get: (address: string) => Promise<unknown>, api: string): Promise<object> {
  const { data } = xUser.parse(await get(`${api}/2/users/me?user.fields=profile_image_url,confirmed_email`));
  return {
    sub: data.id,
    email: data.confirmed_email,
    name: data.name,
    preferred_username: data.username,
    picture: data.profile_image_url,
  };
}
