import * as z from 'zod/mini';
import { wholeNumber } from './numbers.ts';
import { erratumKinds } from './reports.ts';
import { subjectId } from './subject-schemas.ts';

/** Nothing is told of fewer students than this. */
export const fewestStudentsTold = 10;

const day = z.iso.date();

const read = {
  day,
  /** What was read, and how. */
  what: z.string(),
  /** Keys that were read. */
  keys: wholeNumber,
  /** What was seen besides; `null` where nothing was. */
  remark: z.nullable(z.string()),
};

/** A reading by somebody who did not see the keys. */
const reading = z.object({
  ...read,
  /** Keys that turned out wrong; `null` where they were not what was counted. */
  wrong: z.nullable(wholeNumber),
});

/** Wrong keys of what was served. */
const headline = z.object({
  ...read,
  wrong: wholeNumber,
  /** Upper bound of their share, in per cent: what is above it is excluded with 95 % confidence. */
  upperBound: z.number(),
});

/** A fault that was upheld. */
const erratum = z.object({
  /** From 1 for the first. */
  number: wholeNumber,
  kind: z.enum(erratumKinds),
  subject: subjectId,
  decidedOn: day,
  /** From the first report until no new quiz had the question. */
  daysUntilWithdrawn: wholeNumber,
  /** Answers to the question; `null` where they are of fewer than ten students. */
  answersAffected: z.nullable(wholeNumber),
  /** Quizzes whose score went up; `null` where they are of fewer than ten students. */
  scoresRaised: z.nullable(wholeNumber),
});

/** How the questions of a topic fare, over those that enough students answered; nothing of a single question or option. */
const topicHealth = z.object({
  subject: subjectId,
  /** The name of the topic. */
  topic: z.string(),
  /** Written questions and levels of families that ten students or more have answered. */
  questions: wholeNumber,
  /** First tries at them, and how many of a hundred were right. */
  answers: wholeNumber,
  rightOfHundred: wholeNumber,
  /** How many of the questions were answered by enough students to be judged, and how many of those tell who knows more. */
  judged: wholeNumber,
  telling: wholeNumber,
});

/** How often our keys are wrong, from the readings and from rows alone. */
export const accuracy = z.object({
  asOf: day,
  /** The largest reading of what was served, on which the headline stands. */
  headline,
  readings: z.array(reading),
  errata: z.array(erratum),
  /** What answers say: written questions and levels of families that enough students have answered. */
  answered: z.object({ judged: wholeNumber, inQuarantine: wholeNumber }),
  /** By subject and name of the topic. */
  topics: z.array(topicHealth),
});
export type Accuracy = z.infer<typeof accuracy>;
