import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  deskDecided,
  deskDecision,
  deskDoubts,
  deskEndedSessions,
  deskEndSessions,
  deskItems,
  deskItemsRequest,
  deskQueue,
  deskRestore,
  deskRestored,
  deskStudents,
  deskStudentsRequest,
  ownRoles,
  roles,
  type Role,
} from '@valence/contract';
import type { FastifyRequest } from 'fastify';
import { errorSchemas } from '../../http/error-schemas.ts';
import { allowed } from '../roles/allowed.ts';
import type { DeskContext } from './desk-context.ts';
import { decideOnDesk, readDoubts, restoreOnDesk, searchItems } from './maintainer-service.ts';
import { endSessionsOnDesk, findStudents, readQueue } from './operator-service.ts';

/** The calls of the desk. To whoever has not the role they do not exist, and are not in the public document of the API. */
export function registerDeskRoutes(root: FastifyInstance, context: DeskContext): void {
  const app = root.withTypeProvider<ZodTypeProvider>();
  const { db } = context;
  const mayAsk = (among: readonly Role[]) => (request: FastifyRequest) => allowed(db, request, among);
  const maintainer = mayAsk(['maintainer']);
  const operator = mayAsk(['operator']);
  // Before validation: who may not ask hears nothing of what is asked for.
  const guarded = (guard: typeof maintainer) => ({
    preValidation: async (request: FastifyRequest) => void (await guard(request)),
  });
  const answers = <Answer>(answer: Answer) => ({ hide: true, response: { 200: answer, ...errorSchemas } });

  app.get('/api/desk', { ...guarded(mayAsk(roles)), schema: answers(ownRoles) }, async (request) => ({
    roles: (await allowed(db, request, roles)).roles,
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
  app.get(
    '/api/desk/students',
    { ...guarded(operator), schema: { ...answers(deskStudents), querystring: deskStudentsRequest } },
    async (request) => findStudents(context, request.query.email),
  );
  app.post(
    '/api/desk/end-sessions',
    { ...guarded(operator), schema: { ...answers(deskEndedSessions), body: deskEndSessions } },
    async (request) => endSessionsOnDesk(context, (await operator(request)).id, request.body.studentId),
  );
  app.get('/api/desk/queue', { ...guarded(operator), schema: answers(deskQueue) }, async () =>
    readQueue(context),
  );
}
