import { plans, type Difficulty, type User } from '@valence/contract';
import type { Quiz } from './quiz.ts';

/** Questions of the smallest quiz, and between two sizes. */
const smallestQuiz = 5;

/** How a student wants to take a quiz. */
export interface QuizSettings {
  difficulty: Difficulty;
  count: number;
  hasTimer: boolean;
  isPracticeMode: boolean;
  /** Answers are typed, where they can be. */
  isTyped?: boolean;
}

/** The settings that a student finds; practice is on where the plan has it. */
export function defaultSettings({
  hasActiveSubscription,
}: Pick<User, 'hasActiveSubscription'>): QuizSettings {
  const plan = hasActiveSubscription ? plans.premium : plans.free;
  return { difficulty: 'intermediate', count: 10, hasTimer: true, isPracticeMode: plan.practiceMode };
}

/** The settings that a quiz was taken with, to take the like once more. */
export function settingsOf({ difficulty, questions, timeLimit, isPracticeMode }: Quiz): QuizSettings {
  // A quiz that fewer questions fitted than were asked for is shorter than any that can be asked for.
  const count = Math.ceil(questions.length / smallestQuiz) * smallestQuiz;
  const isTyped = questions.some(({ toType }) => toType !== undefined);
  return { difficulty, count, hasTimer: timeLimit !== null, isPracticeMode, ...(isTyped && { isTyped }) };
}
