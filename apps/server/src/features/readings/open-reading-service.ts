import type { DeskBlindQuestion, DeskOpenReading } from '@valence/contract';
import type { Question } from '@valence/questions';
import type { Database } from '../../database/database.ts';
import { Refusal } from '../../refusal.ts';
import { lockReadings } from '../key-audits/key-audits-repository.ts';
import { withdrawnTemplates } from '../quizzes/withdrawals-repository.ts';
import { writeDown } from '../roles/acting.ts';
import { blindQuestion } from './shown-reading.ts';
import type { ReadingsContext } from './readings-context.ts';
import {
  auditOfItem,
  freeItem,
  hasSeenKey,
  insertReading,
  nextItem,
  openReadingOf,
  readingCounts,
  type Reading,
} from './readings-repository.ts';

/** So long an item of an audit waits for the reader before whom it is open. */
export const heldMilliseconds = 24 * 3_600_000;

/** So many templates are tried for one whose key the reader has not seen. */
const triesForAny = 50;

/**
 * Shows a reader a question to solve. Who has one open gets that one, whatever is asked for.
 * @throws Refusal `conflict` where there is none, or the reader has seen its key
 */
export async function openReading(
  context: ReadingsContext,
  reader: string,
  { from }: DeskOpenReading,
): Promise<DeskBlindQuestion> {
  const { db, clock, randomness, engine } = context;
  // Outside the transaction, since making questions takes a moment.
  const made = from.kind === 'audit' ? null : await makeQuestion(context, reader, from);
  const open = await db.transaction(async (tx) => {
    await lockReadings(tx);
    const standing = await openReadingOf(tx, reader);
    if (standing !== null) return standing;
    const openedAt = new Date(clock());
    const chosen =
      from.kind === 'audit'
        ? await takeItem(tx, reader, from.number, openedAt)
        : { question: made, itemId: null };
    if (chosen.question === null) throw new Refusal('conflict', 'There is nothing to read.');
    const { question, itemId } = chosen;
    const reading: Reading = {
      id: randomness.uuid(),
      reader,
      itemId,
      template: engine.templateOf(question),
      difficulty: question.difficulty,
      questionId: question.id,
      question,
      openedAt,
      choice: null,
      isKnown: false,
      doubt: null,
      readAt: null,
    };
    await insertReading(tx, reading);
    // The entry names the reading alone: that a question was read before would say that its first reader was apart from the key.
    await writeDown(
      context,
      tx,
      { id: reader, role: 'maintainer' },
      {
        action: 'reading.open',
        target: reading.id,
        details: {},
      },
    );
    return reading;
  });
  return blindQuestion(open, await auditOfItem(db, open.itemId), engine);
}

async function takeItem(
  tx: Database,
  reader: string,
  number: number,
  now: Date,
): Promise<{ question: Question; itemId: string }> {
  const heldSince = new Date(now.getTime() - heldMilliseconds);
  const item = await nextItem(tx, { number, reader, heldSince });
  if (item === null) throw new Refusal('conflict', `Nothing of Audit ${number} waits for you.`);
  await freeItem(tx, item.id, heldSince);
  return { question: item.question, itemId: item.id };
}

async function makeQuestion(
  context: ReadingsContext,
  reader: string,
  from: Exclude<DeskOpenReading['from'], { kind: 'audit' }>,
): Promise<Question | null> {
  const { db, engine, randomness } = context;
  const makeOf = (template: string) => engine.questionOfTemplate(template, randomness.seed() % 2 ** 31);
  if (from.kind === 'any') {
    for (const template of await leastRead(context)) {
      const question = makeOf(template);
      if (question !== null && !(await hasSeenKey(db, reader, question.id))) return question;
    }
    return null;
  }
  const question = makeOf(from.template);
  if (question === null) throw new Refusal('conflict', `No quiz has ${from.template}.`);
  if (await hasSeenKey(db, reader, question.id))
    throw new Refusal('conflict', 'You have seen the key of this question.');
  return question;
}

/** Some of the templates that were read least, of those that quizzes have. */
async function leastRead({ db, engine, randomness }: ReadingsContext): Promise<string[]> {
  const counts = await readingCounts(db);
  const withdrawn = await withdrawnTemplates(db);
  const names = engine
    .catalogue()
    .map(({ template }) => template)
    .filter((template) => !withdrawn.has(template));
  const timesRead = (template: string) => counts.get(template) ?? 0;
  const fewest = names.reduce((least, name) => Math.min(least, timesRead(name)), Infinity);
  const least = names.filter((name) => timesRead(name) === fewest);
  const first = least.length === 0 ? 0 : randomness.seed() % least.length;
  return [...least.slice(first), ...least.slice(0, first)].slice(0, triesForAny);
}
