import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { recordQuizRequest, recordQuizResponse } from '@valence/contract';
import { errorSchemas } from '../../http/errors/error-schemas.ts';
import type { QuizzesContext } from '../quizzes/quizzes-context.ts';
import { requireStudent } from '../sign-in/require-student.ts';
import { limitedPerStudent, signedIn } from '../sign-in/route-guards.ts';
import { readTimeZone } from '../time-zone/read-time-zone.ts';
import { recordQuiz } from './record-quiz-service.ts';

/** The call that records the result of a quiz. */
export function registerGradingRoutes(
  root: FastifyInstance,
  context: QuizzesContext,
  perMinute: number,
): void {
  const app = root.withTypeProvider<ZodTypeProvider>();
  const config = limitedPerStudent(perMinute);

  app.post(
    '/api/user/record-quiz',
    {
      config,
      preValidation: signedIn,
      schema: {
        summary: 'Record a finished quiz, graded by the server, once',
        tags: ['Quizzes'],
        body: recordQuizRequest,
        response: { 200: recordQuizResponse, ...errorSchemas },
      },
    },
    async (request) => {
      const { id } = await requireStudent(request);
      return recordQuiz(context, id, request.body, readTimeZone(request));
    },
  );
}
