import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  askedWithoutOptions,
  askWithoutOptionsRequest,
  withoutOptions,
  withoutOptionsPerDay,
  withoutOptionsRequest,
} from '@valence/contract';
import { errorSchemas } from '../../http/errors/error-schemas.ts';
import type { QuizzesContext } from '../quizzes/quizzes-context.ts';
import { requireStudent } from '../sign-in/require-student.ts';
import { limitedPerStudent, signedIn } from '../sign-in/route-guards.ts';
import { readTimeZone } from '../time-zone/read-time-zone.ts';
import { askWithoutOptions, readWithoutOptions } from './without-options-service.ts';

const path = '/api/user/without-options/:quizId';
const tags = ['Quizzes'];

/** The calls by which a right choice is followed by a fresh question without options. */
export function registerWithoutOptionsRoutes(
  root: FastifyInstance,
  context: QuizzesContext,
  perMinute: number,
): void {
  const app = root.withTypeProvider<ZodTypeProvider>();

  app.get(
    path,
    {
      preValidation: signedIn,
      schema: {
        summary:
          'Which right answers of a quiz can be followed by a question without options, and which were',
        tags,
        params: withoutOptionsRequest,
        response: { 200: withoutOptions, ...errorSchemas },
      },
    },
    async (request) => {
      const { id } = await requireStudent(request);
      return readWithoutOptions(context, id, request.params.quizId);
    },
  );
  app.post(
    path,
    {
      config: limitedPerStudent(perMinute),
      preValidation: signedIn,
      schema: {
        summary:
          'Ask a fresh question on the skill of one that was right, without options; counts against no quiz allowance',
        tags,
        description: `Once for each right answer, and at most ${withoutOptionsPerDay} a day on every plan. Whoever asks again gets the same question. It is answered by \`/api/user/typed-answer\` under the \`quizId\` that is told here.`,
        params: withoutOptionsRequest,
        body: askWithoutOptionsRequest,
        response: { 200: askedWithoutOptions, ...errorSchemas },
      },
    },
    async (request) => {
      const { id } = await requireStudent(request);
      const { params, body } = request;
      return askWithoutOptions(context, id, params.quizId, body, readTimeZone(request));
    },
  );
}
