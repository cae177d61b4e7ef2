import { describe, expect, test } from 'vitest';
import { checkQuestion } from '../checks/check-question.ts';
import { subjects } from '../question.ts';
import { bank } from './bank.ts';
import { proveWrittenSet, stimulusOf } from './prove-written-set.ts';
import { readingFingerprint } from './second-readings.ts';
import { sets } from './sets.ts';
import { rateSet, vinegarSet } from './testing/example-sets.ts';
import type { WrittenSet } from './written-set.ts';

const everySet = subjects.flatMap((subject) => sets[subject].map((set) => [set.id, subject, set] as const));

test('no two sets, and no two questions of sets and bank, share an id', () => {
  const written = [...everySet.flatMap(([, , { questions }]) => questions), ...Object.values(bank).flat()];
  const ids = [...everySet.map(([id]) => id), ...written.map(({ id }) => id)];
  expect(ids).toEqual([...new Set(ids)]);
});

describe('every written set', () => {
  test.each([...everySet, [rateSet.id, 'general', rateSet], [vinegarSet.id, 'general', vinegarSet]] as const)(
    '%s has no fault but that nobody has solved it yet',
    (_, subject, set) => {
      expect(proveWrittenSet(subject, set).faults).toEqual([]);
    },
  );
});

test('a question of a set carries its stimulus and figure, and what it is on has to be read again when they change', () => {
  const [question] = proveWrittenSet('general', rateSet).questions;
  expect(question?.stimulus).toEqual({
    id: rateSet.id,
    title: rateSet.title,
    text: rateSet.stimulus,
    figure: rateSet.figure,
  });
  const [written] = rateSet.questions;
  if (written === undefined) throw new Error('the set is empty');
  const stimulus = stimulusOf(rateSet);
  const read = [
    readingFingerprint(written),
    readingFingerprint(written, stimulus),
    readingFingerprint(written, { ...stimulus, text: 'Another experiment.' }),
    readingFingerprint(written, {
      ...stimulus,
      figure: { kind: 'table', caption: '', columns: [], rows: [] },
    }),
  ];
  expect(new Set(read).size).toBe(4);
});

const faultsOf = (change: Partial<WrittenSet>) =>
  proveWrittenSet('general', { ...vinegarSet, ...change }).faults;

test('a set of one question, of unlike levels, with an id twice or a title of one word is refused', () => {
  const [first, second, third] = vinegarSet.questions;
  if (first === undefined || second === undefined || third === undefined) throw new Error('the set is empty');
  expect(faultsOf({ questions: [first] })).toEqual([`${vinegarSet.id} has 1 questions`]);
  expect(faultsOf({ questions: [first, { ...second, difficulty: 'advanced' }] })).toEqual([
    `${vinegarSet.id} goes from beginner to advanced`,
  ]);
  expect(faultsOf({ questions: [first, { ...second, id: first.id }] })).toContain(
    `${vinegarSet.id} has two questions of one id`,
  );
  expect(faultsOf({ title: 'Vinegar' })).toHaveLength(1);
});

test('a question that says the answer to another one is refused', () => {
  const [first, second, third] = vinegarSet.questions;
  if (first === undefined || second === undefined || third === undefined) throw new Error('the set is empty');
  const told = { ...second, text: `A loss was no error: it does not change the result. ${second.text}` };
  expect(faultsOf({ questions: [first, told, third] })).toEqual([
    `${second.id} says the answer to ${third.id}`,
  ]);
});

test('a stimulus is checked as the texts of questions are, and its table, too', () => {
  const failing = (change: Partial<WrittenSet>) =>
    faultsOf(change).filter((fault) => fault.includes('“Text clean”'));
  expect(failing({ stimulus: 'A student titrates H2SO4 with a base.' })).toHaveLength(3);
  expect(
    failing({ figure: { kind: 'table', caption: 'Trials', columns: ['Trial'], rows: [['\\ce{H2']] } }),
  ).toHaveLength(3);
});

test('what an explanation computes with may stand in the stimulus or its table, and nowhere else', () => {
  const [, question] = proveWrittenSet('general', vinegarSet).questions;
  if (question === undefined) throw new Error('the set is empty');
  expect(checkQuestion(question).ok).toBe(true);
  const { stimulus } = question;
  if (stimulus === undefined) throw new Error('the question has no stimulus');
  const other = { ...stimulus, text: stimulus.text.replace('16.00 mL', '17.30 mL') };
  expect(
    checkQuestion({ ...question, stimulus: other }).results.filter(({ verdict }) => verdict === 'failed'),
  ).toMatchObject([{ check: 'Data as given' }]);
});
