import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { questionShares, questionSharesRequest } from '@valence/contract';
import { errorSchemas } from '../../http/errors/error-schemas.ts';
import { requireStudent } from '../sign-in/require-student.ts';
import { signedIn } from '../sign-in/route-guards.ts';
import { readQuestionShares, type QuestionSharesContext } from './question-shares-service.ts';

/** The call that tells how answered questions fare with everybody. */
export function registerItemHealthRoutes(root: FastifyInstance, context: QuestionSharesContext): void {
  const app = root.withTypeProvider<ZodTypeProvider>();
  app.get(
    '/api/user/question-shares/:quizId',
    {
      preValidation: signedIn,
      schema: {
        summary: 'How many of all students get the questions of a finished quiz right',
        tags: ['Progress'],
        params: questionSharesRequest,
        response: { 200: questionShares, ...errorSchemas },
      },
    },
    async (request) => {
      const { id } = await requireStudent(request);
      return readQuestionShares(context, id, request.params.quizId);
    },
  );
}
