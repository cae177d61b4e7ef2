import { expect, test } from 'vitest';
import { catalogue } from '../composition/catalogue.ts';
import { isSchoolConcept } from '../concepts/concepts.ts';
import { questionKinds } from '../levels/kinds.ts';
import { levelReadings } from '../levels/level-readings.ts';
import { readLevelReadings } from '../levels/read-level-readings.ts';
import { difficulties } from '../question.ts';
import { auditLevels } from './audit-levels.ts';
import { auditCoverage, coverageTable } from './coverage.ts';

test('all but a few templates were rated by readers who did not see their marks, and no default quiz is more than half calculation', () => {
  expect(auditLevels().broken).toEqual([]);
});

test('all but a few concepts are tested by five templates at least, and what school exams ask at two levels', () => {
  expect(auditCoverage().broken).toEqual([]);
});

test('the coverage table counts each template once by difficulty, and once by kind where it has one', () => {
  const [head = '', ...rows] = coverageTable();
  expect(head.split('\t')).toHaveLength(5 + questionKinds.length);
  for (const row of rows) {
    const [, all = 0, ...counts] = row.split('\t').map(Number);
    const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
    expect(sumOf(counts.slice(0, 3))).toBe(all);
    // What nobody rated yet has no kind.
    expect(sumOf(counts.slice(3))).toBeLessThanOrEqual(all);
  }
});

test('a level lies between those of two readers, and one above where the concept is of a later course', () => {
  const entries = catalogue();
  const beyond = entries.filter(({ template, difficulty, tests: [main = ''] }) => {
    const ranks = (levelReadings.get(template)?.levels ?? []).map((level) => difficulties.indexOf(level));
    const rank = difficulties.indexOf(difficulty);
    const most = Math.max(...ranks) + (isSchoolConcept(main) ? 0 : 1);
    return ranks.length === 2 && (rank < Math.min(...ranks) || rank > most);
  });
  expect(beyond.map(({ template }) => template)).toEqual([]);
});

test('a line that is no reading is named', () => {
  expect(() => readLevelReadings('general-moles-01 124 calculation')).toThrow(
    'general-moles-01 124 calculation',
  );
  expect(() => readLevelReadings('general-moles-01 12 sum')).toThrow('no reading of a level');
});
