import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  customQuizUsage,
  finishedQuizzesRequest,
  progress,
  quizHistory,
  quizHistoryStats,
  quizUsage,
} from '@valence/contract';
import { errorSchemas } from '../../http/errors/error-schemas.ts';
import { requireStudent } from '../sign-in/require-student.ts';
import { readTimeZone } from '../time-zone/read-time-zone.ts';
import {
  readCustomQuizUsage,
  readProgress,
  readQuizHistory,
  readQuizHistoryStats,
  readQuizUsage,
  type UsageContext,
} from './progress-service.ts';

const tags = ['Progress'];

/** The calls that tell a student how they are doing and what is left of their plan. */
export function registerProgressRoutes(root: FastifyInstance, context: UsageContext): void {
  const app = root.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/user/progress',
    {
      schema: {
        summary: 'Totals, streaks and weekly goal',
        tags,
        response: { 200: progress, ...errorSchemas },
      },
    },
    async (request) => readProgress(context, await requireStudent(request), readTimeZone(request)),
  );
  app.get(
    '/api/user/quiz-usage',
    { schema: { summary: 'Subject quizzes left', tags, response: { 200: quizUsage, ...errorSchemas } } },
    async (request) => readQuizUsage(context, await requireStudent(request), readTimeZone(request)),
  );
  app.get(
    '/api/user/custom-quiz-usage',
    { schema: { summary: 'Custom quizzes left', tags, response: { 200: customQuizUsage, ...errorSchemas } } },
    async (request) => readCustomQuizUsage(context, await requireStudent(request), readTimeZone(request)),
  );
  app.get(
    '/api/user/quiz-history',
    {
      schema: {
        summary: 'The latest finished quizzes, of one subject or of all',
        tags,
        querystring: finishedQuizzesRequest,
        response: { 200: quizHistory, ...errorSchemas },
      },
    },
    async (request) => readQuizHistory(context, await requireStudent(request), request.query.subject ?? null),
  );
  app.get(
    '/api/user/quiz-history/stats',
    {
      schema: {
        summary: 'Averages and bests, overall and per subject',
        tags,
        response: { 200: quizHistoryStats, ...errorSchemas },
      },
    },
    async (request) => readQuizHistoryStats(context, await requireStudent(request)),
  );
}
