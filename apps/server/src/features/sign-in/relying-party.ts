import * as client from 'openid-client';
import { readIdentity, type IssuerClaims } from './issuer-claims.ts';

/** An OpenID issuer and this server's registration there. */
export interface Issuer {
  issuer: URL;
  /** What its subjects are kept under. */
  usersIssuer: string;
  clientId: string;
  clientSecret: string | null;
  /** How to reach it; without one, over the network. */
  fetch?: client.CustomFetch;
}

/** What has to be remembered between leaving for the issuer and coming back. */
interface Challenge {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** The issuer could not be reached or did not answer as an OpenID issuer does. */
export class IssuerUnavailable extends Error {
  override name = 'IssuerUnavailable';
}

/** The issuer answered, and the answer is a refusal or does not hold. */
export class SignInRefused extends Error {
  override name = 'SignInRefused';
}

export interface RelyingParty {
  newChallenge(): Challenge;
  authorizationUrl(challenge: Challenge, wish: { create: boolean; loginHint: string | null }): Promise<URL>;
  /** Exchanges the answer for the student's claims. Throws `IssuerUnavailable` or `SignInRefused`. */
  exchange(answer: URLSearchParams, challenge: Challenge): Promise<IssuerClaims>;
}

const timeoutSeconds = 10;

/** Makes the OpenID Connect client: authorization code with PKCE, state and nonce. */
export function createRelyingParty(issuer: Issuer, redirectUri: URL): RelyingParty {
  let discovered: Promise<client.Configuration> | null = null;

  /** Asked at the first sign-in rather than at start, and again after a failure: an issuer may come later than we do. */
  const configuration = async (): Promise<client.Configuration> => {
    discovered ??= discover(issuer);
    try {
      return await discovered;
    } catch (cause) {
      discovered = null;
      throw new IssuerUnavailable('The OpenID issuer cannot be used', { cause });
    }
  };

  return {
    newChallenge: () => ({
      state: client.randomState(),
      nonce: client.randomNonce(),
      codeVerifier: client.randomPKCECodeVerifier(),
    }),

    async authorizationUrl({ state, nonce, codeVerifier }, { create, loginHint }) {
      const settings = await configuration();
      // An issuer that does not know `create` may refuse the whole request over it; its own page will do.
      const prompts = settings.serverMetadata()['prompt_values_supported'];
      const canCreate = Array.isArray(prompts) && prompts.includes('create');
      return client.buildAuthorizationUrl(settings, {
        redirect_uri: redirectUri.href,
        response_type: 'code',
        scope: 'openid email profile',
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        ...(create && canCreate ? { prompt: 'create' } : {}),
        ...(loginHint ? { login_hint: loginHint } : {}),
      });
    },

    async exchange(answer, { state, nonce, codeVerifier }) {
      const settings = await configuration();
      const url = new URL(redirectUri);
      url.search = answer.toString();
      try {
        const tokens = await client.authorizationCodeGrant(settings, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
        });
        const claims = tokens.claims();
        if (!claims) throw new SignInRefused('The issuer sent no id token');
        // Many issuers keep the e-mail address out of the id token.
        if (claims['email'] !== undefined || !settings.serverMetadata().userinfo_endpoint) {
          return readIdentity(claims);
        }
        const more = await client.fetchUserInfo(settings, tokens.access_token, claims.sub);
        return readIdentity({ ...claims, ...more });
      } catch (cause) {
        if (isOutage(cause)) throw new IssuerUnavailable('The OpenID issuer did not answer', { cause });
        throw new SignInRefused('The issuer did not confirm this sign-in', { cause });
      }
    },
  };
}

function discover({ issuer, clientId, clientSecret, fetch }: Issuer): Promise<client.Configuration> {
  const authentication = clientSecret ? client.ClientSecretBasic(clientSecret) : client.None();
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(issuer.hostname);
  return client.discovery(issuer, clientId, undefined, authentication, {
    timeout: timeoutSeconds,
    // The id token is verified by its signature too, not only by the connection that it came through.
    execute: [
      client.enableNonRepudiationChecks,
      ...(issuer.protocol === 'http:' && isLocal ? [client.allowInsecureRequests] : []),
    ],
    ...(fetch ? { [client.customFetch]: fetch } : {}),
  });
}

function isOutage(error: unknown): boolean {
  if (error instanceof client.ResponseBodyError || error instanceof client.AuthorizationResponseError) {
    return error.error === 'temporarily_unavailable' || error.error === 'server_error';
  }
  if (error instanceof TypeError) return true;
  return (
    error instanceof client.ClientError &&
    (error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_RESPONSE_IS_NOT_CONFORM')
  );
}
