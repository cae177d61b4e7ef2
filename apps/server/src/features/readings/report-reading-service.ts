import type { DeskReportReading } from '@valence/contract';
import { decideItem, findItem, lockReadings } from '../key-audits/key-audits-repository.ts';
import { fileReport } from '../reports/file-report-service.ts';
import { alreadyReported, requireExplanation } from '../reports/reports-service.ts';
import { lockTemplate } from '../reports/reports-repository.ts';
import { writeDown } from '../roles/acting.ts';
import type { ReadingsContext } from './readings-context.ts';
import { compareReading } from './readings-service.ts';
import { findReading } from './readings-repository.ts';
import { Refusal } from '../../refusal.ts';

/**
 * Reports the question of a completed reading, as a student would: it is proved again and waits for a decision. An item of an audit
 * is open again until then.
 * @throws Refusal `conflict` where it cannot be reported, or was
 */
export async function reportReading(
  context: ReadingsContext,
  reader: string,
  { id, reason, explanation }: DeskReportReading,
): Promise<{ isWithdrawn: boolean }> {
  requireExplanation(explanation);
  const { db, clock, randomness, engine } = context;
  const reading = await findReading(db, reader, id);
  const { mayReport } = await compareReading(context, reader, id);
  if (reading === null || !mayReport)
    throw new Refusal('conflict', 'This question is reported already, or has another reader before.');
  const { question, template, itemId } = reading;
  const { contradictsKey, results } = engine.recheckQuestion(question);
  const reportedAt = new Date(clock());
  return db.transaction(async (tx) => {
    await lockTemplate(tx, template);
    await lockReadings(tx);
    const filed = await fileReport(tx, {
      id: randomness.uuid(),
      studentId: reader,
      question,
      template,
      reason,
      explanation: explanation.trim(),
      checks: results,
      contradictsKey,
      reportedAt,
    });
    if (filed === null) throw alreadyReported();
    const item = itemId === null ? null : await findItem(tx, itemId);
    if (item !== null) await decideItem(tx, item, null, reportedAt);
    await writeDown(
      context,
      tx,
      { id: reader, role: 'maintainer' },
      {
        action: 'reading.report',
        target: id,
        details: { reason },
      },
    );
    return filed;
  });
}
