import { expect, test } from 'vitest';
import { standingMistakes } from './standing-mistakes.ts';

/** An answer on a day of March; `right` at the first try, or missed. */
function answer(day: number, right: boolean, more: { id?: string; tests?: string[]; tries?: number } = {}) {
  const { id = `question of day ${day}`, tests = ['buffers'], tries = 1 } = more;
  const answeredDay = `2026-03-${String(day).padStart(2, '0')}`;
  return { questionId: id, answeredDay, topic: 'acids', tests, rightAtFirst: right, tries };
}

const standing = (oldestFirst: ReturnType<typeof answer>[], today = 20) =>
  standingMistakes(oldestFirst.toReversed(), `2026-03-${today}`).map(
    ({ answer: { questionId }, ...rest }) => ({
      questionId,
      ...rest,
    }),
  );

test('a mistake leaves when its skill was right on two different days', () => {
  expect(standing([answer(1, false), answer(2, true), answer(3, true)])).toEqual([]);
});

test('right twice on one day is one day, and what came before the mistake does not count', () => {
  const answers = [answer(1, true), answer(2, true), answer(3, false), answer(4, true), answer(4, true)];
  expect(standing(answers)).toMatchObject([{ questionId: 'question of day 3', rightDays: 1, isDue: true }]);
});

test('another concept mends nothing, a question on two concepts mends both', () => {
  const missed = [answer(1, false, { tests: ['buffers'] }), answer(2, false, { tests: ['titrations'] })];
  const elsewhere = [answer(3, true, { tests: ['salts'] }), answer(4, true, { tests: ['salts'] })];
  expect(standing([...missed, ...elsewhere])).toHaveLength(2);
  const both = [3, 4].map((day) => answer(day, true, { tests: ['titrations', 'buffers'] }));
  expect(standing([...missed, ...both])).toEqual([]);
});

test('a question from before there were concepts is mended by its topic', () => {
  const [missed] = standing([answer(1, false, { tests: [] })]);
  expect(missed?.skill).toEqual({ kind: 'topic', id: 'acids' });
  expect(standing([answer(1, false, { tests: [] }), answer(2, true), answer(3, true)])).toEqual([]);
});

test('right at a later try is a mistake; the same question stands once, by its latest miss', () => {
  const answers = [answer(1, false, { id: 'a', tries: 2 }), answer(2, true), answer(3, false, { id: 'a' })];
  expect(standing(answers)).toMatchObject([{ questionId: 'a', rightDays: 0 }]);
});

test('nothing is due on the day on which it was missed, or on which its skill was tried', () => {
  expect(standing([answer(20, false)])).toMatchObject([{ isDue: false }]);
  expect(standing([answer(19, false), answer(20, true)])).toMatchObject([{ rightDays: 1, isDue: false }]);
  expect(standing([answer(19, false), answer(20, false, { tries: 0 })])).toMatchObject([{ isDue: true }]);
});

test('what was left unanswered is no mistake', () => {
  expect(standing([answer(1, false, { tries: 0 })])).toEqual([]);
});
