import type { Role } from '@valence/contract';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { currentStudent } from '../sign-in/current-student.ts';
import { nothingHere } from './acting.ts';
import { rolesOf } from './roles-repository.ts';

/**
 * The student who asks, with their roles, of which one has to be among those given. To everybody else, visitors too, there is nothing
 * at the address.
 * @throws Refusal `notFound`
 */
export async function allowed(
  db: Database,
  request: FastifyRequest,
  among: readonly Role[],
): Promise<{ id: string; roles: Role[] }> {
  const student = await currentStudent(request);
  const roles = student === null ? [] : await rolesOf(db, student.id);
  if (student === null || !roles.some((role) => among.includes(role))) throw nothingHere();
  return { id: student.id, roles };
}
