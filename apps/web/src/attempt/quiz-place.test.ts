import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { advance, startAttempt, type AttemptEvent } from './attempt.ts';
import { quizIdOfPlace, readPlace, writePlace } from './quiz-place.ts';
import { sampleQuestion } from './testing/sample-question.ts';

const quizId = '0b0e7c1e-6a1f-4a37-9b0f-0a4f6f3f9a11';

const option = fc.integer({ min: 0, max: 3 });
const event: fc.Arbitrary<AttemptEvent> = fc.oneof(
  option.map((chosen): AttemptEvent => ({ kind: 'choose', option: chosen })),
  fc.constantFrom<AttemptEvent>({ kind: 'submit' }, { kind: 'tryAgain' }),
  fc.constantFrom<AttemptEvent>({ kind: 'next', now: 9 }, { kind: 'previous', now: 9 }),
);
const anyQuiz = fc
  .array(option, { minLength: 1, maxLength: 30 })
  .map((keys) => keys.map((key, place) => sampleQuestion(`question-${place}`, key)));

test('every place in every quiz is read back as it was written, whatever order the questions come in', () => {
  fc.assert(
    fc.property(
      anyQuiz,
      fc.constantFrom('single', 'practice'),
      fc.option(fc.integer({ min: 1, max: 60 })),
      fc.array(event, { maxLength: 80 }),
      (questions, mode, timeLimit, events) => {
        const keys = questions.map(({ correctAnswer }) => correctAnswer);
        const attempt = { ...events.reduce(advance, startAttempt(mode, keys, 1_790_000_000_000)) };
        const place = {
          quizId,
          timeLimit,
          questions,
          attempt: { ...attempt, spent: keys.map(() => 0), shownAt: attempt.startedAt },
        };
        const written = writePlace(place);
        expect(readPlace(written, questions.toReversed())).toEqual(place);
        expect(written).toMatch(/^[\w~.-]*$/);
        expect(written.length).toBeLessThan(300);
        expect(quizIdOfPlace(written)).toBe(quizId);
      },
    ),
  );
});

test('what is no place in this quiz is none', () => {
  const questions = [sampleQuestion('a', 1), sampleQuestion('b', 2)];
  const keys = [1, 2];
  const good = writePlace({ quizId, timeLimit: 3, questions, attempt: startAttempt('single', keys, 1000) });
  expect(readPlace(good, questions)).not.toBeNull();
  for (const broken of [
    '',
    '~~~~~~',
    good.replace('~s~', '~r~'),
    good.replace('~s~', '~x~'),
    good.replace('~01~', '~00~'),
    good.replace('~01~', '~0~'),
    good.replace('~0~01', '~2~01'),
    `${good}.-`,
    good.replace('-.-', '-.4'),
    good.replace('-.-', '-.'),
  ]) {
    expect([broken, readPlace(broken, questions)]).toEqual([broken, null]);
  }
  expect(quizIdOfPlace("'; drop table quizzes")).toBeNull();
});

test('no text makes reading fail', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => [readPlace(text, [sampleQuestion('a', 0)]), quizIdOfPlace(text)]).not.toThrow();
    }),
  );
});
