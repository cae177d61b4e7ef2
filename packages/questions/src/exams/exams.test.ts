import { expect, test } from 'vitest';
import { levelShares } from '../papers/level-shares.ts';
import { taxonomy } from '../topics/taxonomy.ts';
import { templates } from '../understanding/question-index/templates.ts';
import { conceptsOfUnit } from './concepts-of-unit.ts';
import { examOf, exams } from './exams.ts';
import { unitShares } from './unit-shares.ts';

test('exams and the units of each have ids of their own', () => {
  expect(new Set(exams.map(({ id }) => id)).size).toBe(exams.length);
  for (const { units } of exams) expect(new Set(units.map(({ id }) => id)).size).toBe(units.length);
  expect(examOf('ap-chemistry')?.name).toBe('AP Chemistry');
  expect(examOf('ap-alchemy')).toBeUndefined();
});

test.each(exams)('the ranges of $name can make up the whole, and its shares do', (exam) => {
  const left = exam.leftOut.reduce((sum, { percent }) => sum + percent, 0);
  const sum = (end: 'low' | 'high'): number =>
    exam.units.reduce((total, { percent }) => total + percent[end], left);
  expect(sum('low')).toBeLessThanOrEqual(100);
  expect(sum('high')).toBeGreaterThanOrEqual(100);
  expect([...unitShares(exam).values()].reduce((total, share) => total + share)).toBeCloseTo(1, 10);
});

test.each(exams)(
  'every unit of $name has concepts and questions of a school, and the whole advanced ones for five papers',
  (exam) => {
    const topics = new Set(taxonomy.map(({ id }) => id));
    for (const unit of exam.units) {
      for (const topic of unit.covers.topics ?? []) expect(topics).toContain(topic);
      const covered = new Set(conceptsOfUnit(unit).map(({ id }) => id));
      const fitting = templates().filter(({ tests }) => tests.some((id) => covered.has(id)));
      const ofLevels = (['beginner', 'intermediate'] as const).map((level) =>
        fitting.filter(({ difficulty }) => difficulty === level),
      );
      const counts = {
        unit: unit.id,
        concepts: covered.size,
        fewest: Math.min(...ofLevels.map((of) => of.length)),
      };
      expect(counts.concepts >= 5 && counts.fewest >= 5 ? [] : counts).toEqual([]);
    }
    const asked = new Set(exam.units.flatMap((unit) => conceptsOfUnit(unit).map(({ id }) => id)));
    const advanced = templates().filter(
      ({ difficulty, tests }) => difficulty === 'advanced' && tests.every((id) => asked.has(id)),
    );
    expect(advanced.length).toBeGreaterThanOrEqual(5 * levelShares.advanced * exam.paper.questions);
  },
);

test.each(exams)(
  '$name says where its facts are from, of which day they are, and what is in doubt',
  (exam) => {
    expect(exam.source).not.toBe('');
    expect(exam.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(exam.doubts.length).toBeGreaterThan(0);
    expect(exam.paper.optionsInExam === 4 || exam.paper.differences.length > 0).toBe(true);
  },
);

test('a place is not taken for another that begins with the same digits', () => {
  const first = new Set(conceptsOfUnit({ covers: { places: ['AQA 3.1.1'] } }).map(({ id }) => id));
  const tenth = conceptsOfUnit({ covers: { places: ['AQA 3.1.10'] } }).filter(
    ({ taughtIn }) => !taughtIn.includes('AQA 3.1.1'),
  );
  expect(tenth.length).toBeGreaterThan(0);
  expect(tenth.filter(({ id }) => first.has(id))).toEqual([]);
});
