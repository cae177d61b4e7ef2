import type { TypedTry } from '@valence/contract';
import { expect, test } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { TypedFeedback } from './typed-feedback.tsx';

const wrong: TypedTry = {
  typed: '7 mol',
  verdict: 'wrong',
  marks: 0,
  slip: null,
  problems: [],
  understoodAs: '7 mol',
};

function shown(tried: TypedTry, isOver: boolean): string {
  return show(<TypedFeedback standing={{ tries: [tried], solution: null }} isOver={isOver} />);
}

test('while tries are left a wrong answer without a known slip says where to look', () => {
  expect(shown(wrong, false)).toContain('Not this one. Look once more at what is asked');
});

test('nobody is told to read slowly, least of all when the answer is over', () => {
  for (const isOver of [true, false]) expect(shown(wrong, isOver)).not.toContain('slowly');
});

test('a unit of another quantity is said in place of that', () => {
  const words = 'This is a unit of amount, and a volume is asked.';
  const markup = shown({ ...wrong, problems: [words] }, false);
  expect(markup).toContain(words);
  expect(markup).not.toContain('Not this one');
});
