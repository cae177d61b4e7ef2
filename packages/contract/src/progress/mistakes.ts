import * as z from 'zod/mini';
import { wholeNumber } from '../quizzes/numbers.ts';
import { drawing, questionFigure, stimulus, typedTry } from '../quizzes/quizzes.ts';
import { difficulty, subjectId } from '../quizzes/subject-schemas.ts';
import { questionCountsByDifficulty, topicChoice } from '../quizzes/topic-list.ts';

/** On so many different days the skill of a mistake has to be right at the first try until it leaves the list. */
export const daysToMend = 2;

/** How many mistakes the list shows, the latest; the others follow when those are mended. */
export const mistakesShown = 60;

/** How many mistakes stand, and how many of them are due: missed before today, and their skill not tried today. */
const standing = { standing: wholeNumber, due: wholeNumber };

export const mistakesDue = z.object(standing);

const mistake = z.object({
  quizId: z.uuid(),
  questionId: z.string(),
  question: z.string(),
  /** The text of the option chosen first; `null` where that is not known, or the answer was typed. */
  firstAnswer: z.nullable(z.string()),
  /** What the slip behind that answer teaches, `''` where it teaches nothing: two options of a question may come of one slip. */
  teaching: z.string(),
  /** The text of the right option under the key that counts; `null` where none is right. */
  rightAnswer: z.nullable(z.string()),
  /** The first try and the other ways to write the right answer, where the answer was typed; the try is `null` where nothing was. */
  typed: z.optional(z.object({ first: z.nullable(typedTry), alsoRight: z.optional(z.string()) })),
  explanation: z.string(),
  drawings: z.array(drawing),
  figure: z.optional(questionFigure),
  stimulus: z.optional(stimulus),
  difficulty,
  missedAt: z.iso.datetime(),
  /** Until the question was over. */
  tries: wholeNumber,
  /** Became right at a later try, in practice. */
  isRightLater: z.boolean(),
  isDue: z.boolean(),
  /** On how many days since then its skill was right at the first try. */
  rightDays: wholeNumber,
});

const freshQuestions = { choice: topicChoice, questions: questionCountsByDifficulty };

/** What was missed and is not mended yet, by concept and by slip: concepts with something due first, then what was missed last. */
export const mistakes = z.object({
  ...standing,
  concepts: z.array(
    z.object({
      /** Of the concept, or of the topic where the question names no concept. */
      id: z.string(),
      name: z.string(),
      subject: subjectId,
      due: wholeNumber,
      /** Of its latest miss. */
      difficulty,
      /** What a quiz of fresh questions on it asks for, and how many there are; `null` where the list of topics does not have it. */
      fresh: z.nullable(z.object(freshQuestions)),
      /** The topic that it is of, for where it has too few of its own; `null` where there is none, and not told by a server of an earlier version. */
      topic: z.optional(z.nullable(z.object({ name: z.string(), ...freshQuestions }))),
      slips: z.array(
        z.object({
          /** With the teaching of the latest; `null` where none is known: what was answered led to no known one, or the first choice is not known. */
          slip: z.nullable(z.object({ id: z.string(), name: z.string(), teaching: z.string() })),
          mistakes: z.array(mistake),
        }),
      ),
    }),
  ),
});

export type Mistakes = z.infer<typeof mistakes>;
