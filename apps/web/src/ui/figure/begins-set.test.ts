import { expect, test } from 'vitest';
import { sampleQuestion } from '../../attempt/testing/sample-question.ts';
import { beginsSet } from './begins-set.ts';

test('a stimulus is shown above the first of its questions alone', () => {
  const on = (id: string) => ({ ...sampleQuestion('one', 0), stimulus: { id, title: '', text: '' } });
  expect(beginsSet(on('a'), undefined)).toBe(true);
  expect(beginsSet(on('a'), sampleQuestion('two', 0))).toBe(true);
  expect(beginsSet(on('a'), on('b'))).toBe(true);
  expect(beginsSet(on('a'), on('a'))).toBe(false);
  expect(beginsSet(sampleQuestion('two', 0), on('a'))).toBe(false);
});
