import { expect, test } from 'vitest';
import { sourceWords } from './source-words.ts';

const none = { written: 0, families: 0, model: 0 };

test('a quiz on an own topic says who wrote it', () => {
  const words = (source: Partial<typeof none>) =>
    sourceWords({ topic: 'buffers', source: { ...none, ...source } });
  expect(words({ written: 1, families: 1, model: 3 })).toBe(
    'Written by a model and proved: 3 of 5. From our own bank: 2.',
  );
  expect(words({ model: 5 })).toBe('Written by a model and proved: 5 of 5.');
  expect(words({ families: 5 })).toBe('From our own bank, every answer key proved.');
});

test('a subject’s quiz says nothing of it', () => {
  expect(sourceWords({ topic: 'organic', source: { ...none, written: 5 } })).toBeNull();
});
