import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  discardQuizRequest,
  openQuizResponse,
  quizInProgressResponse,
  saveQuizInProgressRequest,
} from '@valence/contract';
import * as z from 'zod';
import { errorSchemas } from '../../../http/errors/error-schemas.ts';
import { requireStudent } from '../../sign-in/require-student.ts';
import { signedIn } from '../../sign-in/route-guards.ts';
import type { QuizzesContext } from '../quizzes-context.ts';
import { deleteQuizInProgress } from './in-progress-repository.ts';
import { keepQuizInProgress, readOpenQuiz, readQuizInProgress } from './in-progress-service.ts';

const path = '/api/user/quiz-in-progress';
const tags = ['Quizzes'];
const nothing = z.null().describe('Done.');

/** The calls by which a quiz that was begun goes on after a reload, and on another device. */
export function registerInProgressRoutes(
  root: FastifyInstance,
  context: Pick<QuizzesContext, 'db' | 'clock' | 'engine'>,
): void {
  const app = root.withTypeProvider<ZodTypeProvider>();

  app.get(
    path,
    {
      schema: {
        summary: 'The open quiz, with its questions and how far the student is',
        tags,
        response: { 200: quizInProgressResponse, ...errorSchemas },
      },
    },
    async (request) => {
      const { id } = await requireStudent(request);
      return { quiz: await readQuizInProgress(context, id) };
    },
  );
  app.get(
    `${path}/place`,
    {
      schema: {
        summary: 'Which quiz is open, and at which question',
        tags,
        response: { 200: openQuizResponse, ...errorSchemas },
      },
    },
    async (request) => {
      const { id } = await requireStudent(request);
      return { quiz: await readOpenQuiz(context, id) };
    },
  );
  app.put(
    path,
    {
      preValidation: signedIn,
      schema: {
        summary:
          'Keep how far the student is; the latest call holds, but without practice a final answer stays',
        tags,
        body: saveQuizInProgressRequest,
        response: { 204: nothing, ...errorSchemas },
      },
    },
    async (request, reply) => {
      const { id } = await requireStudent(request);
      await keepQuizInProgress(context, id, request.body);
      return reply.code(204).send(null);
    },
  );
  app.delete(
    `${path}/:quizId`,
    {
      preValidation: signedIn,
      schema: {
        summary: 'Give the open quiz up; it stays counted',
        tags,
        params: discardQuizRequest,
        response: { 204: nothing, ...errorSchemas },
      },
    },
    async (request, reply) => {
      const { id } = await requireStudent(request);
      await deleteQuizInProgress(context.db, id, request.params.quizId);
      return reply.code(204).send(null);
    },
  );
}
