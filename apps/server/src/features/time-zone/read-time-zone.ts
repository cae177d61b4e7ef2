import { timeZoneCookie } from '@valence/contract';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../refusal.ts';

const shape = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){0,3}$/;

/**
 * The IANA zone that the browser sends in `Time-Zone`, or keeps in the cookie for pages, by its canonical name; `null` when it sends
 * none, or one that this server's tables do not know yet: a newer browser should keep nobody from studying.
 * @throws Refusal `badRequest` when the header cannot be a zone's name
 */
export function readTimeZone(request: FastifyRequest): string | null {
  const sent = request.headers['time-zone'];
  if (sent === undefined) return keptTimeZone(request);
  if (typeof sent !== 'string' || !canBeZone(sent)) {
    throw new Refusal('badRequest', 'The time zone that your browser sent cannot be read.', {
      fields: [{ field: 'Time-Zone', message: 'must be the name of an IANA time zone' }],
    });
  }
  return canonicalName(sent);
}

/** The zone that a page is drawn for. A cookie that cannot be read is no reason to draw none. */
export function keptTimeZone({ cookies }: FastifyRequest): string | null {
  const kept = cookies[timeZoneCookie];
  return kept !== undefined && canBeZone(kept) ? canonicalName(kept) : null;
}

function canBeZone(text: string): boolean {
  return text.length <= 64 && shape.test(text);
}

/** Names met so far: asking for one costs more than all else about a time zone, and there are only some hundreds. */
const canonicalNames = new Map<string, string>();

function canonicalName(sent: string): string | null {
  const known = canonicalNames.get(sent);
  if (known !== undefined) return known;
  try {
    const named = new Intl.DateTimeFormat('en', { timeZone: sent }).resolvedOptions().timeZone;
    // Throws for the few that can be formatted in, but that days cannot be counted in.
    const name = new Temporal.ZonedDateTime(0n, named).timeZoneId;
    // Other spellings of a name, of which there is no end, are looked up each time.
    if (name === sent) canonicalNames.set(sent, name);
    return name;
  } catch {
    return null;
  }
}
