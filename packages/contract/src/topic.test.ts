import { expect, test } from 'vitest';
import { normalizeTopic, topic } from './topic.ts';

test('what is invisible goes, and blanks of any kind become one', () => {
  expect(normalizeTopic('\uFEFF buffer\u200B \n\t capa\u0000city\u00AD ')).toBe('buffer capacity');
  expect(normalizeTopic('Hu\u0308ckel')).toBe('Hückel');
  expect(normalizeTopic('acid\nbase')).toBe('acid base');
  expect(normalizeTopic('pH \ud800')).toBe('pH');
});

test('the length counts after that', () => {
  expect(topic.parse(`${'e\u0301'.repeat(200)}  `)).toHaveLength(200);
  expect(topic.safeParse('a'.repeat(201)).success).toBe(false);
  expect(topic.safeParse(' \u200B ').success).toBe(false);
});
