import { expect, test } from 'vitest';
import { describeEvaluation } from './describe-evaluation.ts';

test('an evaluation says first where a model would vouch for itself', () => {
  expect(describeEvaluation([], {}, true)).toMatch(
    /^Writer and solver are one model: only questions whose key/,
  );
  expect(describeEvaluation([], {}, false)).not.toContain('one model');
});
