import type { ErratumKind, UpheldOutcome } from '@valence/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import {
  closeWhereDecided,
  decideItem,
  lockReadings,
  openAudits,
  openItemsOf,
  readAndUndecided,
  talliesOf,
  type KeyAuditItem,
  type Verdict,
} from './key-audits-repository.ts';

/** So many readers apart from the key bring an item before a maintainer. */
const readersApart = 2;

/**
 * Decides an item by what its readers said: who arrives at its key decides it, against another reader too.
 * @returns `report` where a maintainer has to decide
 */
export async function settleByReaders(
  tx: Database,
  item: KeyAuditItem,
  at: Date,
): Promise<'decided' | 'waits' | 'report'> {
  const { agreeing, apart } = await talliesOf(tx, item);
  if (agreeing === 0) return apart >= readersApart ? 'report' : 'waits';
  await decideItem(tx, item, verdictForKey(apart), at);
  return 'decided';
}

/**
 * Decides the items of open audits by what a maintainer decided about their question. A fault is a miss whatever readers said. Where
 * the question was kept, an item that only one reader has solved still waits for the next one.
 * @param kind of the fault; `null` where the question was kept
 */
export async function settleByMaintainer(
  tx: Database,
  questionId: string,
  fault: { kind: ErratumKind; outcome: UpheldOutcome } | null,
  at: Date,
): Promise<void> {
  await lockReadings(tx);
  for (const item of await openItemsOf(tx, questionId)) {
    if (fault !== null) {
      await decideItem(tx, item, { verdict: 'miss', ...fault }, at);
      continue;
    }
    const { agreeing, apart } = await talliesOf(tx, item);
    if (agreeing > 0 || apart >= readersApart) await decideItem(tx, item, verdictForKey(apart), at);
    else if (item.verdict !== null) await decideItem(tx, item, null, at);
  }
}

/**
 * Decides in open audits what waited for a report that is gone, and closes those of which nothing is left: whoever reported may
 * have deleted the account.
 */
export async function settleOpenAudits({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const at = new Date(clock());
  await db.transaction(async (tx) => {
    await lockReadings(tx);
    for (const { id } of await openAudits(tx)) {
      for (const item of await readAndUndecided(tx, id)) {
        const { agreeing, apart } = await talliesOf(tx, item);
        if (agreeing > 0) await decideItem(tx, item, verdictForKey(apart), at);
      }
      await closeWhereDecided(tx, id, at);
    }
  });
}

function verdictForKey(apart: number): Verdict {
  return { verdict: apart === 0 ? 'agreed' : 'slip' };
}
