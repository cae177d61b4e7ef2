import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { entropyChanges } from './entropy-changes.ts';

test('no option lets the total entropy fall where hot and cold water mix by themselves', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const { options } = makeQuestion(entropyChanges, seed, 'advanced');
    expect(options.filter(({ text }) => !text.startsWith('+'))).toEqual([]);
  }
});
