import { typedEmailCookie } from '@valence/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { resetPasswordPath } from '../paths.ts';

const longestEmail = 254;

/** Keeps what was typed into a form that let nobody in, for a few minutes and for that page alone; the page of the app may write another. */
export function keepTypedEmail(reply: FastifyReply, email: string): void {
  if (email === '' || email.length > longestEmail) return;
  reply.setCookie(typedEmailCookie, email, {
    path: resetPasswordPath,
    maxAge: 600,
    sameSite: 'strict',
    secure: 'auto',
  });
}

/** The e-mail address that was typed at sign-in, for the page for a forgotten password; read once, and empty where there is none. */
export function takeTypedEmail({ cookies }: FastifyRequest, reply: FastifyReply): string {
  const typed = cookies[typedEmailCookie];
  if (typed === undefined) return '';
  reply.clearCookie(typedEmailCookie, { path: resetPasswordPath });
  return typed.length > longestEmail ? '' : typed;
}
