import type { GradingRules } from '@valence/questions';
import type { StoredQuiz } from '../quizzes-repository.ts';

/** How typed answers are graded. In a paper the unit stands beside the box, and a number may be rounded to two figures or more. */
export function typedRules({ kind }: Pick<StoredQuiz, 'kind'>): GradingRules {
  return kind === 'paper' ? { figures: 'lenient', unit: 'given' } : {};
}
