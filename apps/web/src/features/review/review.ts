import type { IssuedQuestion } from '@valence/contract';
import { startAttempt, type Attempt } from '../../attempt/attempt.ts';
import { flaggedPlaces, rightAtFirstPlaces } from '../../attempt/quiz-places.ts';
import type { FinishedQuiz, Quiz, QuizQuestion } from '../../attempt/quiz.ts';

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
  const chosen = new Map(quiz.questions.map(({ id }, place) => [id, firstChosen(answers[place])]));
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

/** The option submitted first, else the final one: quizzes kept by earlier versions do not have the first. */
function firstChosen(answer: FinishedQuiz['answers'][number] | undefined): number | null {
  return answer?.first ?? answer?.chosen ?? null;
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
  // What was typed is looked at with its options: they name the slips.
  const shown = questions.map((question: QuizQuestion) => {
    const whole = { ...question };
    delete whole.toType;
    return whole;
  });
  return { ...quiz, title, questions: shown, timeLimit: null };
}

function keysOf(questions: readonly IssuedQuestion[]): number[] {
  return questions.map(({ correctAnswer }) => correctAnswer);
}
