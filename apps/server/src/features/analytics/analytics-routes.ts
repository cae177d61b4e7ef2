import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { analytics, finishedQuizzesRequest, standings } from '@valence/contract';
import { errorSchemas } from '../../http/errors/error-schemas.ts';
import { requireStudent } from '../sign-in/require-student.ts';
import { signedIn, limitedPerStudent } from '../sign-in/route-guards.ts';
import { readAnalytics, type AnalyticsContext } from './analytics-service.ts';
import { readStandings, type StandingsContext } from './standings-service.ts';

/** Calls a minute of one student: each reads the snapshots of the latest hundred quizzes. */
const perMinute = 60;

/** The calls behind the charts of Learning Analytics, and behind what is worth practicing next. */
export function registerAnalyticsRoutes(
  root: FastifyInstance,
  context: AnalyticsContext & StandingsContext,
): void {
  const app = root.withTypeProvider<ZodTypeProvider>();
  app.get(
    '/api/user/standings',
    {
      config: limitedPerStudent(perMinute),
      preValidation: signedIn,
      schema: {
        summary: 'How well each topic and concept goes, by the first tries among the latest answers',
        tags: ['Progress'],
        response: { 200: standings, ...errorSchemas },
      },
    },
    async (request) => {
      const { id } = await requireStudent(request);
      return readStandings(context, id);
    },
  );
  app.get(
    '/api/user/analytics',
    {
      config: limitedPerStudent(perMinute),
      preValidation: signedIn,
      schema: {
        summary: 'Scores over time, accuracy, slips and times, of one subject or of all',
        tags: ['Progress'],
        querystring: finishedQuizzesRequest,
        response: { 200: analytics, ...errorSchemas },
      },
    },
    async (request) => readAnalytics(context, await requireStudent(request), request.query.subject ?? null),
  );
}
