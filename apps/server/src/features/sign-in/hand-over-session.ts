import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignIn } from './sign-in.ts';

/**
 * Hands a session that was started to the browser, and ends the one that it had before: in a statement of its own, since that
 * may be another student's.
 */
export async function handOverSession(
  { sessions, cookies }: SignIn,
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: string,
): Promise<void> {
  const before = cookies.session(request);
  if (before !== null) await sessions.end(before);
  cookies.setSession(reply, cookie);
}
