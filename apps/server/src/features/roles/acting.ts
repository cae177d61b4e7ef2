import type { Role } from '@valence/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Randomness } from '../../randomness.ts';
import { Refusal } from '../../refusal.ts';
import { insertAuditEntry, type AuditEntry } from './audit-log-repository.ts';
import { holdRoleRow } from './roles-repository.ts';

export interface RolesContext {
  db: Database;
  clock: Clock;
  randomness: Pick<Randomness, 'uuid'>;
}

/** Who does something, and the role that permits it; `null` for a command at the server. */
export type Actor = { id: string; role: Role } | null;

/** What was done, and to what. */
export type Done = Pick<AuditEntry, 'action' | 'target' | 'details'>;

/**
 * Makes sure, in the transaction of what an actor does, that the role was not taken since the call came in, and that nobody takes it
 * before the transaction ends.
 * @throws Refusal `notFound`, as for everybody without the role
 */
export async function holdRole(tx: Database, actor: Actor): Promise<void> {
  if (actor !== null && !(await holdRoleRow(tx, actor.id, actor.role))) throw nothingHere();
}

/**
 * Writes down what an actor does, in the transaction of it. Who has lost the role meanwhile is refused, and nothing of that
 * transaction stands.
 * @throws Refusal `notFound`
 */
export async function writeDown(
  context: Pick<RolesContext, 'clock' | 'randomness'>,
  tx: Database,
  actor: Actor,
  done: Done,
): Promise<void> {
  await holdRole(tx, actor);
  await insertAuditEntry(tx, entryOf(context, actor?.id ?? null, done));
}

/** An entry of the audit log about what was done just now. */
export function entryOf(
  { clock, randomness }: Pick<RolesContext, 'clock' | 'randomness'>,
  actor: string | null,
  done: Done,
): AuditEntry {
  return { id: randomness.uuid(), at: new Date(clock()), actor, ...done };
}

/** What is answered to whoever has not the role. */
export function nothingHere(): Refusal {
  return new Refusal('notFound', 'There is nothing at this address.');
}
