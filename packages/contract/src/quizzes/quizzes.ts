import * as z from 'zod/mini';
import { wholeNumber } from './numbers.ts';
import { difficulty } from './subject-schemas.ts';

/** The place of an option. */
export const optionIndex = z.int().check(z.nonnegative(), z.lte(3));

/** The slip that leads to a wrong option, with one sentence that teaches. */
const slip = z.object({ id: z.string(), name: z.string(), teaching: z.string() });

/** One check that a question passed before it was served: its name and its finding. */
const proofStep = z.object({ check: z.string(), finding: z.string() });

/** A drawn structure: the SMILES that the text names, its spoken name, and the drawing in `currentColor`. */
export const drawing = z.object({ smiles: z.string(), name: z.string(), svg: z.string() });

/**
 * A figure that a question shows, drawn in `currentColor`; `svg` is empty where the table is all there is. `description` is for whoever
 * hears it, `table` what can be read in it, where it is of numbers. Texts but the description are in typeset notation.
 */
export const questionFigure = z.object({
  svg: z.string(),
  description: z.string(),
  caption: z.string(),
  table: z.optional(z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) })),
});

/**
 * What the questions of a set are on, with the name of the set: questions with the same `id` stand together in a quiz. Texts are in
 * typeset notation, paragraphs of the text parted by an empty line.
 */
export const stimulus = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  figure: z.optional(questionFigure),
});

/**
 * A question as a student receives it. Texts are in the typeset notation of `packages/chemistry`.
 * `slips` stands beside `options`; the right option's place is `null`.
 */
export const issuedQuestion = z.object({
  id: z.string(),
  question: z.string(),
  options: z.array(z.string()).check(z.length(4)),
  correctAnswer: optionIndex,
  /**
   * The key was corrected after the question was issued: to the one above, or it was found that none or more than one is right. Then the one
   * above means nothing. In place of the explanation stands a note.
   */
  corrected: z.optional(z.enum(['key', 'voided'])),
  explanation: z.string(),
  difficulty,
  topics: z.array(z.object({ id: z.string(), name: z.string() })),
  slips: z.array(z.nullable(slip)).check(z.length(4)),
  reference: z.string(),
  proof: z.array(proofStep),
  drawings: z.array(drawing),
  figure: z.optional(questionFigure),
  stimulus: z.optional(stimulus),
});

/** What is to be typed. */
export const toType = z.object({
  kind: z.enum(['number', 'formula', 'equation', 'name']),
  /** The unit of the key; any other of its kind is as good. `null` where there is none. */
  unit: z.nullable(z.string()),
});

/** An answer as the server graded it. One that was not understood is no try. */
export const typedTry = z.object({
  typed: z.string(),
  verdict: z.enum(['right', 'partly', 'wrong']),
  /** 0 to 1. */
  marks: z.number(),
  /** What led to a wrong answer, where that is known; while tries are left its sentence is empty, since it may say the key. */
  slip: z.nullable(slip),
  /** What took marks away, a sentence each. */
  problems: z.array(z.string()),
  /** The answer as it was read, in the typeset notation. */
  understoodAs: z.string(),
});

/** Where a student is with a typed question. */
export const typedStanding = z.object({
  tries: z.array(typedTry),
  /** The whole question with its key, once it is over. */
  solution: z.nullable(issuedQuestion),
  /** Other ways to write the right answer, in a sentence in the typeset notation, once it is over and where there are some. */
  alsoRight: z.optional(z.string()),
});

/** What became of a typed question: what was typed last, its marks from 0 to 1, and every try as it was graded. */
export const typedResult = z.object({
  text: z.nullable(z.string()),
  marks: z.number(),
  toType,
  tries: typedStanding.shape.tries,
  alsoRight: typedStanding.shape.alsoRight,
});

/** A question whose answer is typed. Key, options, explanation, slips and proof stay on the server until it is over. */
export const typedQuestion = z.object({
  id: z.string(),
  question: z.string(),
  difficulty,
  topics: z.array(z.object({ id: z.string(), name: z.string() })),
  drawings: z.array(drawing),
  figure: z.optional(questionFigure),
  toType,
  standing: typedStanding,
});

/** The number of questions of a quiz from each source: the written bank, the families, a language model. */
export const questionOrigins = z.object({ written: wholeNumber, families: wholeNumber, model: wholeNumber });

export const generateQuestionsResponse = z.object({
  quizId: z.uuid(),
  /** A subject's id, the topic of a custom quiz as it was understood, or the name of what was chosen. */
  topic: z.string(),
  difficulty,
  source: questionOrigins,
  /** With those that are typed as many as were asked for, or fewer where no more fit the topic. */
  questions: z.array(issuedQuestion),
  /** The questions whose answers are typed; left out where there are none. */
  typed: z.optional(z.array(typedQuestion)),
});

/** The server's own grading; recording the same quiz again answers the same. */
export const recordQuizResponse = z.object({
  quizId: z.uuid(),
  score: z.number(),
  totalQuestions: wholeNumber,
  correctAnswers: wholeNumber,
  timeSpent: wholeNumber,
  completedAt: z.iso.datetime(),
  questions: z.array(
    z.object({
      questionId: z.string(),
      userAnswer: z.nullable(optionIndex),
      correctAnswer: optionIndex,
      isCorrect: z.boolean(),
    }),
  ),
  /** The typed questions with their keys, those included that were left open; left out where there are none. */
  typed: z.optional(z.array(typedQuestion)),
  /** The questions whose key was corrected since they were issued, as they are graded: tries, and marks from 0 to 1. */
  corrected: z.optional(
    z.array(z.object({ question: issuedQuestion, attempts: wholeNumber, marks: z.number() })),
  ),
});

export const similarQuestionsResponse = z.object({ questions: z.array(issuedQuestion) });

export type Slip = z.infer<typeof slip>;
export type ProofStep = z.infer<typeof proofStep>;
export type Drawing = z.infer<typeof drawing>;
export type QuestionFigure = z.infer<typeof questionFigure>;
export type Stimulus = z.infer<typeof stimulus>;
export type IssuedQuestion = z.infer<typeof issuedQuestion>;
export type ToType = z.infer<typeof toType>;
export type TypedTry = z.infer<typeof typedTry>;
export type TypedStanding = z.infer<typeof typedStanding>;
export type TypedQuestion = z.infer<typeof typedQuestion>;
export type QuestionOrigins = z.infer<typeof questionOrigins>;
export type GenerateQuestionsResponse = z.infer<typeof generateQuestionsResponse>;
export type SimilarQuestionsResponse = z.infer<typeof similarQuestionsResponse>;
export type RecordQuizResponse = z.infer<typeof recordQuizResponse>;

/** The progress of a custom quiz while it is written. */
export const generationProgress = z.discriminatedUnion('stage', [
  z.object({ stage: z.literal('understanding') }),
  z.object({ stage: z.literal('writing') }),
  /** `done` of the questions written so far are proved or rejected. */
  z.object({ stage: z.literal('checking'), done: wholeNumber, of: wholeNumber }),
]);

export type GenerationProgress = z.infer<typeof generationProgress>;
