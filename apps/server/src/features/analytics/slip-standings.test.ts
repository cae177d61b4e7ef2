import { expect, test } from 'vitest';
import type { AnswerFact } from './answer-facts.ts';
import { slipStandings } from './slip-standings.ts';

const start = Date.parse('2026-03-11T12:00:00Z');

/** Answers, oldest first, to questions with the key first and a slip behind each other option. */
function answersTo(slips: readonly string[], chosen: readonly (number | null)[]): AnswerFact[] {
  return chosen.map((firstAnswer, place) => ({
    id: `question-${place}`,
    quizId: 'quiz',
    subject: 'general',
    topic: 'gas-laws',
    difficulty: 'beginner',
    slips: [null, ...slips],
    completedAt: new Date(start + place),
    isRight: firstAnswer === 0,
    firstAnswer,
    seconds: null,
  }));
}

test('a slip that was made less often in the recent half of its chances is falling', () => {
  const [celsius] = slipStandings(answersTo(['celsius', 'factor', 'sign'], [1, 1, 0, 0]));
  expect(celsius).toMatchObject({
    id: 'celsius',
    made: 2,
    offered: 4,
    earlier: { made: 2, offered: 2 },
    recent: { made: 0, offered: 2 },
    trend: 'falling',
    last: { id: 'question-1' },
  });
});

test.each<[readonly (number | null)[], string | null]>([
  [[0, 0, 1, 1], 'rising'],
  [[1, 1, 1, 1, 1, 1, 0, 0], 'falling'],
  [[1, 1, 1, 0, 1, 1, 0, 0], 'steady'],
  [[...Array<number>(40).fill(0), 1, 1, 1, ...Array<number>(43).fill(0)], 'falling'],
  [[1, 0, 0, 1], 'steady'],
  [[1, 1, 1, 1], 'steady'],
  [[0, 0, 0, 0, 1, 1, 0, 0], 'rising'],
  [[1, 0, 0, 0, 0, 1, 1, 0, 0, 0], 'steady'],
])('choices %j are a trend: %s', (chosen, trend) => {
  expect(slipStandings(answersTo(['celsius', 'factor', 'sign'], chosen))[0]?.trend).toBe(trend);
});

test('a slip made once has no trend, however many chances there were', () => {
  const [celsius] = slipStandings(answersTo(['celsius', 'factor', 'sign'], [0, 0, 0, 0, 0, 1]));
  expect(celsius).toMatchObject({ made: 1, offered: 6, trend: null });
});

test('three chances are too few to tell a trend', () => {
  const [celsius] = slipStandings(answersTo(['celsius', 'factor', 'sign'], [0, 1, 1]));
  expect(celsius).toMatchObject({ made: 2, offered: 3, trend: null });
});

test('slips that were never made are not listed, and the dearest lately comes first', () => {
  const facts = answersTo(['celsius', 'factor', 'sign'], [1, 1, 2, 0]);
  expect(slipStandings(facts).map(({ id, made }) => [id, made])).toEqual([
    ['factor', 1],
    ['celsius', 2],
  ]);
});

test('an answer whose first choice is not known is no chance, and one slip behind two options is one chance', () => {
  const facts = answersTo(['celsius', 'celsius', 'sign'], [null, 2]);
  expect(slipStandings(facts)).toMatchObject([{ id: 'celsius', made: 1, offered: 1 }]);
});

test('an answer that counts as right after a new grading is no slip', () => {
  const facts = answersTo(['celsius', 'factor', 'sign'], [1]).map((fact) => ({ ...fact, isRight: true }));
  expect(slipStandings(facts)).toEqual([]);
});
