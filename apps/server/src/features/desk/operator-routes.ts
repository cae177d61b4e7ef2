import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  deskAskForRebuild,
  deskAskedRebuild,
  deskBackup,
  deskChangedRole,
  deskChangeRole,
  deskDeletedStudent,
  deskDeleteStudent,
  deskEndedSessions,
  deskEndEverySession,
  deskEndSessions,
  deskMakeBackup,
  deskOperation,
  deskQueue,
  deskResetCode,
  deskResetPassword,
  deskStudents,
  deskStudentsRequest,
} from '@valence/contract';
import { logSecurityEvent } from '../../http/security-log.ts';
import { requireConfirmed } from './confirmation.ts';
import { deskCalls } from './desk-calls.ts';
import type { DeskContext } from './desk-context.ts';
import { readOperation } from './operation-service.ts';
import { backUpOnDesk, rebuildAnswersOnDesk } from './upkeep-service.ts';
import { findStudents, readQueue } from './operator-service.ts';
import {
  changeRoleOnDesk,
  deleteStudentOnDesk,
  endEverySessionOnDesk,
  endSessionsOnDesk,
  resetPasswordOnDesk,
} from './students-service.ts';

/** The calls of operators. What cannot be undone asks for the password of whoever does it. */
export function registerOperatorRoutes(root: FastifyInstance, context: DeskContext): void {
  const app = root.withTypeProvider<ZodTypeProvider>();
  const { mayAsk, guarded, answers } = deskCalls(context.db);
  const operator = mayAsk(['operator']);
  const confirmed = async (request: FastifyRequest) => {
    const { id } = await operator(request);
    await requireConfirmed(context, request);
    return id;
  };

  // A reading, by POST: an address in a path or query would stand in the logs of proxies.
  app.post(
    '/api/desk/find-students',
    { ...guarded(operator), schema: { ...answers(deskStudents), body: deskStudentsRequest } },
    async (request) => findStudents(context, request.body.email),
  );
  app.post(
    '/api/desk/change-role',
    { ...guarded(operator), schema: { ...answers(deskChangedRole), body: deskChangeRole } },
    async (request) => changeRoleOnDesk(context, await confirmed(request), request.body),
  );
  app.post(
    '/api/desk/end-sessions',
    { ...guarded(operator), schema: { ...answers(deskEndedSessions), body: deskEndSessions } },
    async (request) => endSessionsOnDesk(context, (await operator(request)).id, request.body.studentId),
  );
  app.post(
    '/api/desk/end-every-session',
    { ...guarded(operator), schema: { ...answers(deskEndedSessions), body: deskEndEverySession } },
    async (request) => endEverySessionOnDesk(context, await confirmed(request)),
  );
  app.post(
    '/api/desk/reset-password',
    { ...guarded(operator), schema: { ...answers(deskResetCode), body: deskResetPassword } },
    async (request) => resetPasswordOnDesk(context, await confirmed(request), request.body.studentId),
  );
  app.post(
    '/api/desk/delete-student',
    { ...guarded(operator), schema: { ...answers(deskDeletedStudent), body: deskDeleteStudent } },
    async (request) => {
      await deleteStudentOnDesk(context, await confirmed(request), request.body);
      logSecurityEvent(request, { event: 'account-deletion', outcome: 'succeeded' });
      return { isDeleted: true as const };
    },
  );
  app.get('/api/desk/queue', { ...guarded(operator), schema: answers(deskQueue) }, async () =>
    readQueue(context),
  );
  app.get('/api/desk/operation', { ...guarded(operator), schema: answers(deskOperation) }, async () =>
    readOperation(context),
  );
  app.post(
    '/api/desk/make-backup',
    { ...guarded(operator), schema: { ...answers(deskBackup), body: deskMakeBackup } },
    async (request) => backUpOnDesk(context, (await operator(request)).id),
  );
  app.post(
    '/api/desk/rebuild-answers',
    { ...guarded(operator), schema: { ...answers(deskAskedRebuild), body: deskAskForRebuild } },
    async (request) => rebuildAnswersOnDesk(context, (await operator(request)).id),
  );
}
