import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { localAccounts, mailedLinks } from '../../../database/schema/accounts.ts';
import type { LocalAccount } from '../accounts-repository.ts';

/** What following a mailed link is for. */
export type LinkPurpose = (typeof mailedLinks.$inferSelect)['purpose'];

export interface LinkKey {
  secretHash: string;
  purpose: LinkPurpose;
}

/** Keeps a link beside those that the account has already. */
export async function insertLink(db: Database, link: typeof mailedLinks.$inferInsert): Promise<void> {
  await db.insert(mailedLinks).values(link);
}

/** The account that a link was mailed to the address of, as long as the link is good. */
export async function findLinkedAccount(
  db: Database,
  { secretHash, purpose }: LinkKey,
  now: Date,
): Promise<LocalAccount | null> {
  const [found] = await db
    .select({ account: localAccounts })
    .from(mailedLinks)
    .innerJoin(localAccounts, eq(mailedLinks.accountId, localAccounts.id))
    .where(
      and(
        eq(mailedLinks.secretHash, secretHash),
        eq(mailedLinks.purpose, purpose),
        gt(mailedLinks.expiresAt, now),
      ),
    );
  return found?.account ?? null;
}

/** Takes out a link that is good; `false` when it has been used or has expired in the meantime. */
export async function takeLink(
  transaction: Database,
  { secretHash, purpose }: LinkKey,
  now: Date,
): Promise<boolean> {
  const taken = await transaction
    .delete(mailedLinks)
    .where(
      and(
        eq(mailedLinks.secretHash, secretHash),
        eq(mailedLinks.purpose, purpose),
        gt(mailedLinks.expiresAt, now),
      ),
    )
    .returning({ accountId: mailedLinks.accountId });
  return taken.length === 1;
}

/** Removes the links that nobody has followed in time. */
export async function removeExpiredLinks(db: Database, now: Date): Promise<void> {
  await db.delete(mailedLinks).where(lte(mailedLinks.expiresAt, now));
}
