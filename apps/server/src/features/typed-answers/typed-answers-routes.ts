import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { typedAnswerRequest, typedAnswerResponse } from '@valence/contract';
import { errorSchemas } from '../../http/errors/error-schemas.ts';
import type { QuizzesContext } from '../quizzes/quizzes-context.ts';
import { requireStudent } from '../sign-in/require-student.ts';
import { limitedPerStudent, signedIn } from '../sign-in/route-guards.ts';
import { checkAnswer } from './check-answer-service.ts';

/** Answers a minute for each quiz that a student may ask for in it: nobody types faster. */
const answersPerQuiz = 4;

/** The call that grades one typed answer. */
export function registerTypedAnswersRoutes(
  root: FastifyInstance,
  context: QuizzesContext,
  perMinute: number,
): void {
  const app = root.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/api/user/typed-answer',
    {
      config: limitedPerStudent(answersPerQuiz * perMinute),
      preValidation: signedIn,
      schema: {
        summary: 'Grade one typed answer of an open quiz',
        tags: ['Quizzes'],
        description:
          'An answer that is not understood is no try. With the last try the question is over, and its key, explanation and slips are told.',
        body: typedAnswerRequest,
        response: { 200: typedAnswerResponse, ...errorSchemas },
      },
    },
    async (request) => {
      const { id } = await requireStudent(request);
      return checkAnswer(context, id, request.body);
    },
  );
}
