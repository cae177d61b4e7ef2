import * as z from 'zod/mini';
import { wholeNumber } from '../quizzes/numbers.ts';
import { issuedQuestion, toType, typedResult } from '../quizzes/quizzes.ts';
import { longestTypedAnswer } from '../quizzes/typed-answers.ts';

/** The longest paper, in questions. */
const longestPaper = 100;
const optionPlace = z.int().check(z.gte(0), z.lte(3));
const questionPlace = z.int().check(z.gte(0), z.lt(longestPaper));
const milliseconds = z.int().check(z.nonnegative());
const texts = z.array(z.string());
/** The place of an option, or what was typed; `null` for no answer. */
const paperAnswer = z.nullable(
  z.union([optionPlace, z.string().check(z.minLength(1), z.maxLength(longestTypedAnswer))]),
);

/** Marks for a question. */
const marking = z.object({ right: z.int(), wrong: z.int(), unanswered: z.int() });

/** What lies on the desk. */
const aids = z.object({ calculator: z.boolean(), periodicTable: z.boolean(), dataSheet: z.boolean() });

/** An exam that a paper can imitate: facts with source and day, and what in them is in doubt. */
const paperExam = z.object({
  id: z.string(),
  name: z.string(),
  board: z.string(),
  /** Which part of the real exam a paper is like. */
  like: z.string(),
  questions: wholeNumber,
  minutes: wholeNumber,
  marking,
  aids,
  /** Shares in percent of the exam. */
  units: z.array(z.object({ id: z.string(), name: z.string(), low: z.number(), high: z.number() })),
  leftOut: z.array(z.object({ name: z.string(), percent: z.number() })),
  weightsFrom: z.enum(['board', 'others', 'us']),
  differences: texts,
  doubts: texts,
  source: z.string(),
  /** ISO date. */
  asOf: z.string(),
});

/** How far a student is with a paper. Lists go by the order of the questions. */
const paperStanding = z.strictObject({
  answers: z.array(paperAnswer).check(z.maxLength(longestPaper)),
  /** Whether this student writes decimals behind a comma. */
  decimalComma: z.optional(z.boolean()),
  struck: z.array(z.array(optionPlace).check(z.maxLength(4))).check(z.maxLength(longestPaper)),
  /** Places of the questions that the student flagged. */
  flagged: z.array(questionPlace).check(z.maxLength(longestPaper)),
  /** Milliseconds spent on each question. */
  spent: z.array(milliseconds).check(z.maxLength(longestPaper)),
  /** Place of the question on show. */
  at: questionPlace,
  /** Grows with each step, so that a call that was held up never takes the place of a later one. */
  revision: wholeNumber,
  /** The page that made the last step: another one goes on only from what it knows. */
  page: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
});

/** All papers of a student, and what they can sit. */
export const papersResponse = z.object({
  exams: z.array(paperExam),
  /** The paper that is not submitted. */
  open: z.nullable(
    z.object({ paperId: z.uuid(), name: z.string(), deadline: z.iso.datetime(), isOver: z.boolean() }),
  ),
  /** Newest first. */
  past: z.array(
    z.object({
      paperId: z.uuid(),
      name: z.string(),
      submittedAt: z.iso.datetime(),
      right: wholeNumber,
      questions: wholeNumber,
    }),
  ),
  /** Of the student's month; `limit` is `null` without one. */
  allowance: z.object({ limit: z.nullable(wholeNumber), used: wholeNumber, resetDate: z.iso.datetime() }),
});

export const startPaperRequest = z.strictObject({
  examId: z.string().check(z.minLength(1), z.maxLength(60)),
  length: z.enum(['full', 'half']),
  /** Percent. */
  extraTime: z.union([z.literal(0), z.literal(25), z.literal(50)]),
});

/** A question of a paper that is not submitted: its key stays with the server. One with `toType` has no options. */
const paperQuestion = z.object({
  id: issuedQuestion.shape.id,
  question: issuedQuestion.shape.question,
  options: texts,
  toType: z.optional(toType),
  drawings: issuedQuestion.shape.drawings,
  figure: issuedQuestion.shape.figure,
  stimulus: issuedQuestion.shape.stimulus,
});

