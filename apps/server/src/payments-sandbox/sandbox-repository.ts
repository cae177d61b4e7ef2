import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { sandboxObjects } from '../database/schema/payments-sandbox.ts';
import type { SandboxObject, SandboxObjectOf } from '../database/schema/sandbox-object.ts';

/** Stores an object in place of its previous version. */
export async function keepObject(
  db: Database,
  body: SandboxObject,
  { customerId = null, dueAt = null }: { customerId?: string | null; dueAt?: Date | null },
): Promise<void> {
  const { id, object } = body;
  const createdAt = new Date(body.created * 1000);
  await db
    .insert(sandboxObjects)
    .values({ id, object, customerId, body, createdAt, dueAt })
    .onConflictDoUpdate({ target: sandboxObjects.id, set: { body, dueAt } });
}

/** Reads an object and locks it until the transaction ends, so that two requests do not change it concurrently. */
export async function holdObject<Kind extends SandboxObject['object']>(
  tx: Database,
  kind: Kind,
  id: string,
): Promise<SandboxObjectOf<Kind> | null> {
  const [row] = await tx
    .select({ body: sandboxObjects.body })
    .from(sandboxObjects)
    .where(eq(sandboxObjects.id, id))
    .for('update');
  return row && isKind(kind, row.body) ? row.body : null;
}

/** A customer's objects of a kind, the latest first. */
export async function objectsOfCustomer<Kind extends SandboxObject['object']>(
  db: Database,
  kind: Kind,
  customerId: string,
): Promise<SandboxObjectOf<Kind>[]> {
  const rows = await db
    .select({ body: sandboxObjects.body })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.customerId, customerId), eq(sandboxObjects.object, kind)))
    .orderBy(desc(sandboxObjects.createdAt), desc(sandboxObjects.id));
  return rows.flatMap(({ body }) => (isKind(kind, body) ? [body] : []));
}

/** Objects of a kind that are due, the oldest first. */
export async function dueObjects<Kind extends SandboxObject['object']>(
  db: Database,
  kind: Kind,
  now: Date,
): Promise<SandboxObjectOf<Kind>[]> {
  const rows = await db
    .select({ body: sandboxObjects.body })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.object, kind), lte(sandboxObjects.dueAt, now)))
    .orderBy(asc(sandboxObjects.dueAt))
    .limit(200);
  return rows.flatMap(({ body }) => (isKind(kind, body) ? [body] : []));
}

export async function removeObjects(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(sandboxObjects).where(inArray(sandboxObjects.id, [...ids]));
}

/** Removes the objects of a kind that were created before a time. */
export async function removeOldObjects(
  db: Database,
  kind: SandboxObject['object'],
  before: Date,
): Promise<void> {
  await db
    .delete(sandboxObjects)
    .where(and(eq(sandboxObjects.object, kind), lte(sandboxObjects.createdAt, before)));
}

function isKind<Kind extends SandboxObject['object']>(
  kind: Kind,
  body: SandboxObject,
): body is SandboxObjectOf<Kind> {
  return body.object === kind;
}
