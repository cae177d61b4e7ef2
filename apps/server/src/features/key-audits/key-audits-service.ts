import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DeskAnnounceAudit } from '@valence/contract';
import { Refusal } from '../../refusal.ts';
import { catalogueFingerprint, orderOfDraw } from './draw-sample.ts';
import {
  closeUndecided,
  findAudit,
  insertAudit,
  insertSample,
  lockReadings,
  type KeyAudit,
  type KeyAuditItem,
} from './key-audits-repository.ts';
import type { QuestionEngine } from '../quizzes/question-engine.ts';
import { withdrawnTemplates } from '../quizzes/withdrawals-repository.ts';
import { writeDown, type RolesContext } from '../roles/acting.ts';

interface KeyAuditsContext extends RolesContext {
  engine: Pick<QuestionEngine, 'catalogue' | 'questionOfTemplate'>;
}

/**
 * Announces an audit: from now on its seed, its size and the fingerprint of the catalogue are public and stay as they are.
 * @throws Refusal `conflict` for more items than there are templates
 */
export async function announceAudit(
  context: KeyAuditsContext,
  actor: string,
  { size, seed }: DeskAnnounceAudit,
): Promise<{ number: number }> {
  const { db, clock, randomness, engine } = context;
  const names = namesOf(engine);
  const withdrawn = await withdrawnTemplates(db);
  const leftOut = names.filter((name) => withdrawn.has(name)).toSorted();
  const templates = names.length - leftOut.length;
  if (size > templates) throw new Refusal('conflict', `There are ${templates} templates to draw from.`);
  const announcedAt = new Date(clock());
  return db.transaction(async (tx) => {
    await lockReadings(tx);
    const { id, number, catalogue } = await insertAudit(tx, {
      id: randomness.uuid(),
      size,
      seed,
      catalogue: catalogueFingerprint(names),
      leftOut,
      templates,
      announcedAt,
      drawnAt: null,
      closedAt: null,
    });
    await writeDown(
      context,
      tx,
      { id: actor, role: 'operator' },
      {
        action: 'audit.announce',
        target: id,
        details: { number, size, seed, catalogue },
      },
    );
    return { number };
  });
}

/**
 * Draws the sample of an audit that was announced, as the announcement says.
 * @throws Refusal `conflict` for one that is drawn already, and where the catalogue is another one now
 */
export async function drawAudit(
  context: KeyAuditsContext,
  actor: string,
  number: number,
): Promise<{ number: number }> {
  const { db, clock, engine } = context;
  const announced = await findAudit(db, number);
  if (announced === null) throw new Refusal('conflict', `There is no Audit ${number}.`);
  if (announced.drawnAt !== null) throw alreadyDrawn(number);
  if (announced.catalogue !== catalogueFingerprint(namesOf(engine)))
    throw new Refusal('conflict', 'The catalogue has changed since: please announce another audit.');
  const sample = await sampleOf(context, announced);
  const drawnAt = new Date(clock());
  return db.transaction(async (tx) => {
    await lockReadings(tx);
    if ((await findAudit(tx, number))?.drawnAt !== null) throw alreadyDrawn(number);
    await insertSample(tx, announced.id, sample, drawnAt);
    await writeDown(
      context,
      tx,
      { id: actor, role: 'operator' },
      {
        action: 'audit.draw',
        target: announced.id,
        details: { number },
      },
    );
    return { number };
  });
}

/**
 * Ends an audit before every item is decided, for want of readers. It stays public, and what is not decided counts as missed, so that
 * nobody gains by ending it.
 * @throws Refusal `conflict` for one that is not drawn, or closed
 */
export async function endAudit(
  context: KeyAuditsContext,
  actor: string,
  number: number,
): Promise<{ number: number }> {
  const { db, clock } = context;
  return db.transaction(async (tx) => {
    await lockReadings(tx);
    const audit = await findAudit(tx, number);
    if (audit === null || audit.drawnAt === null || audit.closedAt !== null)
      throw new Refusal('conflict', `Audit ${number} is not open.`);
    const undecided = await closeUndecided(tx, audit.id, new Date(clock()));
    await writeDown(
      context,
      tx,
      { id: actor, role: 'operator' },
      { action: 'audit.end', target: audit.id, details: { number, undecided } },
    );
    return { number };
  });
}

function alreadyDrawn(number: number): Refusal {
  return new Refusal('conflict', `The sample of Audit ${number} is drawn already.`);
}

/** The first templates in the order of the draw that make a question, as many as were announced. */
async function sampleOf(
  { engine, randomness }: KeyAuditsContext,
  { id: auditId, seed, size, leftOut }: KeyAudit,
): Promise<KeyAuditItem[]> {
  const out = new Set(leftOut);
  const items: KeyAuditItem[] = [];
  for (const drawn of orderOfDraw(
    namesOf(engine).filter((name) => !out.has(name)),
    seed,
  )) {
    if (items.length === size) break;
    const question = engine.questionOfTemplate(drawn.template, drawn.seed);
    if (question === null) continue;
    items.push({
      id: randomness.uuid(),
      auditId,
      place: items.length,
      template: drawn.template,
      questionId: question.id,
      question,
      verdict: null,
      kind: null,
      outcome: null,
      decidedAt: null,
    });
    // A question takes a few milliseconds to make; calls of students come in between.
    await nextTurn();
  }
  if (items.length < size)
    throw new Refusal('conflict', `Only ${items.length} templates of the catalogue are served.`);
  return items;
}

function namesOf(engine: KeyAuditsContext['engine']): string[] {
  return engine.catalogue().map(({ template }) => template);
}
