import * as client from 'openid-client';
import type { IssuerClaims } from './issuer-claims.ts';

/** What has to be remembered between leaving for the provider and coming back. */
export interface Challenge {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Somebody who keeps accounts, and this server's registration there. */
export interface Provider {
  /** What it is called in addresses. */
  id: string;
  /** The issuer that its students are kept under. */
  usersIssuer: string;
  newChallenge(): Challenge;
  authorizationUrl(challenge: Challenge, wish: { create: boolean; loginHint: string | null }): Promise<URL>;
  /** Exchanges the answer for the student's claims. Throws `ProviderUnavailable` or `SignInRefused`. */
  exchange(answer: URLSearchParams, challenge: Challenge): Promise<IssuerClaims>;
}

/** The provider could not be reached or did not answer as it should. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

/** The provider answered, and the answer is a refusal or does not hold. */
export class SignInRefused extends Error {
  override name = 'SignInRefused';
}

/** Seconds that a provider has to answer. */
export const timeoutSeconds = 10;

/** Draws what a sign-in is recognised by when it comes back. */
export function newChallenge(): Challenge {
  return {
    state: client.randomState(),
    nonce: client.randomNonce(),
    codeVerifier: client.randomPKCECodeVerifier(),
  };
}

/** Says whether a failed exchange was an outage or a refusal, in an error of ours. */
export function failureOf(cause: unknown): ProviderUnavailable | SignInRefused {
  if (cause instanceof ProviderUnavailable || cause instanceof SignInRefused) return cause;
  return isOutage(cause)
    ? new ProviderUnavailable('The provider did not answer', { cause })
    : new SignInRefused('The provider did not confirm this sign-in', { cause });
}

/** A test's stand-in has no certificate; anybody else has to have one. */
export function allowLocalHttp(url: URL): ((settings: client.Configuration) => void)[] {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return url.protocol === 'http:' && isLocal ? [client.allowInsecureRequests] : [];
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
