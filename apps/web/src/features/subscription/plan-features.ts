import {
  analyzedQuizzes,
  attemptsInPractice,
  plans,
  premiumPromise,
  withoutOptionsPerDay,
} from '@valence/contract';

const { free, premium } = plans;

export const freeAllowance = `${free.subjectQuizzesPerDay} subject quizzes a day, ${free.subjectQuizzesPerWeek} a week`;

/** What the free plan has. */
export const freeFeatures = [
  freeAllowance,
  `Quizzes of ${free.questionCounts.join(' and ')} questions`,
  'Every answer explained',
  'Review of the questions you missed',
  `Your slips of the last ${free.slipDays} days`,
  'A plan to the day of your exam, with a forecast',
  `Practice papers: ${free.papersPerMonth} a month`,
  `${withoutOptionsPerDay} fresh questions a day without options, after right choices`,
  'Calculator, periodic table, badges and streaks',
];

/** What Premium has, for somebody who is choosing. */
export const premiumFeatures = [
  'Unlimited subject quizzes',
  `${premium.customQuizzesPerWeek} custom AI quizzes per week`,
  'Custom topic generation',
  'Advanced topics and difficulty levels, in words of your own',
  `Quizzes of up to ${Math.max(...premium.questionCounts)} questions`,
  `Practice mode with ${attemptsInPractice} attempts at each question`,
  `Detailed analytics: your slips over ${analyzedQuizzes} quizzes, however long ago`,
  'A look at your exam plan with other minutes',
  'Priority support: what you report is looked at first',
  'Premium study materials: any number of practice papers, to sit or to print',
];

/** What Premium brings, for somebody who has met a limit. */
export const premiumBenefits = [
  premiumPromise,
  'Custom topics on any chemistry subject',
  `Advanced difficulty customization: up to ${Math.max(...premium.questionCounts)} questions, ${attemptsInPractice} attempts at each`,
  `Detailed performance analytics: your slips over ${analyzedQuizzes} quizzes`,
];
