import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

/** Milliseconds that the event loop may lag before new requests are turned away rather than left waiting. */
const usualLag = 3000;

/**
 * Turns requests away with 503 and Retry-After while the server cannot keep up.
 * @param longestLag milliseconds; 0 turns nobody away, for tests, which a busy machine must not fail
 */
export async function registerOverloadGuard(app: FastifyInstance, longestLag = usualLag): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: longestLag,
    // Shorter, and a single turn as long as this would count as a lag without end.
    sampleInterval: usualLag,
    pressureHandler: () => {
      throw new Refusal('unavailable', 'We are very busy right now. Please try again in a moment.');
    },
  });
}
