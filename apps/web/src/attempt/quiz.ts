import type { Difficulty, IssuedQuestion, QuestionOrigins, TopicChoice } from '@valence/contract';
import type { Attempt } from './attempt.ts';

/** A quiz as the student takes it: what the server issued, and how the student wanted to take it. */
export interface Quiz {
  quizId: string;
  /** A subject's id, the understood topic of a custom quiz, or the name of what was chosen. */
  topic: string;
  /** What was chosen from the list of topics, where it was: to take the like once more. */
  choice?: TopicChoice;
  /** The subject's name, or the topic, as the screens show it. */
  title: string;
  difficulty: Difficulty;
  source: QuestionOrigins;
  questions: readonly IssuedQuestion[];
  /** Minutes; `null` without a timer. */
  timeLimit: number | null;
  isPracticeMode: boolean;
}

/** How a student dealt with one question. */
interface GivenAnswer {
  /** The final locked option; `null` when the question was left open. */
  chosen: number | null;
  /** Submitted options, wrong ones included. */
  attempts: number;
  /** The option submitted first; quizzes kept by earlier versions do not have it. */
  first?: number | null;
  /** The student wanted to come back to the question. */
  isFlagged?: boolean;
  /** Seconds on the question, over all visits. */
  seconds: number;
}

/** A finished quiz with everything that its review and its recording need. */
export interface FinishedQuiz {
  quiz: Quiz;
  answers: readonly GivenAnswer[];
  /** Seconds with a question before the student's eyes. */
  timeSpent: number;
}

/** What a student is busy with: a quiz being taken, or one that is finished and shown on the results page. */
export type KeptQuiz =
  { kind: 'active'; quiz: Quiz; attempt: Attempt } | { kind: 'finished'; finished: FinishedQuiz };

/** Places of the questions whose final answer is the key. */
export function correctPlaces({ quiz, answers }: FinishedQuiz): number[] {
  return quiz.questions.flatMap((question, place) =>
    answers[place]?.chosen === question.correctAnswer ? [place] : [],
  );
}

/** Places of the questions that were left open, as when the time ran out. */
export function openPlaces({ quiz, answers }: FinishedQuiz): number[] {
  return quiz.questions.flatMap((_, place) => ((answers[place]?.chosen ?? null) === null ? [place] : []));
}

/** Places of the questions that the student flagged. */
export function flaggedPlaces({ answers }: FinishedQuiz): number[] {
  return answers.flatMap(({ isFlagged }, place) => (isFlagged === true ? [place] : []));
}

/** Percent of right answers, rounded. */
export function scoreOf(finished: FinishedQuiz): number {
  return Math.round((100 * correctPlaces(finished).length) / finished.quiz.questions.length);
}
