import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  drawFirstQuestionsRequest,
  drawFirstQuestionsResponse,
  recordFirstQuestionsRequest,
  recordFirstQuestionsResponse,
} from '@valence/contract';
import { errorSchemas } from '../../http/errors/error-schemas.ts';
import type { QuizzesContext } from '../quizzes/quizzes-context.ts';
import { requireStudent } from '../sign-in/require-student.ts';
import { limitedPerStudent, signedIn } from '../sign-in/route-guards.ts';
import { readTimeZone } from '../time-zone/read-time-zone.ts';
import { drawFirstQuestions } from './draw-first-questions-service.ts';
import { recordFirstQuestions } from './record-first-questions-service.ts';

/** Calls a minute of one student, who has answers to bring along once. */
const perMinute = 10;

/** Sets a minute of one address: a whole class opens a link at once. */
const setsPerMinute = 60;

/** The calls that draw a shared set for a visitor, and take what was answered into a new account. */
export function registerFirstQuestionsRoutes(
  root: FastifyInstance,
  context: Pick<QuizzesContext, 'db' | 'clock' | 'randomness' | 'engine' | 'offer'>,
): void {
  const app = root.withTypeProvider<ZodTypeProvider>();
  const tags = ['Quizzes'];

  app.post(
    '/api/first-questions',
    {
      config: { callsPerMinute: setsPerMinute },
      schema: {
        summary: 'A shared set of questions for a visitor; stores nothing, counts nothing',
        tags,
        body: drawFirstQuestionsRequest,
        response: { 200: drawFirstQuestionsResponse, ...errorSchemas },
      },
    },
    async (request) => drawFirstQuestions(context, request.body),
  );

  app.post(
    '/api/user/first-questions',
    {
      config: limitedPerStudent(perMinute),
      preValidation: signedIn,
      schema: {
        summary:
          'Take what was answered before sign-up into an account without quizzes; counts against no allowance',
        tags,
        body: recordFirstQuestionsRequest,
        response: { 200: recordFirstQuestionsResponse, ...errorSchemas },
      },
    },
    async (request) => {
      const { id } = await requireStudent(request);
      return recordFirstQuestions(context, id, request.body, readTimeZone(request));
    },
  );
}
