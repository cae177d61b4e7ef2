import type { Role } from '@valence/contract';
import { systemRandomness } from '../../../randomness.ts';
import type { TestApp, TestStudent } from '../../../testing/test-app.ts';
import { changeRole } from '../../roles/change-role-service.ts';

/** A student with a role, or with several. */
export async function signInAs(server: TestApp, ...roles: Role[]): Promise<TestStudent> {
  const student = await server.signIn();
  const context = { db: server.database.db, clock: () => server.time.now, randomness: systemRandomness };
  for (const role of roles) await changeRole(context, null, { studentId: student.id, role, isGranted: true });
  return student;
}

/** Says which option is right; `null` for none of them. */
export function confirmReading(
  reader: TestStudent,
  id: string,
  choice: number | null,
  doubt: string | null = null,
) {
  const answer = choice === null ? { kind: 'none' } : { kind: 'option', choice };
  return reader.post('/api/desk/confirm-reading', { id, answer, doubt });
}
