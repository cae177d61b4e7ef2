import * as client from 'openid-client';
import { readIdentity } from './issuer-claims.ts';
import {
  allowLocalHttp,
  failureOf,
  newChallenge,
  ProviderUnavailable,
  SignInRefused,
  timeoutSeconds,
  type Provider,
} from './provider.ts';

/** An OpenID issuer, and this server's registration there. */
export interface OpenIdRegistration {
  id: string;
  issuer: URL;
  /** As it was set: what its subjects are kept under. */
  usersIssuer: string;
  clientId: string;
  authentication: client.ClientAuth;
  scope: string;
  redirectUri: URL;
  /** How the answer comes back, where that is not in the address. */
  responseMode?: 'form_post';
}

/** Makes a provider of an OpenID issuer: authorization code with PKCE, state and nonce. */
export function createOpenIdProvider(registration: OpenIdRegistration): Provider {
  const { id, usersIssuer, scope, redirectUri, responseMode } = registration;
  let discovered: Promise<client.Configuration> | null = null;

  /** Asked at the first sign-in rather than at start, and again after a failure: an issuer may come later than we do. */
  const configuration = async (): Promise<client.Configuration> => {
    discovered ??= discover(registration);
    try {
      return await discovered;
    } catch (cause) {
      discovered = null;
      throw new ProviderUnavailable('The OpenID issuer cannot be used', { cause });
    }
  };

  return {
    id,
    usersIssuer,
    newChallenge,

    async authorizationUrl({ state, nonce, codeVerifier }, { create, loginHint }) {
      const settings = await configuration();
      // An issuer that does not know `create` may refuse the whole request over it; its own page will do.
      const prompts = settings.serverMetadata()['prompt_values_supported'];
      const canCreate = Array.isArray(prompts) && prompts.includes('create');
      return client.buildAuthorizationUrl(settings, {
        redirect_uri: redirectUri.href,
        response_type: 'code',
        scope,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        ...(responseMode ? { response_mode: responseMode } : {}),
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
        const told = responseMode === 'form_post' ? nameInAnswer(answer) : {};
        // Many issuers keep the e-mail address out of the id token.
        if (claims['email'] !== undefined || !settings.serverMetadata().userinfo_endpoint) {
          return readIdentity({ ...claims, ...told });
        }
        const more = await client.fetchUserInfo(settings, tokens.access_token, claims.sub);
        return readIdentity({ ...claims, ...more, ...told });
      } catch (cause) {
        throw failureOf(cause);
      }
    },
  };
}

function discover({ issuer, clientId, authentication }: OpenIdRegistration): Promise<client.Configuration> {
  return client.discovery(issuer, clientId, undefined, authentication, {
    timeout: timeoutSeconds,
    // The id token is verified by its signature too, not only by the connection that it came through.
    execute: [client.enableNonRepudiationChecks, ...allowLocalHttp(issuer)],
  });
}

/** Apple tells the name once, beside the code and not in the id token: it is what the student typed there. */
function nameInAnswer(answer: URLSearchParams): { given_name?: unknown; family_name?: unknown } {
  try {
    const { name } = JSON.parse(answer.get('user') ?? '{}');
    return name ? { given_name: name.firstName, family_name: name.lastName } : {};
  } catch {
    return {};
  }
}
