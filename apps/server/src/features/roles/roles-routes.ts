import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ownRoles } from '@valence/contract';
import type { Database } from '../../database/database.ts';
import { requireStudent } from '../sign-in/require-student.ts';
import { rolesOf } from './roles-repository.ts';

/** Tells a student the own roles, by which the account leads to the desk. */
export function registerRolesRoutes(app: FastifyInstance, { db }: { db: Database }): void {
  app
    .withTypeProvider<ZodTypeProvider>()
    .get('/api/user/roles', { schema: { response: { 200: ownRoles } } }, async (request) => ({
      roles: await rolesOf(db, (await requireStudent(request)).id),
    }));
}
