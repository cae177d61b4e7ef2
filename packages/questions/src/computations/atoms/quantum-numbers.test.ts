import { expect, test } from 'vitest';
import { decideQuantumNumbers, isAllowed, showQuantumNumbers } from './quantum-numbers.ts';

test.each([
  [{ n: 1, l: 0, ml: 0, ms: 0.5 }, true],
  [{ n: 3, l: 2, ml: -2, ms: -0.5 }, true],
  [{ n: 2, l: 2, ml: 0, ms: 0.5 }, false],
  [{ n: 3, l: 1, ml: 2, ms: 0.5 }, false],
  [{ n: 3, l: 1, ml: 1, ms: 0 }, false],
  [{ n: 0, l: 0, ml: 0, ms: 0.5 }, false],
])('%o is allowed: %s', (numbers, expected) => {
  expect(isAllowed(numbers)).toBe(expected);
});

test('reads what it shows and decides by the rules and the subshell', () => {
  const options = [
    showQuantumNumbers({ n: 4, l: 2, ml: -1, ms: 0.5 }),
    showQuantumNumbers({ n: 4, l: 1, ml: -1, ms: 0.5 }),
    showQuantumNumbers({ n: 4, l: 2, ml: 3, ms: -0.5 }),
  ];
  expect(decideQuantumNumbers('allowed', '4d', options)).toMatchObject({ right: [true, false, false] });
  expect(decideQuantumNumbers('forbidden', undefined, options)).toMatchObject({
    right: [false, false, true],
  });
});

test('does not decide over other texts', () => {
  expect(decideQuantumNumbers('allowed', undefined, ['four numbers']).ok).toBe(false);
});
