import { expect, test } from 'vitest';
import { subjects } from '../question.ts';
import { composeQuiz } from './compose-quiz.ts';
import { makeVariants } from './make-variants.ts';
import { templateOf } from './template-of.ts';

const missed = subjects.flatMap((subject) =>
  composeQuiz({ subject, difficulty: 'intermediate', count: 10, seed: 21, seen: new Set() }),
);

test('every missed question gets two variants on its skill: its family, or its main topic', () => {
  for (const question of missed) {
    const variants = makeVariants(question, 2, 4);
    expect(new Set([question.id, ...variants.map(({ id }) => id)]).size).toBe(3);
    for (const variant of variants) {
      expect(variant.difficulty).toBe(question.difficulty);
      expect(variant.topics).toContain(question.topics[0]);
    }
  }
});

test('a generated question comes back from its own family with other numbers', () => {
  for (const question of missed.filter(({ origin }) => origin.kind === 'family'))
    for (const variant of makeVariants(question, 2, 4))
      expect(variant.origin).toMatchObject({
        kind: 'family',
        family: expect.stringContaining(question.id.split('.')[0] ?? ''),
      });
});

test('the same seed makes the same variants', () => {
  const [question] = missed;
  if (question === undefined) throw new Error('no question was composed');
  expect(makeVariants(question, 2, 9)).toEqual(makeVariants(question, 2, 9));
});

test('no variant comes from what is withdrawn, the family of the missed question included', () => {
  for (const question of missed) {
    const withdrawn = new Set([question, ...makeVariants(question, 2, 4)].map(templateOf));
    const others = makeVariants(question, 2, 4, withdrawn).map(templateOf);
    expect(others.filter((template) => withdrawn.has(template))).toEqual([]);
  }
});
