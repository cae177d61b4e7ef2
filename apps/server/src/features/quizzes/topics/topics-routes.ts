import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  previewQuizRequest,
  previewQuizResponse,
  topicListResponse,
  type TopicListResponse,
} from '@valence/contract';
import * as z from 'zod';
import { errorSchemas } from '../../../http/errors/error-schemas.ts';
import { requireStudent } from '../../sign-in/require-student.ts';
import { limitedPerStudent, signedIn } from '../../sign-in/route-guards.ts';
import { previewQuiz, type PreviewContext } from './preview-quiz-service.ts';

/** A student who types hears several previews of one quiz. */
const previewsOfQuiz = 4;

/** The calls that say what there is to ask for, before anything counts. */
export function registerTopicsRoutes(
  root: FastifyInstance,
  context: PreviewContext,
  quizzesPerMinute: number,
): void {
  const app = root.withTypeProvider<ZodTypeProvider>();
  const tags = ['Quizzes'];

  app.post(
    '/api/preview-quiz',
    {
      config: limitedPerStudent(previewsOfQuiz * quizzesPerMinute),
      preValidation: signedIn,
      schema: {
        summary: 'What a quiz on a topic or a choice would be; issues nothing, counts nothing',
        tags,
        body: previewQuizRequest,
        response: { 200: previewQuizResponse, ...errorSchemas },
      },
    },
    async (request) => {
      await requireStudent(request);
      return previewQuiz(context, request.body);
    },
  );

  let answer: { list: TopicListResponse; tag: string } | undefined;
  app.get(
    '/api/topics',
    {
      schema: {
        summary: 'Subjects with their topics and concepts that have questions, to choose from',
        description: 'Repeated with `If-None-Match` it answers 304 while the questions are the same.',
        tags,
        response: { 200: topicListResponse, 304: unchanged, ...errorSchemas },
      },
    },
    async (request, reply) => {
      await requireStudent(request);
      answer ??= withTag({ subjects: context.engine.topicList() });
      reply.headers({ etag: answer.tag, 'cache-control': 'private, no-cache' });
      if (request.headers['if-none-match'] === answer.tag) return reply.code(304).send(null);
      return answer.list;
    },
  );
}

const unchanged = z.null().describe('Nothing has changed.');

function withTag(list: TopicListResponse): { list: TopicListResponse; tag: string } {
  const hash = createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 22);
  // Weak: it is compressed on its way.
  return { list, tag: `W/"${hash}"` };
}
