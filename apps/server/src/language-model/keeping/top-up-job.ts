import * as z from 'zod';
import type { Job } from '../../background/background-work.ts';
import { generateAndKeep, type GenerationContext } from '../generate-and-keep.ts';
import { keptQuestions } from './model-questions-repository.ts';
import { giveBackShortage, takeShortage } from './shortages-repository.ts';

/** Shortages that one run tops up at most. */
const mostShortages = 3;
/** Kept questions of a topic and difficulty that are enough; what is missing is written in batches. */
const enough = 10;
const batchSize = 5;
/** The share of the day's tokens that background work may use up: students who wait come first. */
const shareOfDay = 0.5;

/** Work that writes questions on topics that were asked for and had too few. It is done once for each time that they were asked for. */
export function topUpJob(context: GenerationContext): Job {
  return {
    name: 'top-up-model-questions',
    schedule: '41 * * * *',
    data: z.object({}),
    run: async () => {
      for (let done = 0; done < mostShortages; done += 1) if (!(await topUpOne(context))) return;
    },
  };
}

/** @returns false where nothing is short, or the caps permit nothing more */
async function topUpOne(context: GenerationContext): Promise<boolean> {
  const { db, clock, randomness, engine, caps } = context;
  const shortage = await takeShortage(db, new Date(clock()));
  if (shortage === null) return false;
  const { topic, difficulty } = shortage;
  const understood = engine.understandTopic(topic);
  if (!understood.isUnderstood) return true;
  const kept = (
    await keptQuestions(db, { topic, tests: understood.concepts, difficulty, studentId: null })
  ).filter((question) => engine.testsWhatWasAsked(question, topic));
  if (kept.length >= enough) return true;
  const bounded = { ...context, caps: { ...caps, tokensADay: Math.floor(caps.tokensADay * shareOfDay) } };
  const written = await generateAndKeep(bounded, {
    topic,
    words: topic,
    difficulty,
    count: Math.min(batchSize, enough - kept.length),
    seed: randomness.seed(),
    known: kept.map(({ text }) => text),
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  if (written === null) await giveBackShortage(db, shortage);
  return written !== null;
}
