import type { FastifyRequest } from 'fastify';
import { requireStudent } from './require-student.ts';

/** Before validation: who is signed out hears that first, whatever was sent. */
export async function signedIn(request: FastifyRequest): Promise<void> {
  await requireStudent(request);
}

/** Limits a costly call to so many a minute for each student. */
export function limitedPerStudent(perMinute: number): { callsPerMinute: number } {
  return { callsPerMinute: perMinute };
}

/** Limits what is told to everybody, and is counted anew for whoever asks: a whole school behind one address may open it at once. */
export const toldToEverybody = { callsPerMinute: 600 };
