import * as z from 'zod/mini';
import { wholeNumber } from '../quizzes/numbers.ts';
import { erratumKinds, upheldOutcomes } from './reports.ts';
import { subjectId } from '../quizzes/subject-schemas.ts';

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
  /** Questions as quizzes served them, or templates of the catalogue, each as likely as any other. */
  sampleOf: z.enum(['quizzes', 'catalogue']),
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
  /** Answers that count for more than they did; `null` where they are of fewer than ten students. */
  marksGivenBack: z.nullable(wholeNumber),
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

/**
 * A sample of the catalogue that is solved by readers on the desk who do not see the keys. While it is open nothing is told of its
 * items but how many are decided.
 */
const keyAudit = z.object({
  /** From 1 for the first. */
  number: wholeNumber,
  size: wholeNumber,
  seed: z.string(),
  /** SHA-256 of the names of the templates of the catalogue, sorted, each with a line feed behind it; in hex. */
  catalogue: z.string(),
  /** Templates of it that were out of new quizzes, and are not drawn. */
  leftOut: z.array(z.string()),
  /** How many templates the sample is drawn from. */
  templates: wholeNumber,
  announcedAt: z.iso.datetime(),
  drawnAt: z.nullable(z.iso.datetime()),
  decided: wholeNumber,
  closedAt: z.nullable(z.iso.datetime()),
  /** `null` until it is closed. */
  result: z.nullable(
    z.object({
      /** Each with what was wrong and what was done. */
      misses: z.array(
        z.object({ kind: z.enum(erratumKinds), subject: subjectId, outcome: z.enum(upheldOutcomes) }),
      ),
      /** Items that nobody decided before an operator ended the audit; the bound takes them for misses. */
      undecided: wholeNumber,
      /** Items on which a reader erred, not the key. */
      slips: wholeNumber,
      /** Upper bound of the share of misses, in per cent. */
      upperBound: z.number(),
    }),
  ),
});
export type KeyAudit = z.infer<typeof keyAudit>;

/** How often our keys are wrong, from the readings and from rows alone. */
export const accuracy = z.object({
  asOf: day,
  /** The largest reading of what was served, or a closed audit as large, on which the headline stands. */
  headline,
  /** The latest first. */
  audits: z.array(keyAudit),
  readings: z.array(reading),
  errata: z.array(erratum),
  /** What answers say: written questions and levels of families that enough students have answered. */
  answered: z.object({ judged: wholeNumber, inQuarantine: wholeNumber }),
  /** By subject and name of the topic. */
  topics: z.array(topicHealth),
});
export type Accuracy = z.infer<typeof accuracy>;
