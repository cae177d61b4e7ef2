import type { Question } from '@valence/questions';
import {
  composedByEngine,
  type CustomQuestionRequest,
  type CustomQuestionSource,
} from '../features/quizzes/custom/custom-question-source.ts';
import { generateAndKeep, type GenerationContext } from './generate-and-keep.ts';
import { keptQuestions, textsSeen } from './keeping/model-questions-repository.ts';
import { rememberShortage } from './keeping/shortages-repository.ts';
import { topicKey } from './topic-key.ts';

/** The number of the student's latest custom quizzes whose questions the writer must not repeat. */
const quizzesKnown = 4;

/**
 * Creates a source of questions on a topic. The engine composes what it has; where that is too little, kept questions of the model
 * that test what is asked come next, and then the model writes new ones, which are proved. What is still missing is remembered, and
 * the background work tops it up. A provider that fails costs a student only what the engine does not have.
 */
export function createModelSource(context: GenerationContext): CustomQuestionSource {
  const compose = composedByEngine(context.engine);
  return async (request) => {
    const { topic, difficulty, count } = request;
    const composed = await compose(request);
    const missing = count - composed.length;
    if (missing <= 0) return composed;
    const kept = (await keptFor(context, request)).slice(0, missing);
    if (kept.length === missing) return [...composed, ...kept];
    await rememberShortage(context.db, {
      topic: topicKey(topic),
      difficulty,
      askedAt: new Date(context.clock()),
    });
    const written = await write(context, request, [...composed, ...kept]);
    return [...composed, ...kept, ...written];
  };
}

async function keptFor(
  { db, engine }: GenerationContext,
  { studentId, topic, words, difficulty, seen, withdrawn }: CustomQuestionRequest,
): Promise<Question[]> {
  const understood = engine.understandTopic(words);
  const tests = understood.isUnderstood ? understood.concepts : [];
  const kept = await keptQuestions(db, { topic: topicKey(topic), tests, difficulty, studentId });
  return kept.filter(
    (question) =>
      !seen.has(question.id) && !withdrawn.has(question.id) && engine.testsWhatWasAsked(question, words),
  );
}

/** Has the model write what is missing; nothing where a cap forbids it. */
async function write(
  context: GenerationContext,
  request: CustomQuestionRequest,
  had: readonly Question[],
): Promise<Question[]> {
  const { studentId, topic, words, difficulty, count, seed, seen, withdrawn, waiting } = request;
  const written = await generateAndKeep(context, {
    topic,
    words,
    difficulty,
    seed,
    count: count - had.length,
    known: [...had.map(({ text }) => text), ...(await textsSeen(context.db, studentId, quizzesKnown))],
    ...waiting,
  });
  const known = new Set(had.map(({ id }) => id));
  return (written ?? []).filter(({ id }) => !known.has(id) && !seen.has(id) && !withdrawn.has(id));
}
