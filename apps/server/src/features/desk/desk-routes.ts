import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  deskDecided,
  deskDecision,
  deskDoubts,
  deskItems,
  deskItemsRequest,
  deskRestore,
  deskRestored,
  ownRoles,
  roles,
} from '@valence/contract';
import type { DeskContext } from './desk-context.ts';
import { decideOnDesk, readDoubts, restoreOnDesk, searchItems } from './maintainer-service.ts';
import { deskCalls } from './desk-calls.ts';
import { registerModelQuestionRoutes } from './model-questions-routes.ts';
import { registerOperatorRoutes } from './operator-routes.ts';

/** The calls of the desk. To whoever has not the role they do not exist, and are not in the public document of the API. */
export function registerDeskRoutes(root: FastifyInstance, context: DeskContext): void {
  const app = root.withTypeProvider<ZodTypeProvider>();
  const { mayAsk, guarded, answers } = deskCalls(context.db);
  const maintainer = mayAsk(['maintainer']);

  app.get('/api/desk', { ...guarded(mayAsk(roles)), schema: answers(ownRoles) }, async (request) => ({
    roles: (await mayAsk(roles)(request)).roles,
  }));
  app.get('/api/desk/doubts', { ...guarded(maintainer), schema: answers(deskDoubts) }, async () =>
    readDoubts(context),
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
    async ({ query: { about, difficulty, order } }) => searchItems(context, { about, difficulty, order }),
  );
  registerModelQuestionRoutes(root, context);
  registerOperatorRoutes(root, context);
}
