import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  finishedQuizRequest,
  finishedQuizResponse,
  historyRequest,
  historyResponse,
} from '@valence/contract';
import { errorSchemas } from '../../http/errors/error-schemas.ts';
import { requireStudent } from '../sign-in/require-student.ts';
import { signedIn } from '../sign-in/route-guards.ts';
import { readFinishedQuiz, readHistory, type HistoryContext } from './history-service.ts';

const tags = ['Progress'];

/** The calls by which every finished quiz is found, and opens again on any device. */
export function registerHistoryRoutes(root: FastifyInstance, context: HistoryContext): void {
  const app = root.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/user/history',
    {
      preValidation: signedIn,
      schema: {
        summary: 'Finished quizzes by subject, difficulty, mode, date and words, page by page',
        tags,
        querystring: historyRequest,
        response: { 200: historyResponse, ...errorSchemas },
      },
    },
    async (request) => {
      const { id } = await requireStudent(request);
      return readHistory(context, id, request.query);
    },
  );
  app.get(
    '/api/user/history/:quizId',
    {
      preValidation: signedIn,
      schema: {
        summary: 'A finished quiz with its questions, answers and explanations',
        tags,
        params: finishedQuizRequest,
        response: { 200: finishedQuizResponse, ...errorSchemas },
      },
    },
    async (request) => {
      const { id } = await requireStudent(request);
      return readFinishedQuiz(context, id, request.params.quizId);
    },
  );
}
