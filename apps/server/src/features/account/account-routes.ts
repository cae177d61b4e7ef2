import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { deleteAccountResponse, updateProfileRequest, userProfile } from '@valence/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Randomness } from '../../randomness.ts';
import { logSecurityEvent } from '../../http/security-log.ts';
import type { Offer } from '../allowance/plan-of.ts';
import { requireStudent } from '../sign-in/require-student.ts';
import { signedIn, limitedPerStudent } from '../sign-in/route-guards.ts';
import type { SignInCookies } from '../sign-in/sign-in-cookies.ts';
import type { StudentRow } from './account-repository.ts';
import {
  deleteAccount,
  readProfile,
  updateProfile,
  type AccountEnding,
  type SubscriptionClosing,
} from './account-service.ts';
import { exportAccount } from './export-account.ts';
import { leaveWithRoles } from './leave-with-roles.ts';
import { profileOf, type Access } from './profile-of.ts';

export interface AccountOptions {
  db: Database;
  clock: Clock;
  randomness: Pick<Randomness, 'uuid'>;
  offer: Offer;
  cookies: Pick<SignInCookies, 'clearSession'>;
  closeSubscription: SubscriptionClosing;
  /** Where a student changes the password, and whether the address is confirmed. */
  accessOf: (student: StudentRow) => Promise<Access>;
  /** Who else takes part when an account is deleted, in this order. */
  endings: readonly AccountEnding[];
}

/** Each reads or writes the whole account; a person needs it a few times in a life. */
const rarely = limitedPerStudent(10);

/** The profile, a download of all own data, and the end of the account. */
export function registerAccountRoutes(
  app: FastifyInstance,
  { db, clock, randomness, offer, cookies, closeSubscription, accessOf, endings }: AccountOptions,
): void {
  const permit = leaveWithRoles({ clock, randomness });
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get('/api/user/profile', { schema: { response: { 200: userProfile } } }, async (request) => {
    const { id } = await requireStudent(request);
    const student = await readProfile(db, id);
    return profileOf(student, await accessOf(student), offer);
  });

  routes.put(
    '/api/user/profile',
    {
      preValidation: signedIn,
      schema: { body: updateProfileRequest, response: { 200: userProfile } },
    },
    async (request) => {
      const { id } = await requireStudent(request);
      const student = await updateProfile(db, id, request.body);
      return profileOf(student, await accessOf(student), offer);
    },
  );

  routes.get('/api/account/export', { config: rarely }, async (request, reply) => {
    const { id } = await requireStudent(request);
    const now = new Date(clock());
    const document = await exportAccount(db, id, now);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="valence-${now.toISOString().slice(0, 10)}.json"`)
      .send(Readable.from(document));
  });

  routes.delete(
    '/api/account/delete',
    { config: rarely, schema: { response: { 200: deleteAccountResponse } } },
    async (request, reply) => {
      const { id } = await requireStudent(request);
      await deleteAccount(db, id, { closeSubscription, endings, permit });
      cookies.clearSession(reply);
      logSecurityEvent(request, { event: 'account-deletion', outcome: 'succeeded' });
      return { message: 'Your account has been permanently deleted.' };
    },
  );
}
