import { plans, type Difficulty, type User } from '@valence/contract';
import type { Quiz } from './quiz.ts';

/** How a student wants to take a quiz. */
export interface QuizSettings {
  difficulty: Difficulty;
  count: number;
  hasTimer: boolean;
  isPracticeMode: boolean;
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
  return { difficulty, count: questions.length, hasTimer: timeLimit !== null, isPracticeMode };
}
