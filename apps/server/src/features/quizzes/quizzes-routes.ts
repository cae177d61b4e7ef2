import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  generateQuestionsHeaders,
  generateQuestionsRequest,
  generateQuestionsResponse,
  similarQuestionsRequest,
  similarQuestionsResponse,
} from '@valence/contract';
import { errorSchemas } from '../../http/errors/error-schemas.ts';
import { requireStudent } from '../sign-in/require-student.ts';
import { signedIn, limitedPerStudent } from '../sign-in/route-guards.ts';
import { readTimeZone } from '../time-zone/read-time-zone.ts';
import { answerWithQuiz } from './answer-with-quiz.ts';
import { issueQuiz } from './issue-quiz-service.ts';
import type { QuizzesContext } from './quizzes-context.ts';
import { similarQuestions } from './similar-questions-service.ts';

/** Bytes of a request with thirty questions as the client holds them, drawings and figures included. */
const largestReview = 512 * 1024;

/** The calls that issue questions. */
export function registerQuizzesRoutes(
  root: FastifyInstance,
  context: QuizzesContext,
  perMinute: number,
): void {
  const app = root.withTypeProvider<ZodTypeProvider>();
  const config = limitedPerStudent(perMinute);
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());

  app.post(
    '/api/generate-questions',
    {
      config,
      preValidation: signedIn,
      schema: {
        summary: 'Issue a quiz on a subject or topic',
        tags: ['Quizzes'],
        description:
          'Name a `topic`: a subject, or words of the student’s own for a custom quiz. In its place `choice` takes ids of the list at `/api/topics`, and counts as a subject quiz. A request that is repeated with its Idempotency-Key gets the quiz that it was issued, which counts once.',
        headers: generateQuestionsHeaders,
        body: generateQuestionsRequest,
        response: { 200: generateQuestionsResponse, ...errorSchemas },
      },
    },
    async (request, reply) => {
      const { id } = await requireStudent(request);
      const requestKey = request.headers['idempotency-key'] ?? null;
      const asking = { sentTimeZone: readTimeZone(request), requestKey };
      return answerWithQuiz(request, reply, closing.signal, (waiting) =>
        issueQuiz(context, id, request.body, asking, waiting),
      );
    },
  );

  app.post(
    '/api/similar-questions',
    {
      bodyLimit: largestReview,
      config,
      preValidation: signedIn,
      schema: {
        summary: 'Fresh questions on the skills of missed ones; counts against no allowance',
        tags: ['Quizzes'],
        body: similarQuestionsRequest,
        response: { 200: similarQuestionsResponse, ...errorSchemas },
      },
    },
    async (request) => {
      const { id } = await requireStudent(request);
      return { questions: await similarQuestions(context, id, request.body) };
    },
  );
}
