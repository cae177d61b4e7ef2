import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  deskConfirm,
  deskConfirmation,
  deskConfirmed,
  deskDecided,
  deskDecidedQuestions,
  deskDecidedRequest,
  deskDecision,
  deskDoubts,
  deskItems,
  deskItemsRequest,
  deskRestore,
  deskRestored,
  ownRoles,
  roles,
} from '@valence/contract';
import { confirmOnDesk, readConfirmation } from './confirmation.ts';
import type { DeskContext } from './desk-context.ts';
import { deskCalls } from './desk-calls.ts';
import { readDecided, readDoubts } from './doubts/doubts-service.ts';
import { searchItems } from './items/items-service.ts';
import { decideOnDesk, restoreOnDesk } from './doubts/decide-on-desk-service.ts';
import { registerModelQuestionRoutes } from './model-questions-routes.ts';
import { registerOperatorRoutes } from './operator-routes.ts';

/** The calls of the desk. To whoever has not the role they do not exist, and are not in the public document of the API. */
export function registerDeskRoutes(root: FastifyInstance, context: DeskContext): void {
  const app = root.withTypeProvider<ZodTypeProvider>();
  const { mayAsk, guarded, answers } = deskCalls(context.db);
  const anyRole = mayAsk(roles);
  const maintainer = mayAsk(['maintainer']);

  app.get('/api/desk', { ...guarded(anyRole), schema: answers(ownRoles) }, async (request) => ({
    roles: (await anyRole(request)).roles,
  }));
  app.get('/api/desk/doubts', { ...guarded(maintainer), schema: answers(deskDoubts) }, async () =>
    readDoubts(context),
  );
  app.get(
    '/api/desk/decided',
    { ...guarded(maintainer), schema: { ...answers(deskDecidedQuestions), querystring: deskDecidedRequest } },
    async ({ query }) => readDecided(context, query.about),
  );
  app.post(
    '/api/desk/decide',
    { ...guarded(maintainer), schema: { ...answers(deskDecided), body: deskDecision } },
    async (request) => decideOnDesk(context, (await maintainer(request)).id, request.body),
  );
  app.post(
    '/api/desk/restore',
    { ...guarded(maintainer), schema: { ...answers(deskRestored), body: deskRestore } },
    async (request) => restoreOnDesk(context, (await maintainer(request)).id, request.body),
  );
  app.get(
    '/api/desk/items',
    { ...guarded(maintainer), schema: { ...answers(deskItems), querystring: deskItemsRequest } },
    async ({ query: { about, difficulty, state, order } }) =>
      searchItems(context, { about, difficulty, state, order }),
  );
  app.get(
    '/api/desk/confirmation',
    { ...guarded(anyRole), schema: answers(deskConfirmation) },
    async (request) => readConfirmation(context, request, (await anyRole(request)).id),
  );
  app.post(
    '/api/desk/confirm',
    { ...guarded(anyRole), schema: { ...answers(deskConfirmed), body: deskConfirm } },
    async (request, reply) => {
      const { id } = await anyRole(request);
      await confirmOnDesk(context, request, reply, { studentId: id, password: request.body.password });
      return { isConfirmed: true as const };
    },
  );
  registerModelQuestionRoutes(root, context);
  registerOperatorRoutes(root, context);
}
