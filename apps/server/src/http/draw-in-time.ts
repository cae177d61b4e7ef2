import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Milliseconds that a page waits for its drawing. */
const usualPatience = 2000;

/**
 * What draws a page, or `null` where that fails or takes too long: then the page is sent for the client to draw. So a database
 * that is away, or hangs, costs time and not the page.
 */
export async function drawInTime<Drawn>(
  draw: () => Promise<Drawn>,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  patience = usualPatience,
): Promise<Drawn | null> {
  const late = Symbol('late');
  const isDone = new AbortController();
  try {
    const drawn = await Promise.race([draw(), wait(patience, late, { signal: isDone.signal })]);
    if (drawn !== late) return drawn;
    log.warn({ patience }, 'a page is not drawn in time');
    return null;
  } catch (error) {
    log.error(error);
    return null;
  } finally {
    isDone.abort();
  }
}
