import type { IssuedQuestion } from '@valence/contract';
import { startAttempt, type Attempt } from '../../attempt/attempt.ts';
import { firstOtherChoice, flaggedPlaces, rightAtFirstPlaces } from '../../attempt/quiz-places.ts';
import { keyOf, typedProgress, type FinishedQuiz, type Quiz, type QuizQuestion } from '../../attempt/quiz.ts';

/** What a review goes over: the missed questions, every question of the quiz, or those that the student flagged. */
export type ReviewScope = 'missed' | 'all' | 'flagged';

/** A set of questions, and how it is gone through. */
export interface ReviewPart {
  quiz: Quiz;
  attempt: Attempt;
}

/** The questions that were not right at the first try, in the order of the quiz. */
export function missedQuestions(finished: FinishedQuiz): IssuedQuestion[] {
  const right = new Set(rightAtFirstPlaces(finished));
  return finished.quiz.questions.filter((_, place) => !right.has(place));
}

/** The questions that the student flagged, in the order of the quiz. */
function flaggedQuestions(finished: FinishedQuiz): IssuedQuestion[] {
  const flagged = new Set(flaggedPlaces(finished));
  return finished.quiz.questions.filter((_, place) => flagged.has(place));
}

/**
 * The questions of a quiz followed by fresh variants, everything shown and locked. What the student chose first is marked,
 * so that each question says what slip led there, and what was chosen in the end, as the results have it.
 */
export function startReview(
  finished: FinishedQuiz,
  scope: ReviewScope,
  variants: readonly IssuedQuestion[],
  now: number,
): ReviewPart {
  const { quiz, answers } = finished;
  const asked = askedQuestions(finished, scope);
  const flagged = new Set(flaggedQuestions(finished).map(({ id }) => id));
  const given = new Map(quiz.questions.map(({ id }, place) => [id, answers[place]]));
  // What was flagged is looked at by itself.
  const questions = (scope === 'flagged' ? asked : [...asked, ...variants]).map((question) =>
    asAnswered(question, given.get(question.id)),
  );
  const attempt = startAttempt('review', keysOf(questions), now);
  return {
    quiz: partOf(quiz, `Review: ${quiz.title}`, questions),
    attempt: {
      ...attempt,
      flagged: questions.flatMap(({ id }, place) => (flagged.has(id) ? [place] : [])),
      progress: questions.map((question) => {
        const { id, standing } = question;
        if (standing !== undefined)
          return { kind: 'resolved', answer: null, tried: typedProgress(standing).tried };
        return { kind: 'resolved', answer: keyOf(question), tried: chosenOptions(given.get(id)) };
      }),
    },
  };
}

/** A question as its student met it: one that was typed has no options, and says what became of what was typed. */
function asAnswered(
  question: QuizQuestion,
  answer: FinishedQuiz['answers'][number] | undefined,
): QuizQuestion {
  if (answer?.typed === undefined) return question;
  const { tries, alsoRight } = answer.typed;
  // Of a quiz that is not saved yet, the keys of what was left open are not known.
  const isTold = question.options.length > 0;
  const standing = {
    tries: [...tries],
    solution: isTold ? question : null,
    ...(isTold && alsoRight !== undefined && { alsoRight }),
  };
  return { ...question, options: [], standing };
}

/** The option submitted first, where it is known, and the final one; what was tried between the two is not kept. */
function chosenOptions(answer: FinishedQuiz['answers'][number] | undefined): number[] {
  const first = firstOtherChoice(answer);
  const last = answer?.chosen ?? answer?.first ?? null;
  return [first, last].filter((option) => option !== null);
}

function askedQuestions(finished: FinishedQuiz, scope: ReviewScope): readonly IssuedQuestion[] {
  switch (scope) {
    case 'all':
      return finished.quiz.questions;
    case 'missed':
      return missedQuestions(finished);
    case 'flagged':
      return flaggedQuestions(finished);
  }
}

/** The variants as questions to be answered; nothing of it is recorded. */
export function startPractice(
  { quiz }: FinishedQuiz,
  variants: readonly IssuedQuestion[],
  mode: 'single' | 'practice',
  now: number,
): ReviewPart {
  const part = partOf(quiz, `Practice: ${quiz.title}`, variants);
  return {
    quiz: { ...part, isPracticeMode: mode === 'practice' },
    attempt: startAttempt(mode, keysOf(variants), now),
  };
}

function partOf(quiz: Quiz, title: string, questions: readonly IssuedQuestion[]): Quiz {
  return { ...quiz, title, questions, timeLimit: null };
}

function keysOf(questions: readonly IssuedQuestion[]): Attempt['keys'] {
  return questions.map(keyOf);
}
