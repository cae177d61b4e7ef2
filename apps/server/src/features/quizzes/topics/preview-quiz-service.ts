import {
  subjects,
  type PreviewQuizRequest,
  type PreviewQuizResponse,
  type QuestionCountsByDifficulty,
  type TopicChoice,
} from '@valence/contract';
import type { Database } from '../../../database/database.ts';
import type { QuestionEngine } from '../question-engine.ts';
import { helpInNeed } from '../help-in-need.ts';
import { readWish } from '../read-wish.ts';
import { withdrawnTemplates } from '../withdrawals-repository.ts';

/** What a preview is made from. */
export interface PreviewContext {
  db: Database;
  engine: QuestionEngine;
  /** A language model writes what a custom quiz lacks. */
  hasModel: boolean;
}

/**
 * Says what a quiz would be: how its topic is understood, what it would count as, and how many questions it would have. It
 * issues nothing and counts nothing.
 * @throws Refusal `badRequest` for a choice that is not in the list
 */
export async function previewQuiz(
  context: PreviewContext,
  { count, ...wish }: PreviewQuizRequest,
): Promise<PreviewQuizResponse> {
  const { engine } = context;
  const asked = readWish(wish, engine);
  if (asked.kind === 'notChemistry') return { isUnderstood: false, nearest: [...asked.suggestions] };
  if (asked.kind === 'inNeed') return { isUnderstood: false, nearest: [], help: helpInNeed };
  if (asked.kind === 'choice') {
    const { choice, understood } = asked;
    const { name, counts } = understood;
    const available = await availableOf(context, { choice }, counts, count);
    return { ...plain, kind: 'subject', name, questions: counts, available };
  }
  if (asked.kind === 'subject') {
    const name = subjects.find(({ id }) => id === asked.subject)?.name ?? asked.subject;
    const questions = engine.topicList().find(({ id }) => id === asked.subject)?.questions ?? noQuestions;
    return { ...plain, kind: 'subject', name, questions, available: count };
  }
  const { topic: name, words, nearest, understood } = asked;
  const { counts, corrections, unknownWords, withoutQuestions, broader } = understood;
  return {
    isUnderstood: true,
    kind: 'custom',
    name,
    corrections: [...corrections],
    unknownWords: [...unknownWords],
    withoutQuestions: [...withoutQuestions],
    questions: counts,
    available: await availableOf(context, { topic: words }, counts, count),
    isCompletedByModel: context.hasModel,
    nearest: [...new Set([...broader, ...nearest])].slice(0, mostNearest),
  };
}

const mostNearest = 3;

/** Of so many templates for each question a quiz is full, whatever of them is left out. */
const plenty = 3;

const noQuestions = { beginner: 0, intermediate: 0, advanced: 0 };

/** What is beyond doubt for a subject, and for what was chosen from the list. */
const plain = {
  isUnderstood: true as const,
  corrections: [],
  unknownWords: [],
  withoutQuestions: [],
  isCompletedByModel: false,
  nearest: [],
};

/**
 * How many of the questions asked for there are. Where there are not many more templates than that, a quiz is composed to see: a
 * family comes more than once, questions that read alike do not, and a template can be withdrawn.
 */
async function availableOf(
  { db, engine }: PreviewContext,
  wish: { topic: string } | { choice: TopicChoice },
  { beginner, intermediate, advanced }: QuestionCountsByDifficulty,
  count: number,
): Promise<number> {
  const different = beginner + intermediate + advanced;
  if (different === 0) return 0;
  if (different >= plenty * count) return count;
  const withdrawn = await withdrawnTemplates(db);
  const request = {
    ...wish,
    difficulty: 'intermediate',
    count,
    seed: 1,
    seen: new Set<string>(),
    withdrawn,
  } as const;
  return engine.composeQuiz(request).length;
}
