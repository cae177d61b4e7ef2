import type { DeskBlindQuestion, DeskReading } from '@valence/contract';
import { shownOf } from '../quizzes/shown-of.ts';
import type { ReadingsContext } from './readings-context.ts';
import type { Reading } from './readings-repository.ts';

type Engine = ReadingsContext['engine'];

/**
 * A question as its reader meets it: nothing of its key, slips, explanation and checks, and no name, for that of a question that was
 * drawn is made from its answer.
 */
export function blindQuestion(
  { id, question }: Reading,
  audit: number | null,
  engine: Engine,
): DeskBlindQuestion {
  const options = question.options.map(({ text }) => ({ text, slip: null }));
  return {
    id,
    subject: question.subject,
    difficulty: question.difficulty,
    audit,
    question: question.text,
    options: question.options.map(({ text }) => text),
    drawings: [...engine.drawStructures({ ...question, explanation: '', options })],
    ...shownOf(question, engine),
  };
}

/** A reading that is complete, beside the key and what the checks say now. */
export function comparedReading(
  { id, question, template, choice, isKnown, doubt }: Reading,
  readAt: Date,
  { audit, mayReport }: Pick<DeskReading, 'audit' | 'mayReport'>,
  engine: Engine,
): DeskReading {
  return {
    id,
    template,
    subject: question.subject,
    difficulty: question.difficulty,
    audit,
    question: question.text,
    drawings: [...engine.drawStructures(question)],
    ...shownOf(question, engine),
    options: question.options.map(({ text, slip }, place) => ({
      text,
      isKey: place === question.key,
      slip: slip === null ? null : (engine.slipName(slip.id) ?? slip.id),
    })),
    explanation: question.explanation,
    checks: engine
      .recheckQuestion(question)
      .results.map(({ check, verdict, finding }) => ({ check, verdict, finding })),
    choice,
    isKnown,
    agrees: choice === question.key,
    doubt,
    readAt: readAt.toISOString(),
    mayReport,
  };
}
