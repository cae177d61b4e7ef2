import { expect, test } from 'vitest';
import { decideOptionExtreme } from './option-extreme.ts';

const options = ['first', 'second', 'third'];

test('finds the option whose expression is greatest or least', () => {
  const values = { first: '6 / 3', second: '10 / 2', third: '1.5' };
  expect(decideOptionExtreme(values, 'greatest', 'ratio', options)).toMatchObject({
    right: [false, true, false],
  });
  expect(decideOptionExtreme(values, 'least', 'ratio', options)).toMatchObject({
    right: [false, false, true],
  });
});

test('calls both options right when they tie, so that the question fails', () => {
  const values = { first: '2 * 3', second: '6', third: '1' };
  expect(decideOptionExtreme(values, 'greatest', 'ratio', options)).toMatchObject({
    right: [true, true, false],
  });
});

test('does not decide when an option has no value', () => {
  expect(decideOptionExtreme({ first: '1' }, 'least', 'ratio', options).ok).toBe(false);
});
