import { expect, test } from 'vitest';
import { difficulties, subjects, type Question } from '../../question.ts';
import { askedAnswerOf } from '../../typed-answers/asking/asked-answer-of.ts';
import { composeQuiz } from '../compose-quiz.ts';
import { templateOf } from '../template-of.ts';
import { makeTypedVariants, typedSupply } from './typed-variants.ts';

const right = subjects.flatMap((subject) =>
  composeQuiz({ subject, difficulty: 'intermediate', count: 25, seed: 19, seen: new Set() }),
);
const levelOf = ({ difficulty }: Question) => difficulties.indexOf(difficulty);
const isWritten = ({ origin }: Question) => origin.kind === 'written';
const hasSupply = (question: Question) => {
  const { isDrawn, written } = typedSupply(question);
  return isDrawn || written.length > 0;
};

test('what follows can be typed, stands alone, tests a concept of its question and is at its difficulty or one beside it', () => {
  for (const question of right) {
    const variants = makeTypedVariants(question, 6, 4);
    expect(variants.length > 0).toBe(hasSupply(question));
    expect(new Set([question.id, ...variants.map(({ id }) => id)]).size).toBe(variants.length + 1);
    for (const variant of variants) {
      expect(askedAnswerOf(variant)).not.toBeNull();
      expect(variant.stimulus).toBeUndefined();
      expect(variant.tests?.some((id) => question.tests?.includes(id))).toBe(true);
      const isOwn = templateOf(variant) === templateOf(question);
      expect(isOwn || Math.abs(levelOf(variant) - levelOf(question)) < 2).toBe(true);
    }
  }
});

test('written questions are followed too, and whatever tests just the same comes before what shares one concept', () => {
  const written = right.filter((question) => isWritten(question) && hasSupply(question));
  expect(written.length).toBeGreaterThan(10);
  for (const question of written) {
    const isSame = ({ tests = [] }: Question) =>
      tests.length === question.tests?.length && tests.every((id) => question.tests?.includes(id));
    const order = makeTypedVariants(question, 12, 4).map(isSame);
    expect(order).toEqual(order.toSorted((one, other) => Number(other) - Number(one)));
  }
});

test('a family that can be typed is drawn anew, and where it is withdrawn something else comes', () => {
  const drawn = right.filter(
    (question) => !isWritten(question) && question.stimulus === undefined && askedAnswerOf(question) !== null,
  );
  expect(drawn.length).toBeGreaterThan(5);
  for (const question of drawn) {
    const own = templateOf(question);
    expect(makeTypedVariants(question, 1, 4).map(templateOf)).toEqual([own]);
    const withdrawn = new Set([own]);
    expect(makeTypedVariants(question, 6, 4, { withdrawn }).map(templateOf)).not.toContain(own);
  }
});

test('of written questions, the ids of all are told, and those that were answered do not come', () => {
  const question = right.find((one) => !typedSupply(one).isDrawn && typedSupply(one).written.length > 1);
  if (question === undefined) throw new Error('every question is followed by a draw');
  const { written } = typedSupply(question);
  expect(written).not.toContain(question.id);
  const all = makeTypedVariants(question, written.length + 1, 4);
  expect(all.map(({ id }) => id).sort()).toEqual(written.toSorted());
  const answered = new Set(written.slice(1));
  expect(makeTypedVariants(question, 6, 4, { answered }).map(({ id }) => id)).toEqual(written.slice(0, 1));
});

test('what was issued before questions named what they test is followed by the same', () => {
  const question = right.find((one) => isWritten(one) && hasSupply(one));
  if (question === undefined) throw new Error('no written question is followed');
  const { tests, ...before } = question;
  expect(tests).toBeDefined();
  expect(makeTypedVariants(before, 3, 8)).toEqual(makeTypedVariants(question, 3, 8));
});
