import type { KeyAudit } from '@valence/contract';
import type { Database } from '../../database/database.ts';
import { allAudits, findings } from '../key-audits/key-audits-repository.ts';
import { boundInPercent } from './upper-bound.ts';

/** Every audit, the latest first. What was found is told of closed ones alone, and names no question. */
export async function readAudits(db: Database): Promise<KeyAudit[]> {
  const told: KeyAudit[] = [];
  for (const { id, announcedAt, drawnAt, closedAt, ...audit } of await allAudits(db))
    told.push({
      ...audit,
      announcedAt: announcedAt.toISOString(),
      drawnAt: drawnAt?.toISOString() ?? null,
      closedAt: closedAt?.toISOString() ?? null,
      result: closedAt === null ? null : await resultOf(db, id, audit),
    });
  return told;
}

async function resultOf(
  db: Database,
  id: string,
  { size, decided }: Pick<KeyAudit, 'size' | 'decided'>,
): Promise<KeyAudit['result']> {
  const found = await findings(db, id);
  const misses = found.flatMap(({ kind, outcome, subject }) =>
    kind === null || outcome === null ? [] : [{ kind, outcome, subject }],
  );
  const slips = found.filter(({ verdict }) => verdict === 'slip').length;
  const undecided = size - decided;
  return { misses, undecided, slips, upperBound: boundInPercent(misses.length + undecided, size) };
}
