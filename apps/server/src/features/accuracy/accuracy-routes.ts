import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { accuracy } from '@valence/contract';
import { errorSchemas } from '../../http/errors/error-schemas.ts';
import { readAccuracy, type AccuracyContext } from './accuracy-service.ts';

/** The public call about how often our keys are wrong. */
export function registerAccuracyRoutes(root: FastifyInstance, context: AccuracyContext): void {
  const app = root.withTypeProvider<ZodTypeProvider>();
  app.get(
    '/api/accuracy',
    {
      schema: {
        summary: 'How often keys are wrong: readings, errata, and what answers say',
        description: 'For everybody. Nothing is told of fewer than ten students.',
        tags: ['Questions'],
        response: { 200: accuracy, ...errorSchemas },
      },
    },
    async () => readAccuracy(context),
  );
}
