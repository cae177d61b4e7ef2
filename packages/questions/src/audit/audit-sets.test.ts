import { expect, test } from 'vitest';
import { subjects } from '../question.ts';
import { auditSets } from './audit-sets.ts';

test('the sets have no fault, and each subject says how many there are, written and computed, and how much of its quizzes shows data', () => {
  const { lines, broken } = auditSets();
  expect(broken).toEqual([]);
  expect(lines.map((line) => line.split(':')[0])).toEqual([...subjects]);
  for (const line of lines)
    expect(line).toMatch(/\d+ sets written, \d+ served .*; [1-9]\d* computed .*; \d+ % of the questions/);
});
