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

test('a text of 250 KB is refused without being read', () => {
  const marks = `a${'\u0301\u0323'.repeat(62_500)}`;
  const started = process.cpuUsage();
  const { error } = topic.safeParse(marks);
  normalizeTopic(marks);
  const { user } = process.cpuUsage(started);
  expect(error?.issues.map(({ message }) => message)).toEqual(['A topic has at most 200 characters.']);
  // Microseconds of the processor's time, whatever else the machine does. Composed in full, it takes minutes.
  expect(user).toBeLessThan(50_000);
});
