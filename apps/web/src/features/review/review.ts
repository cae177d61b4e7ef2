import type { IssuedQuestion } from '@valence/contract';
import { startAttempt, type Attempt } from '../../attempt/attempt.ts';
import { correctPlaces, flaggedPlaces, type FinishedQuiz, type Quiz } from '../../attempt/quiz.ts';

/** What a review goes over: the missed questions, every question of the quiz, or those that the student flagged. */
export type ReviewScope = 'missed' | 'all' | 'flagged';

/** A set of questions, and how it is gone through. */
export interface ReviewPart {
  quiz: Quiz;
  attempt: Attempt;
}

/** The questions whose final answer is not the key, in the order of the quiz. */
export function missedQuestions(finished: FinishedQuiz): IssuedQuestion[] {
  const correct = new Set(correctPlaces(finished));
  return finished.quiz.questions.filter((_, place) => !correct.has(place));
}

/** The questions that the student flagged, in the order of the quiz. */
function flaggedQuestions(finished: FinishedQuiz): IssuedQuestion[] {
  const flagged = new Set(flaggedPlaces(finished));
  return finished.quiz.questions.filter((_, place) => flagged.has(place));
}

/**
 * The questions of a quiz followed by fresh variants, everything shown and locked. What the student chose is marked,
 * so that each question says what slip led there.
 */
export function startReview(
  finished: FinishedQuiz,
  scope: ReviewScope,
  variants: readonly IssuedQuestion[],
  now: number,
): ReviewPart {
  const { quiz, answers } = finished;
  const asked = askedQuestions(finished, scope);
  const flagged = new Set(flaggedQuestions(finished));
  const chosen = new Map(quiz.questions.map(({ id }, place) => [id, answers[place]?.chosen ?? null]));
  // What was flagged is looked at by itself.
  const questions = scope === 'flagged' ? asked : [...asked, ...variants];
  const attempt = startAttempt('review', keysOf(questions), now);
  return {
    quiz: partOf(quiz, `Review: ${quiz.title}`, questions),
    attempt: {
      ...attempt,
      flagged: questions.flatMap((question, place) => (flagged.has(question) ? [place] : [])),
      progress: questions.map(({ id, correctAnswer }) => {
        const option = chosen.get(id) ?? null;
        return { kind: 'resolved', answer: correctAnswer, tried: option === null ? [] : [option] };
      }),
    },
  };
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

function keysOf(questions: readonly IssuedQuestion[]): number[] {
  return questions.map(({ correctAnswer }) => correctAnswer);
}
