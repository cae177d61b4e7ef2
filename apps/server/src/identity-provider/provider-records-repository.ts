import { and, eq, isNull, lte, or, gt } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { identityRecords } from '../database/schema/accounts.ts';
import { errors } from './oidc-provider.ts';

/** Makes oidc-provider's storage on the database: one table, one row for each record of each kind. */
export function createProviderRecords(db: Database, clock: Clock) {
  return (kind: string): Adapter => {
    const named = (id: string) => and(eq(identityRecords.kind, kind), eq(identityRecords.id, id));
    const alive = () =>
      or(isNull(identityRecords.expiresAt), gt(identityRecords.expiresAt, new Date(clock())));

    return {
      async upsert(id, payload, expiresIn) {
        const values = {
          payload: { ...payload },
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? null,
          expiresAt: expiresIn === undefined ? null : new Date(clock() + expiresIn * 1000),
        };
        await db
          .insert(identityRecords)
          .values({ kind, id, ...values })
          .onConflictDoUpdate({ target: [identityRecords.kind, identityRecords.id], set: values });
      },

      async find(id) {
        const [record] = await db
          .select()
          .from(identityRecords)
          .where(and(named(id), alive()));
        return record ? payloadOf(record) : undefined;
      },

      async findByUid(uid) {
        const [record] = await db
          .select()
          .from(identityRecords)
          .where(and(eq(identityRecords.kind, kind), eq(identityRecords.uid, uid), alive()));
        return record ? payloadOf(record) : undefined;
      },

      // Codes typed from another screen belong to the device flow, which is off.
      async findByUserCode() {
        return undefined;
      },

      async consume(id) {
        const consumed = await db
          .update(identityRecords)
          .set({ consumedAt: new Date(clock()) })
          .where(and(named(id), isNull(identityRecords.consumedAt)))
          .returning({ id: identityRecords.id });
        // Two requests that found the same unused code at the same moment: the second one has lost.
        if (consumed.length === 0) throw new errors.InvalidGrant('grant was used before');
      },

      async destroy(id) {
        await db.delete(identityRecords).where(named(id));
      },

      async revokeByGrantId(grantId) {
        await db
          .delete(identityRecords)
          .where(and(eq(identityRecords.kind, kind), eq(identityRecords.grantId, grantId)));
      },
    };
  };
}

/** Removes what has expired. */
export async function removeExpiredRecords(db: Database, now: Date): Promise<void> {
  await db.delete(identityRecords).where(lte(identityRecords.expiresAt, now));
}

function payloadOf(record: typeof identityRecords.$inferSelect): AdapterPayload {
  return record.consumedAt === null
    ? record.payload
    : { ...record.payload, consumed: Math.floor(record.consumedAt.getTime() / 1000) };
}
