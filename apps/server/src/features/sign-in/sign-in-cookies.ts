import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { signedInHintCookie } from '@valence/contract';
import { readSessionCookie } from './session-cookie.ts';
import { sessionIdleSeconds } from './sessions-service.ts';

/** Reads and writes the cookies of signing in; their names and flags follow from PUBLIC_URL. */
export interface SignInCookies {
  session(request: FastifyRequest): string | null;
  setSession(reply: FastifyReply, cookie: string): void;
  clearSession(reply: FastifyReply): void;
  /** Ties a sign-in that is under way to the browser that began it. */
  browser(request: FastifyRequest): string | null;
  setBrowser(reply: FastifyReply, id: string): void;
}

/** Name of the session cookie; behind https its prefix makes browsers refuse one that another site planted. */
export function sessionCookieName(publicUrl: URL): string {
  return publicUrl.protocol === 'https:' ? '__Host-valence_session' : 'valence_session';
}

/** Makes the cookies for the address that the server calls itself. */
export function createSignInCookies(publicUrl: URL): SignInCookies {
  const secure = publicUrl.protocol === 'https:';
  const sessionName = sessionCookieName(publicUrl);
  const browserName = secure ? '__Secure-valence_sign_in' : 'valence_sign_in';
  const everywhere = { path: '/', sameSite: 'lax', secure } as const;
  const secret = { ...everywhere, httpOnly: true } as const;
  const whileSigningIn = { ...secret, path: '/api' };

  return {
    session: (request) => request.cookies[sessionName] || null,
    setSession(reply, cookie) {
      reply.setCookie(sessionName, cookie, { ...secret, maxAge: sessionIdleSeconds });
      const whose = readSessionCookie(cookie)?.studentId ?? '1';
      reply.setCookie(signedInHintCookie, whose, { ...everywhere, maxAge: sessionIdleSeconds });
    },
    clearSession(reply) {
      reply.clearCookie(sessionName, secret);
      reply.clearCookie(signedInHintCookie, everywhere);
    },
    browser: (request) => request.cookies[browserName] || null,
    setBrowser(reply, id) {
      reply.setCookie(browserName, id, { ...whileSigningIn, maxAge: 3600 });
    },
  };
}
