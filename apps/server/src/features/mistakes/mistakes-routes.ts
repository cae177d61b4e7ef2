import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { mistakes, mistakesDue } from '@valence/contract';
import { errorSchemas } from '../../http/errors/error-schemas.ts';
import { requireStudent } from '../sign-in/require-student.ts';
import { limitedPerStudent, signedIn } from '../sign-in/route-guards.ts';
import { readTimeZone } from '../time-zone/read-time-zone.ts';
import { countMistakes, readMistakes, type MistakesContext } from './mistakes-service.ts';

/** Calls a minute of one student: each reads the latest answers, the list the questions as well. */
const perMinute = 60;

/** The calls behind the list of mistakes, and behind what Home says of it. */
export function registerMistakesRoutes(root: FastifyInstance, context: MistakesContext): void {
  const app = root.withTypeProvider<ZodTypeProvider>();
  const tags = ['Progress'];
  const guarded = { config: limitedPerStudent(perMinute), preValidation: signedIn };

  app.get(
    '/api/user/mistakes',
    {
      ...guarded,
      schema: {
        summary: 'What was missed at the first try and is not mended, by concept and slip',
        description:
          'A mistake is mended when its skill was right at the first try on two different days since.',
        tags,
        response: { 200: mistakes, ...errorSchemas },
      },
    },
    async (request) => readMistakes(context, await requireStudent(request), readTimeZone(request)),
  );
  app.get(
    '/api/user/mistakes/due',
    {
      ...guarded,
      schema: {
        summary: 'How many mistakes stand, and how many are due today',
        tags,
        response: { 200: mistakesDue, ...errorSchemas },
      },
    },
    async (request) => countMistakes(context, await requireStudent(request), readTimeZone(request)),
  );
}
