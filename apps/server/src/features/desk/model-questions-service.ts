import type {
  DeskModelDecision,
  deskModelQuestions,
  DeskModelQuestion,
  ModelQuestionState,
} from '@valence/contract';
import type * as z from 'zod';
import { Refusal } from '../../refusal.ts';
import { shownOf } from '../quizzes/shown-of.ts';
import { withdrawnTemplates, withdrawTemplate } from '../quizzes/withdrawals-repository.ts';
import { lockTemplate } from '../reports/reports-repository.ts';
import { writeDown } from '../roles/acting.ts';
import { auditEntries } from '../roles/audit-log-repository.ts';
import type { DeskContext } from './desk-context.ts';
import {
  countModelQuestions,
  decideModelQuestion,
  modelQuestionsIn,
  type StoredModelQuestion,
} from './model-questions-repository.ts';
import { shownEntry } from './shown-entry.ts';

const perPage = 10;
const historyShown = 20;

/** A page of what the language model wrote and what is kept of it, each question with its proof. */
export async function readModelQuestions(
  context: DeskContext,
  { state, page }: { state: ModelQuestionState; page: number },
): Promise<z.infer<typeof deskModelQuestions>> {
  const { db } = context;
  const withdrawn = await withdrawnTemplates(db);
  const questions: DeskModelQuestion[] = [];
  for (const stored of await modelQuestionsIn(db, state, { limit: perPage, offset: page * perPage })) {
    const history = (await auditEntries(db, stored.id, historyShown)).map(shownEntry);
    const isWithdrawn = withdrawn.has(context.engine.templateOf(stored.question));
    questions.push({ ...shownQuestion(context, stored), isWithdrawn, history });
  }
  return { questions, count: await countModelQuestions(db, state), perPage };
}

/**
 * Keeps a question that the model wrote, or throws it out, and writes that down in the same transaction. What is thrown out is in no new
 * quiz from then on, and stays in those that have it, as a question that is withdrawn.
 * @throws Refusal `conflict` where there is no such question, or that was done already
 */
export async function decideOnModelQuestion(
  context: DeskContext,
  actor: string,
  { questionId, isKept, note }: DeskModelDecision,
): Promise<{ state: ModelQuestionState }> {
  const decision = isKept ? 'kept' : 'thrownOut';
  const decidedAt = new Date(context.clock());
  await context.db.transaction(async (tx) => {
    await lockTemplate(tx, questionId);
    const decided = await decideModelQuestion(tx, { id: questionId, decision, decidedAt });
    if (decided === null)
      throw new Refusal('conflict', 'This question is not in the list any more, or was decided already.');
    if (!isKept)
      await withdrawTemplate(tx, {
        template: context.engine.templateOf(decided.question),
        cause: 'decision',
        withdrawnAt: decidedAt,
      });
    await writeDown(
      context,
      tx,
      { id: actor, role: 'maintainer' },
      {
        action: isKept ? 'model-question.keep' : 'model-question.throw-out',
        target: questionId,
        details: { note: note?.trim() || null },
      },
    );
  });
  return { state: decision };
}

function shownQuestion(
  { engine }: Pick<DeskContext, 'engine'>,
  { question, decision, decidedAt, ...stored }: StoredModelQuestion,
): Omit<DeskModelQuestion, 'isWithdrawn' | 'history'> {
  return {
    questionId: stored.id,
    state: decision ?? 'new',
    decidedAt: decidedAt && decidedAt.toISOString(),
    topic: stored.topic,
    subject: question.subject,
    difficulty: stored.difficulty,
    tests: stored.tests,
    question: question.text,
    options: question.options.map(({ text, slip }, place) => ({
      text,
      isKey: place === question.key,
      slip: slip === null ? null : (engine.slipName(slip.id) ?? slip.id),
      teaching: slip && slip.teaching,
    })),
    explanation: question.explanation,
    reference: question.reference,
    drawings: [...engine.drawStructures(question)],
    ...shownOf(question, engine),
    proof: question.proof.map(({ check, finding }) => ({ check, finding })),
    writer: question.origin.kind === 'model' ? question.origin.model : 'not known',
    solver: stored.solverModel,
    tokens: stored.tokens,
    writtenAt: stored.writtenAt.toISOString(),
  };
}
