import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import OidcProvider, { interactionPolicy } from 'oidc-provider';
import { publicUrl } from './sign-in-app.ts';

/** Another OpenID issuer, on a port of its own, which believes everybody to be the user that it was told. */
export interface StandInIssuer {
  url: string;
  clientId: string;
  clientSecret: string;
  /** Who signs in from now on; claims beside the subject are only told by its userinfo endpoint. */
  signInAs(subject: string, claims: Record<string, unknown>): void;
  close(): Promise<void>;
}

/** Starts the stand-in on a free port, or on the one given. */
export async function startStandInIssuer(port = 0): Promise<StandInIssuer> {
  let user = { subject: 'nobody', claims: {} };
  let answer: RequestListener = (_request, response) => response.writeHead(503).end();
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${addressOf(server.address()).port}`;

  const policy = interactionPolicy.base();
  policy.remove('consent');
  const provider = new OidcProvider(url, {
    clients: [{ client_id: 'quiz', client_secret: 'a secret', redirect_uris: [`${publicUrl}/api/callback`] }],
    claims: { openid: ['sub'], email: ['email'], profile: ['given_name', 'family_name', 'picture'] },
    cookies: { keys: ['key'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    ttl: { Interaction: 60, Grant: 60, Session: 60, AccessToken: 60, AuthorizationCode: 60, IdToken: 60 },
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ sub: id, ...user.claims }) }),
    loadExistingGrant: async (ctx) => {
      const { provider, client, account } = ctx.oidc;
      if (!client || !account) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const handle = provider.callback();
  answer = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void handle(request, response);
    return void provider.interactionFinished(request, response, { login: { accountId: user.subject } });
  };

  return {
    url,
    clientId: 'quiz',
    clientSecret: 'a secret',
    signInAs: (subject, claims) => {
      user = { subject, claims };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port');
  return address;
}
