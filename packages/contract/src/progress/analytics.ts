import * as z from 'zod/mini';
import { percent, wholeNumber } from '../quizzes/numbers.ts';
import { drawing } from '../quizzes/quizzes.ts';
import { difficulty, subjectId } from '../quizzes/subject-schemas.ts';

/** How many of the latest quizzes the analysis reads. Older answers say little about what to learn next. */
export const analyzedQuizzes = 100;

/** How many of the latest quizzes, and of the latest weeks with a quiz, the score charts show. */
export const scoredQuizzes = 30;
export const scoredWeeks = 52;

/** How many slips the analysis lists. */
export const toldSlips = 8;

/** Right at the first attempt, of those that were answered. */
const accuracy = { answered: wholeNumber, right: wholeNumber };

/** How often a slip was made, of the answered questions that offered it. */
const slipRate = z.object({ made: wholeNumber, offered: wholeNumber });

const pace = { answered: wholeNumber, medianSeconds: z.number().check(z.nonnegative()) };

/**
 * What a student's finished quizzes say. Scores are those of whole quizzes; everything else looks at first attempts on
 * the questions answered in the latest quizzes; slips on those of the latest days, where the plan says so.
 */
export const analytics = z.object({
  /** How much everything but the scores is measured on. */
  measured: z.object({ quizzes: wholeNumber, answered: wholeNumber }),
  /** The latest quizzes, oldest first. */
  scores: z.array(
    z.object({ quizId: z.uuid(), subject: z.string(), completedAt: z.iso.datetime(), score: percent }),
  ),
  /** Weeks with a quiz, oldest first, each by its Monday. */
  weeks: z.array(z.object({ monday: z.iso.date(), quizCount: wholeNumber, averageScore: percent })),
  /** The most practised first. */
  topics: z.array(z.object({ id: z.string(), name: z.string(), subject: subjectId, ...accuracy })),
  difficulties: z.array(z.object({ difficulty, ...accuracy })),
  /** The slips that cost answers. The one that cost most lately comes first. */
  slips: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      made: wholeNumber,
      offered: wholeNumber,
      /** The chances to make it in two halves by time. */
      earlier: slipRate,
      recent: slipRate,
      /** `null` where there were too few chances to tell. */
      trend: z.nullable(z.enum(['falling', 'steady', 'rising'])),
      lastSeen: z.iso.datetime(),
      /** The teaching sentence of the question on which the slip was last made. */
      teaching: z.string(),
      /** The structures that the teaching names. */
      drawings: z.array(drawing),
      subject: subjectId,
      topic: z.object({ id: z.string(), name: z.string() }),
    }),
  ),
  /** The answers that slips are told of; `days` where the plan reaches back no further and there are older ones. */
  slipsFrom: z.object({ answered: wholeNumber, days: z.nullable(wholeNumber) }),
  /** Time on a question, where it was measured. */
  times: z.object({
    overall: z.nullable(z.object(pace)),
    byDifficulty: z.array(z.object({ difficulty, ...pace })),
    bySubject: z.array(z.object({ subject: subjectId, ...pace })),
  }),
});

/** A topic or concept with how well it goes, and how many different questions there are on it. */
const standing = z.object({ id: z.string(), name: z.string(), ...accuracy, questions: wholeNumber });

/** How well each topic and concept goes that was met in the latest thousand answers, in the order of the list. */
export const standings = z.object({ topics: z.array(standing), concepts: z.array(standing) });

export type Standings = z.infer<typeof standings>;
export type Analytics = z.infer<typeof analytics>;
