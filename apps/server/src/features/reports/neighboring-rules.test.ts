import { expect, test } from 'vitest';
import { gradeTypedAnswer } from '@valence/questions';
import { smallEngine } from '../../testing/small-engine.ts';
import { checkNeighboringRules } from './neighboring-rules.ts';

const [question] = smallEngine.composeQuiz({
  subject: 'general',
  difficulty: 'beginner',
  count: 1,
  seed: 1,
  seen: new Set(),
});

function check(typed: string) {
  if (question === undefined) throw new Error('The small engine has no question');
  const asked = { kind: 'number', value: '2.50', unit: 'g', figures: 3 } as const;
  return checkNeighboringRules({ askedAnswerOf: () => asked, gradeTypedAnswer }, question, typed);
}

test('an answer that neighboring rules take is told to the maintainer', () => {
  expect(check('2,50 g')).toMatchObject({
    verdict: 'failed',
    finding: expect.stringContaining('decimal comma'),
  });
  expect(check('2.50000 g').finding).toContain('any number of figures');
});

test('an answer that is wrong by all of them is, too', () => {
  expect(check('7 g')).toMatchObject({ verdict: 'passed' });
});
