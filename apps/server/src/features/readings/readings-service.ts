import type {
  DeskConfirmReading,
  DeskReading,
  DeskReadings,
  deskTemplates,
  ReportReason,
} from '@valence/contract';
import type * as z from 'zod';
import type { Database } from '../../database/database.ts';
import { Refusal } from '../../refusal.ts';
import { allAudits, findItem, lockReadings } from '../key-audits/key-audits-repository.ts';
import { settleByReaders } from '../key-audits/settle-items-service.ts';
import { fileReport } from '../reports/file-report-service.ts';
import { hasReported, lockTemplate } from '../reports/reports-repository.ts';
import { writeDown } from '../roles/acting.ts';
import { heldMilliseconds } from './open-reading-service.ts';
import type { ReadingsContext } from './readings-context.ts';
import {
  auditOfItem,
  completeReading,
  findReading,
  nextItem,
  openReadingOf,
  readingCounts,
  readingsOf,
  type Reading,
} from './readings-repository.ts';
import { blindQuestion, comparedReading } from './shown-reading.ts';

const readingsShown = 20;
const templatesShown = 50;

/** What is open before a reader, what waits, and what the reader has read. */
export async function readReadings(context: ReadingsContext, reader: string): Promise<DeskReadings> {
  const { db, engine } = context;
  const open = await openReadingOf(db, reader);
  const read = await readingsOf(db, reader, readingsShown);
  return {
    open: open && blindQuestion(open, await auditOfItem(db, open.itemId), engine),
    audits: await openAudits(context, reader),
    read: read.flatMap(({ reading: { id, template, question, choice, isKnown, readAt }, audit }) =>
      readAt === null
        ? []
        : [
            {
              id,
              template,
              audit,
              choice,
              isKnown,
              agrees: choice === question.key,
              readAt: readAt.toISOString(),
            },
          ],
    ),
  };
}

async function openAudits({ db, clock }: ReadingsContext, reader: string): Promise<DeskReadings['audits']> {
  const heldSince = new Date(clock() - heldMilliseconds);
  const audits = [];
  for (const { number, size, decided, drawnAt, closedAt } of await allAudits(db)) {
    if (drawnAt === null || closedAt !== null) continue;
    const next = await nextItem(db, { number, reader, heldSince });
    audits.push({ number, size, decided, hasNext: next !== null });
  }
  return audits;
}

/**
 * Takes what a reader says, once and for good. An item of an audit is decided by it, goes to another reader, or, with two readers
 * apart from the key, goes the way of a report.
 * @throws Refusal `conflict` for a reading that is not open before this reader
 */
export async function confirmReading(
  context: ReadingsContext,
  reader: string,
  { id, answer, doubt }: DeskConfirmReading,
): Promise<void> {
  const { db, clock } = context;
  const reading = await findReading(db, reader, id);
  if (reading === null) throw notOpen();
  const readAt = new Date(clock());
  await db.transaction(async (tx) => {
    // In the order in which a decision takes them, so that neither waits for the other.
    await lockTemplate(tx, reading.template);
    await lockReadings(tx);
    const said = {
      choice: answer.kind === 'option' ? answer.choice : null,
      isKnown: answer.kind === 'known',
      doubt: doubt?.trim() || null,
    };
    if (!(await completeReading(tx, { id, reader, ...said, readAt }))) throw notOpen();
    await writeDown(
      context,
      tx,
      { id: reader, role: 'maintainer' },
      {
        action: 'reading.confirm',
        target: id,
        details: {},
      },
    );
    const item = reading.itemId === null || said.isKnown ? null : await findItem(tx, reading.itemId);
    if (item !== null && (await settleByReaders(tx, item, readAt)) === 'report')
      await reportItem(context, tx, { ...reading, ...said, reader }, readAt);
  });
}

function notOpen(): Refusal {
  return new Refusal('conflict', 'This question is not open before you any more.');
}

/** A maintainer decides about an item on which two readers are apart from the key, as about any report. */
async function reportItem(
  { randomness, engine }: ReadingsContext,
  tx: Database,
  { reader, question, template, choice, doubt }: Reading & { reader: string },
  reportedAt: Date,
): Promise<void> {
  const { contradictsKey, results } = engine.recheckQuestion(question);
  const reason: ReportReason = choice === null ? 'unclear_question' : 'wrong_answer';
  const said = `Two readers of an audit did not arrive at the key; the second says ${choice === null ? 'that no option is right' : 'ABCD'[choice]}.`;
  await fileReport(tx, {
    id: randomness.uuid(),
    studentId: reader,
    question,
    template,
    reason,
    explanation: doubt === null ? said : `${said} ${doubt}`,
    checks: results,
    contradictsKey,
    reportedAt,
  });
}

/**
 * A completed reading of the own, beside the key.
 * @throws Refusal `conflict` for one that is still open, or another’s
 */
export async function compareReading(
  { db, engine }: ReadingsContext,
  reader: string,
  id: string,
): Promise<DeskReading> {
  const reading = await findReading(db, reader, id);
  if (reading === null || reading.readAt === null)
    throw new Refusal('conflict', 'You have not completed such a reading.');
  const { itemId, questionId, readAt } = reading;
  const item = itemId === null ? null : await findItem(db, itemId);
  const mayReport = (item === null || item.verdict !== null) && !(await hasReported(db, reader, questionId));
  const audit = await auditOfItem(db, itemId);
  return comparedReading(reading, readAt, { audit, mayReport }, engine);
}

/** Templates of the catalogue by the beginning of their name or a concept's id, both of which are lower case, with how often each was read. */
export async function searchTemplates(
  { db, engine }: ReadingsContext,
  asked: string,
): Promise<z.infer<typeof deskTemplates>> {
  const about = asked.trim().toLowerCase();
  const counts = await readingCounts(db);
  const found = engine
    .catalogue()
    .filter(({ template, tests }) => template.startsWith(about) || tests.includes(about))
    .slice(0, templatesShown);
  return {
    templates: found.map(({ template, subject, difficulty }) => ({
      template,
      subject,
      difficulty,
      readings: counts.get(template) ?? 0,
    })),
  };
}
