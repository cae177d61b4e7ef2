import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

/** Milliseconds that the event loop may lag before new requests are turned away rather than left waiting. */
const usualLag = 3000;

/**
 * Turns requests away with 503 and Retry-After while the server cannot keep up. Files of the build still come: a page that is there
 * without one of its scripts would never answer the student.
 * @param longestLag milliseconds; 0 turns nobody away, for tests, which a busy machine must not fail
 */
export async function registerOverloadGuard(app: FastifyInstance, longestLag = usualLag): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: longestLag,
    // A turn as long as a sample counts as a lag without end: one long turn, as at a start on a busy machine, is not an overload.
    sampleInterval: 3 * longestLag,
    pressureHandler: ({ url }) => {
      if (url.startsWith('/assets/')) return;
      throw new Refusal('unavailable', 'We are very busy right now. Please try again in a moment.');
    },
  });
}
