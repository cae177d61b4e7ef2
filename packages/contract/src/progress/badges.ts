import type { Progress } from './progress.ts';
import { subjectIds } from '../quizzes/subjects.ts';

export type BadgeCategory = 'achievement' | 'performance' | 'special';
export type BadgeRarity = 'common' | 'rare' | 'epic' | 'legendary';

/** A badge of one student: earned or not, and the progress if it can be counted. */
export interface Badge {
  id: string;
  name: string;
  /** The text for a student who has earned it. */
  description: string;
  /** The text for a student who has not earned it yet. */
  requirement: string;
  category: BadgeCategory;
  rarity: BadgeRarity;
  unlocked: boolean;
  /** `current` never goes beyond `total`; left out where there is nothing to count towards. */
  progress?: { current: number; total: number };
}

/**
 * The eight badges, in the order in which screens show them, as a student's progress decides them. They follow the
 * progress both ways: a badge for an average is lost when the average falls below its mark.
 * Source: the badges of the first specification; perfect scores and right answers in a row are those at the first attempt.
 * @example badgesFor(progress).filter((badge) => badge.unlocked).length // how many are earned
 */
export function badgesFor(progress: Progress): Badge[] {
  return rules.map(({ decide, ...badge }) => ({ ...badge, ...decide(progress) }));
}

type Decision = Pick<Badge, 'unlocked' | 'progress'>;
type BadgeRule = Omit<Badge, keyof Decision> & { decide: (progress: Progress) => Decision };

/** Seconds: faster than this is the speed of Speed Demon. */
const speedLimit = 120;

const rules: readonly BadgeRule[] = [
  {
    id: 'first-steps',
    name: 'First Steps',
    description: 'Every chemist starts somewhere, and you have started.',
    requirement: 'Complete 1 quiz',
    category: 'achievement',
    rarity: 'common',
    decide: ({ totalQuizzes }) => reach(totalQuizzes, 1),
  },
  {
    id: 'quiz-master',
    name: 'Quiz Master',
    description: 'Fifty quizzes show that practice has become a habit.',
    requirement: 'Complete 50 quizzes',
    category: 'achievement',
    rarity: 'rare',
    decide: ({ totalQuizzes }) => reach(totalQuizzes, 50),
  },
  {
    id: 'perfectionist',
    name: 'Perfectionist',
    description: 'Ten times, every question was right at the first attempt.',
    requirement: 'Get 10 perfect scores',
    category: 'performance',
    rarity: 'epic',
    decide: ({ perfectScores }) => reach(perfectScores, 10),
  },
  {
    id: 'speed-demon',
    name: 'Speed Demon',
    description: 'A whole quiz was done before two minutes were over.',
    requirement: 'Finish a quiz of 5 questions or more in under 2 minutes',
    category: 'performance',
    rarity: 'rare',
    decide: ({ fastestTime }) => ({
      unlocked: fastestTime !== null && fastestTime > 0 && fastestTime < speedLimit,
    }),
  },
  {
    id: 'sharp-mind',
    name: 'Sharp Mind',
    description: 'On average, nine answers in ten are right.',
    requirement: 'Keep an average score of at least 90%',
    category: 'performance',
    rarity: 'epic',
    decide: ({ averageScore }) => reach(averageScore, 90),
  },
  {
    id: 'sniper',
    name: 'Sniper',
    description: 'One hundred questions, one after another, without a miss.',
    requirement: 'Answer 100 questions in a row correctly, each at the first attempt',
    category: 'special',
    rarity: 'legendary',
    // Towards it the current run counts: a run that was broken off is no progress any more.
    decide: ({ correctInARow, mostCorrectInARow }) =>
      mostCorrectInARow >= 100 ? reach(mostCorrectInARow, 100) : reach(correctInARow, 100),
  },
  {
    id: 'element-explorer',
    name: 'Element Explorer',
    description: 'You have been to every corner of chemistry.',
    requirement: 'Complete a quiz in all 5 subjects',
    category: 'achievement',
    rarity: 'rare',
    decide: ({ subjectsCompleted }) => reach(subjectsCompleted.length, subjectIds.length),
  },
  {
    id: 'chemistry-legend',
    name: 'Chemistry Legend',
    description: 'A thousand questions: few have seen so much chemistry.',
    // A finished quiz counts with all of its questions, those included that were left open.
    requirement: 'Finish quizzes with 1,000 questions in all',
    category: 'special',
    rarity: 'legendary',
    decide: ({ totalQuestions }) => reach(totalQuestions, 1000),
  },
];

function reach(count: number, total: number): Required<Decision> {
  return { unlocked: count >= total, progress: { current: Math.min(count, total), total } };
}
