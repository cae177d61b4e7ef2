import type { Role } from '@valence/contract';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { errorSchemas } from '../../http/errors/error-schemas.ts';
import { allowed } from '../roles/allowed.ts';

type Guard = (request: FastifyRequest) => ReturnType<typeof allowed>;

/** What the calls of the desk have in common. */
export function deskCalls(db: Database) {
  return {
    mayAsk:
      (among: readonly Role[]): Guard =>
      (request) =>
        allowed(db, request, among),
    // Before validation: who may not ask hears nothing of what is asked for.
    guarded: (guard: Guard) => ({
      preValidation: async (request: FastifyRequest) => void (await guard(request)),
    }),
    answers: <Answer>(answer: Answer) => ({ hide: true, response: { 200: answer, ...errorSchemas } }),
  };
}
