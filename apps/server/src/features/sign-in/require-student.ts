import type { FastifyRequest } from 'fastify';
import { signedOut } from '../../refusal.ts';
import { currentStudent } from './current-student.ts';
import type { Student } from './student.ts';

/**
 * The student whose session the request carries.
 * @throws Refusal `signedOut` when there is none
 */
export async function requireStudent(request: FastifyRequest): Promise<Student> {
  const student = await currentStudent(request);
  if (!student) throw signedOut();
  return student;
}
