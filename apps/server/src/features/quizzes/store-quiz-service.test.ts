import { expect, test } from 'vitest';
import { levelHeld } from './store-quiz-service.ts';

const beginner = { difficulty: 'beginner' } as const;
const advanced = { difficulty: 'advanced' } as const;

test('a quiz of beginner’s questions is called one for beginners, whatever was asked for', () => {
  expect(levelHeld([beginner, beginner], 'intermediate')).toBe('beginner');
});

test('a quiz of several levels is called by the one that was asked for', () => {
  expect(levelHeld([beginner, advanced], 'intermediate')).toBe('intermediate');
  expect(levelHeld([advanced, advanced], 'advanced')).toBe('advanced');
});
