import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../refusal.ts';

const shape = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){0,3}$/;

/**
 * The IANA zone that the browser sends in `Time-Zone`, by its canonical name; `null` when it sends none, or
 * one that this server's tables do not know yet: a newer browser should keep nobody from studying.
 * @throws Refusal `badRequest` when the header cannot be a zone's name
 */
export function readTimeZone(request: FastifyRequest): string | null {
  const sent = request.headers['time-zone'];
  if (sent === undefined) return null;
  if (typeof sent !== 'string' || sent.length > 64 || !shape.test(sent)) {
    throw new Refusal('badRequest', 'The time zone that your browser sent cannot be read.', {
      fields: [{ field: 'Time-Zone', message: 'must be the name of an IANA time zone' }],
    });
  }
  try {
    return new Intl.DateTimeFormat('en', { timeZone: sent }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
