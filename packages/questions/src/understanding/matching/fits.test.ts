import { expect, test } from 'vitest';
import { composeQuiz } from '../../composition/compose-quiz.ts';

test('of a family whose draws test different things only those come that test what was typed', () => {
  for (let seed = 1; seed <= 12; seed += 1)
    for (const { tests } of composeQuiz({
      topic: 'electronegativity',
      difficulty: 'intermediate',
      count: 5,
      seed,
      seen: new Set(),
    }))
      expect(tests).toContain('electronegativity');
});
