import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  deskModelDecided,
  deskModelDecision,
  deskModelQuestions,
  deskModelQuestionsRequest,
} from '@valence/contract';
import { requireConfirmed } from './confirmation.ts';
import { deskCalls } from './desk-calls.ts';
import type { DeskContext } from './desk-context.ts';
import { decideOnModelQuestion, readModelQuestions } from './model-questions-service.ts';

/** The calls by which maintainers look at what the language model wrote. */
export function registerModelQuestionRoutes(root: FastifyInstance, context: DeskContext): void {
  const app = root.withTypeProvider<ZodTypeProvider>();
  const { mayAsk, guarded, answers } = deskCalls(context.db);
  const maintainer = mayAsk(['maintainer']);

  app.get(
    '/api/desk/model-questions',
    {
      ...guarded(maintainer),
      schema: { ...answers(deskModelQuestions), querystring: deskModelQuestionsRequest },
    },
    async ({ query }) => readModelQuestions(context, query),
  );
  app.post(
    '/api/desk/decide-model-question',
    { ...guarded(maintainer), schema: { ...answers(deskModelDecided), body: deskModelDecision } },
    async (request) => {
      const { id } = await maintainer(request);
      // What is thrown out does not come back.
      if (!request.body.isKept) await requireConfirmed(context, request);
      return decideOnModelQuestion(context, id, request.body);
    },
  );
}
