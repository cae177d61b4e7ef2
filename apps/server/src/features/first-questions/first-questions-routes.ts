import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { recordFirstQuestionsRequest, recordFirstQuestionsResponse } from '@valence/contract';
import { errorSchemas } from '../../http/errors/error-schemas.ts';
import type { QuizzesContext } from '../quizzes/quizzes-context.ts';
import { requireStudent } from '../sign-in/require-student.ts';
import { limitedPerStudent, signedIn } from '../sign-in/route-guards.ts';
import { readTimeZone } from '../time-zone/read-time-zone.ts';
import { recordFirstQuestions } from './record-first-questions-service.ts';

/** Calls a minute of one student, who has answers to bring along once. */
const perMinute = 10;

/** The call that takes what was tried on the landing page into a new account. */
export function registerFirstQuestionsRoutes(
  root: FastifyInstance,
  context: Pick<QuizzesContext, 'db' | 'clock' | 'randomness' | 'engine' | 'offer'>,
): void {
  root.withTypeProvider<ZodTypeProvider>().post(
    '/api/user/first-questions',
    {
      config: limitedPerStudent(perMinute),
      preValidation: signedIn,
      schema: {
        summary:
          'Take what was answered before sign-up into an account without quizzes; counts against no allowance',
        tags: ['Quizzes'],
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
