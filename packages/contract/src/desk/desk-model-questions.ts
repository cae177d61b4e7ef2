import * as z from 'zod/mini';
import { auditEntry } from './desk.ts';
import { wholeNumber } from '../quizzes/numbers.ts';
import { drawing, questionFigure } from '../quizzes/quizzes.ts';
import { difficulty, subjectId } from '../quizzes/subject-schemas.ts';

const moment = z.iso.datetime();

/** What a maintainer made of a question that the language model wrote; `new` until one has looked at it. */
export const modelQuestionStates = ['new', 'kept', 'thrownOut'] as const;
export type ModelQuestionState = (typeof modelQuestionStates)[number];

const state = z.enum(modelQuestionStates);

/** A page of the questions in a state: those that are new oldest first, the others as they were decided, the latest first. */
export const deskModelQuestionsRequest = z.object({
  state: z._default(state, 'new'),
  /** From 0 for the first; a query is text. */
  page: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(10_000)), 0),
});

const modelQuestion = z.object({
  questionId: z.string(),
  state,
  decidedAt: z.nullable(moment),
  /** The understood topic that it was written for. */
  topic: z.string(),
  subject: subjectId,
  difficulty,
  /** Ids of the concepts that it tests, as its reader says. */
  tests: z.array(z.string()),
  question: z.string(),
  options: z.array(
    z.object({
      text: z.string(),
      isKey: z.boolean(),
      slip: z.nullable(z.string()),
      /** What a student who chose it reads. */
      teaching: z.nullable(z.string()),
    }),
  ),
  explanation: z.string(),
  reference: z.string(),
  drawings: z.array(drawing),
  figure: z.optional(questionFigure),
  /** The checks that it passed, the solver's among them. */
  proof: z.array(z.object({ check: z.string(), finding: z.string() })),
  /** The model that wrote it, and the one that solved it: it saw neither key nor solution, and answered with the key. */
  writer: z.string(),
  solver: z.string(),
  tokens: wholeNumber,
  writtenAt: moment,
  /** Whether it is out of new quizzes, by this list or by a report. */
  isWithdrawn: z.boolean(),
  history: z.array(auditEntry),
});
export type DeskModelQuestion = z.infer<typeof modelQuestion>;

export const deskModelQuestions = z.object({
  questions: z.array(modelQuestion),
  /** How many are in the state, on all pages. */
  count: wholeNumber,
  perPage: wholeNumber,
});

/** What was thrown out stays out. */
export const deskModelDecision = z.strictObject({
  questionId: z.string().check(z.minLength(1), z.maxLength(200)),
  isKept: z.boolean(),
  /** For those who look at the log later. */
  note: z.nullable(z.string().check(z.maxLength(500))),
});
export type DeskModelDecision = z.infer<typeof deskModelDecision>;
export const deskModelDecided = z.object({ state });