/** Typed answers that could not be read, by the places of their questions, with why. Nothing is told of right or wrong. */
const notRead = z.array(z.object({ at: questionPlace, words: z.string() }));

/** A paper being sat. Its clock is the server's: `now` is what the student's device sets its own by. */
const openPaper = z.object({
  paperId: z.uuid(),
  name: z.string(),
  like: z.string(),
  marking,
  aids,
  questions: z.array(paperQuestion),
  startedAt: z.iso.datetime(),
  deadline: z.iso.datetime(),
  now: z.iso.datetime(),
  standing: paperStanding,
  notRead,
});

export const savePaperResponse = z.object({
  notRead,
  /** What is kept instead of the standing that was sent: steps of another page, which that one does not have. */
  kept: z.optional(paperStanding),
});

export const openPaperResponse = z.object({ paper: z.nullable(openPaper) });

/** What is said of the open paper elsewhere: the milliseconds that are left of it, 0 once its time is up. */
export const openPaperPlaceResponse = z.object({
  paper: z.nullable(z.object({ paperId: z.uuid(), name: z.string(), left: milliseconds })),
});

/** Answers of the open paper; `elapsed` are the milliseconds since its start when the last of them was given. */
export const savePaperRequest = z.strictObject({
  paperId: z.uuid(),
  elapsed: milliseconds,
  standing: paperStanding,
  /** The revision of the kept standing that the page went on from. Without it the higher revision holds. */
  after: z.optional(wholeNumber),
});

export const submitPaperResponse = z.object({ paperId: z.uuid() });
export const paperParams = z.object({ paperId: z.uuid() });

/** Right, wrong and unanswered questions, and the marks for them. */
const tally = {
  right: wholeNumber,
  wrong: wholeNumber,
  unanswered: wholeNumber,
  marks: z.int(),
  most: z.int(),
};

/** What became of a paper: marks under the exam's scheme, by unit, and each question with its key. */
export const paperReport = z.object({
  paperId: z.uuid(),
  name: z.string(),
  like: z.string(),
  marking,
  startedAt: z.iso.datetime(),
  submittedAt: z.iso.datetime(),
  /** Seconds. */
  timeSpent: wholeNumber,
  timeAllowed: wholeNumber,
  ...tally,
  units: z.array(z.object({ id: z.string(), name: z.string(), ...tally, timeSpent: wholeNumber })),
  /** In the order of the paper. */
  questions: z.array(
    z.object({
      question: issuedQuestion,
      unit: z.string(),
      chosen: z.nullable(optionPlace),
      /** What it counts, 0 to 1, where the key was corrected since. */
      marks: z.optional(z.number()),
      /** Where the answer was to be typed; `notRead` is what was typed and could not be read, which counts as no answer. */
      typed: z.optional(z.extend(typedResult, { notRead: z.nullable(z.string()) })),
      isFlagged: z.boolean(),
      /** Seconds. */
      timeSpent: wholeNumber,
    }),
  ),
});

export type PaperExam = z.infer<typeof paperExam>;
export type PaperMarking = z.infer<typeof marking>;
export type PaperAids = z.infer<typeof aids>;
export type PaperStanding = z.infer<typeof paperStanding>;
export type PapersResponse = z.infer<typeof papersResponse>;
export type StartPaperRequest = z.infer<typeof startPaperRequest>;
export type NotRead = z.infer<typeof notRead>;
export type PaperQuestion = z.infer<typeof paperQuestion>;
export type OpenPaper = z.infer<typeof openPaper>;
export type SavePaperRequest = z.infer<typeof savePaperRequest>;
export type SavePaperResponse = z.infer<typeof savePaperResponse>;
export type OpenPaperPlace = NonNullable<z.infer<typeof openPaperPlaceResponse>['paper']>;
export type PaperReport = z.infer<typeof paperReport>;
