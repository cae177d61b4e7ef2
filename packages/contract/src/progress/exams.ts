import * as z from 'zod/mini';
import { percent, wholeNumber } from '../quizzes/numbers.ts';

/** How many exams a student can plan to at once. */
export const mostExams = 6;
/** Minutes of study on a day, at most. */
export const mostMinutes = 480;
/** Minutes a day after the exam, for who wants to keep what was learnt. */
export const upkeepMinutes = 10;
/** How far ahead an exam may be, in days. */
export const furthestExam = 730;

const id = z.string().check(z.minLength(1), z.maxLength(80), z.regex(/^[a-z0-9-]+$/));
const minutes = z.int().check(z.gte(0), z.lte(mostMinutes));

/** A topic or concept of the list, and how much of the exam it is beside the others. */
const examTopic = z.strictObject({ id, weight: z.int().check(z.gte(1), z.lte(100)) });

/** An exam that is known, by its id, or one of the student's own, with its topics. */
const examSubject = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('known'), id }),
  z.strictObject({
    kind: z.literal('own'),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
    topics: z.array(examTopic).check(z.minLength(1), z.maxLength(100)),
  }),
]);

/** What a student says of an exam. */
export const examSettings = z.strictObject({
  subject: examSubject,
  /** The student's own date. */
  date: z.iso.date(),
  /** Minutes of study on each day of the week, Monday first. */
  minutes: z.array(minutes).check(z.length(7)),
  /** Dates without study. */
  freeDays: z.array(z.iso.date()).check(z.maxLength(200)),
});

/** What a student says after the exam; nothing of it has to be said. */
export const examAftermath = z.strictObject({
  went: z.nullable(z.enum(['better', 'expected', 'worse'])),
  /** The mark in percent, where the student knows and tells it. */
  mark: z.nullable(percent),
  /** A few minutes a day, so that what was learnt stays. */
  upkeep: z.boolean(),
});

/** One of the student's exams. */
export const studentExam = z.object({
  id: z.uuid(),
  ...examSettings.shape,
  name: z.string(),
  /** Until the day of the exam; 0 on it, and below after it. */
  daysLeft: z.int(),
  ...examAftermath.shape,
});

export const studentExams = z.object({
  /** The student's today. */
  today: z.iso.date(),
  exams: z.array(studentExam),
  /** Exams to choose from. */
  known: z.array(z.object({ id: z.string(), name: z.string(), board: z.string() })),
});

export const examId = z.object({ id: z.uuid() });

/** What the plan has for today, for one exam. */
const todayOfExam = z.object({
  id: z.uuid(),
  name: z.string(),
  date: z.iso.date(),
  daysLeft: z.int(),
  /** Minutes meant for today. */
  minutes: wholeNumber,
  /** Questions on what the exam asks, and on what that builds on, that were answered today, in papers and other quizzes too; and those that the plan still has. */
  done: wholeNumber,
  left: wholeNumber,
  /** In so many quizzes; the next has `nextCount` questions. */
  quizzes: wholeNumber,
  nextCount: wholeNumber,
  /** How many of the questions left are on something new, on something weak, and on something to be kept. */
  why: z.object({ new: wholeNumber, weak: wholeNumber, review: wholeNumber }),
  /** The units that they are on, most questions first. */
  units: z.array(z.object({ name: z.string(), questions: wholeNumber })),
  /** The plan would have had more, but the allowance of free quizzes has no more for today. */
  isCutShort: z.boolean(),
});

/** How today's plan is asked: with `type`, whatever can be typed comes without options. */
export const todayRequest = z.object({ answers: z.optional(z.enum(['choose', 'type'])) });

/** What is planned for today: for each exam, the nearest first. */
export const todayResponse = z.object({ today: z.iso.date(), exams: z.array(todayOfExam) });

/** Other minutes to look at the plan with. */
export const examPlanRequest = z.strictObject({
  minutes: z.optional(z.coerce.number().check(z.int(), z.gte(5), z.lte(mostMinutes))),
});

export const examPlan = z.object({
  /** Today, with what is left of it, and the days to come until the exam. */
  days: z.array(
    z.object({
      date: z.iso.date(),
      minutes: wholeNumber,
      questions: wholeNumber,
      /** What the day is likely to bring; each day is planned anew. */
      units: z.array(z.string()),
    }),
  ),
  /** Units of the exam with the share of their concepts that will have been asked by then, and how much of the exam they are. */
  units: z.array(
    z.object({ id: z.string(), name: z.string(), share: percent, met: percent, asked: percent }),
  ),
  /** Mean minutes on days of study. */
  minutes: wholeNumber,
  /** Units whose concepts will have been asked, all but a few. */
  covered: wholeNumber,
  /** Minutes a day with which all would be; `null` where they are, or more than a day has. */
  minutesForAll: z.nullable(wholeNumber),
  /** Mean minutes on days of study that the free plan has quizzes for, where that is fewer than were meant. */
  allowedMinutes: z.nullable(wholeNumber),
});

/** The mark to expect without further practice, from 0 to 100, with the bounds that hold nine of ten; or why there is none yet. */
export const examForecast = z.discriminatedUnion('enough', [
  z.object({ enough: z.literal(false), because: z.string(), answers: wholeNumber, needed: wholeNumber }),
  z.object({
    enough: z.literal(true),
    low: percent,
    middle: percent,
    high: percent,
    answers: wholeNumber,
    /** Units in which practice would raise the mark most, the first most. */
    mostFrom: z.array(z.string()),
  }),
]);

export type ExamSettings = z.infer<typeof examSettings>;
export type ExamAftermath = z.infer<typeof examAftermath>;
export type StudentExam = z.infer<typeof studentExam>;
export type StudentExams = z.infer<typeof studentExams>;
export type TodayResponse = z.infer<typeof todayResponse>;
export type ExamPlan = z.infer<typeof examPlan>;
export type ExamForecast = z.infer<typeof examForecast>;
