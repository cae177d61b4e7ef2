import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignIn } from './sign-in.ts';

/** Hands a session that was started to the browser, in the place of the one that it had before. */
export async function handOverSession(
  { sessions, cookies }: SignIn,
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: string,
): Promise<void> {
  const before = cookies.session(request);
  if (before !== null) await sessions.replace(before, cookie);
  cookies.setSession(reply, cookie);
}
