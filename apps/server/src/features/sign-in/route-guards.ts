import type { FastifyRequest } from 'fastify';
import { currentStudent } from './current-student.ts';
import { requireStudent } from './require-student.ts';

/** Before validation: who is signed out hears that first, whatever was sent. */
export async function signedIn(request: FastifyRequest): Promise<void> {
  await requireStudent(request);
}

/** Limits a costly call to so many a minute for each student. */
export function limitedPerStudent(perMinute: number) {
  return { rateLimit: { max: perMinute, timeWindow: '1 minute', keyGenerator: studentOrAddress } };
}

/** Whose calls a rate limit counts together: a student's, or an address's while nobody is signed in. */
async function studentOrAddress(request: FastifyRequest): Promise<string> {
  return (await currentStudent(request))?.id ?? request.ip;
}
