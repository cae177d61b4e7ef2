import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { forecastCalibration, forecastConsent } from '@valence/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { errorSchemas } from '../../http/errors/error-schemas.ts';
import { oneAtATime } from '../../one-at-a-time.ts';
import { requireStudent } from '../sign-in/require-student.ts';
import { signedIn, toldToEverybody } from '../sign-in/route-guards.ts';
import { changeConsent, readCalibration, readConsent } from './calibration-service.ts';

/** The calls by which a student agrees to have forecasts compared with papers, and the public one about how they held. */
export function registerCalibrationRoutes(
  root: FastifyInstance,
  context: { db: Database; clock: Clock },
): void {
  const app = root.withTypeProvider<ZodTypeProvider>();
  const tags = ['Exams'];
  // It is counted over all students.
  const calibration = oneAtATime(() => readCalibration(context));
  app.get(
    '/api/forecast/calibration',
    {
      config: toldToEverybody,
      schema: {
        summary: 'How forecasts held for students who agreed to be counted',
        description: 'For everybody. Nothing is told of fewer than ten students.',
        tags,
        response: { 200: forecastCalibration, ...errorSchemas },
      },
    },
    calibration,
  );
  app.get(
    '/api/user/forecast-consent',
    {
      schema: {
        summary: 'Whether forecasts are compared with the own papers',
        tags,
        response: { 200: forecastConsent, ...errorSchemas },
      },
    },
    async (request) => readConsent(context, (await requireStudent(request)).id),
  );
  app.put(
    '/api/user/forecast-consent',
    {
      preValidation: signedIn,
      schema: {
        summary: 'Agree that forecasts are compared with the own papers, or take that back',
        description: 'Taken back, everything that was kept for it is deleted.',
        tags,
        body: forecastConsent,
        response: { 200: forecastConsent, ...errorSchemas },
      },
    },
    async (request) => changeConsent(context, (await requireStudent(request)).id, request.body),
  );
}
