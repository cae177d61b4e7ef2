import { expect, test } from 'vitest';
import { bank } from '../../bank/bank.ts';
import { proveWrittenQuestion } from '../../bank/prove-written-question.ts';
import { conceptsBelow } from '../../concepts/concepts-below.ts';
import { subjects, type Question } from '../../question.ts';
import { composeQuiz } from '../compose-quiz.ts';
import { makeVariants } from './make-variants.ts';
import { templateOf } from '../template-of.ts';

const missed = subjects.flatMap((subject) =>
  composeQuiz({ subject, difficulty: 'intermediate', count: 10, seed: 21, seen: new Set() }),
);

test('every missed question gets two variants that test its concept, or at least its main topic', () => {
  for (const question of missed) {
    const variants = makeVariants(question, 2, 4);
    expect(new Set([question.id, ...variants.map(({ id }) => id)]).size).toBe(3);
    for (const variant of variants) {
      const isSame = variant.tests?.some((id) => question.tests?.includes(id)) ?? false;
      expect(isSame || variant.topics[0] === question.topics[0] || isBelow(question, variant)).toBe(true);
    }
  }
});

function isBelow(question: Question, variant: Question): boolean {
  const below = new Set(question.tests?.flatMap((id) => [...conceptsBelow(id)]));
  return variant.tests?.some((id) => below.has(id)) ?? false;
}

test('no variant was answered before, and every written question of the bank has two', () => {
  for (const [subject, questions] of Object.entries(bank))
    for (const written of questions.filter((_, place) => place % 21 === 0)) {
      const question = proveWrittenQuestion(
        subjects.find((id) => id === subject) ?? 'general',
        written,
      ).question;
      const first = makeVariants(question, 2, 4);
      const answered = new Set(first.map(({ id }) => id));
      const second = makeVariants(question, 2, 4, { answered });
      expect(second).toHaveLength(2);
      expect(second.filter(({ id }) => answered.has(id))).toEqual([]);
    }
});

test('a generated question that stands alone comes back from its own family with other numbers', () => {
  for (const question of missed.filter(({ origin, stimulus }) => origin.kind === 'family' && !stimulus))
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
    const others = makeVariants(question, 2, 4, { withdrawn }).map(templateOf);
    expect(others.filter((template) => withdrawn.has(template))).toEqual([]);
  }
});
