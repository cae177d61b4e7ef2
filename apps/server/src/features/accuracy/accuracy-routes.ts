import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { accuracy } from '@valence/contract';
import { errorSchemas } from '../../http/errors/error-schemas.ts';
import { oneAtATime } from '../../one-at-a-time.ts';
import { toldToEverybody } from '../sign-in/route-guards.ts';
import { readAccuracy, type AccuracyContext } from './accuracy-service.ts';

/** The public call about how often our keys are wrong. */
export function registerAccuracyRoutes(root: FastifyInstance, context: AccuracyContext): void {
  const app = root.withTypeProvider<ZodTypeProvider>();
  // It is counted over the answers of all students.
  const told = oneAtATime(() => readAccuracy(context));
  app.get(
    '/api/accuracy',
    {
      config: toldToEverybody,
      schema: {
        summary: 'How often keys are wrong: readings, errata, and what answers say',
        description: 'For everybody. Nothing is told of fewer than ten students.',
        tags: ['Questions'],
        response: { 200: accuracy, ...errorSchemas },
      },
    },
    told,
  );
}
