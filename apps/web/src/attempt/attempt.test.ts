import { expect, test } from 'vitest';
import {
  advance,
  hasAnswers,
  percentComplete,
  startAttempt,
  triesLeft,
  type Attempt,
  type AttemptEvent,
} from './attempt.ts';

const keys = [1, 3, 0];

function play(mode: 'single' | 'practice' | 'review', ...events: AttemptEvent[]): Attempt {
  return events.reduce(advance, startAttempt(mode, keys, 1000));
}

const choose = (option: number): AttemptEvent => ({ kind: 'choose', option });
const submit: AttemptEvent = { kind: 'submit' };
const tryAgain: AttemptEvent = { kind: 'tryAgain' };
const next = (now = 2000): AttemptEvent => ({ kind: 'next', now });

test('a choice can be changed until it is submitted', () => {
  const attempt = play('single', choose(0), choose(2));
  expect(attempt.progress[0]).toEqual({ kind: 'open', chosen: 2, tried: [] });
});

test('nothing chosen is nothing submitted', () => {
  expect(play('single', submit).progress[0]?.kind).toBe('open');
});

test('a single attempt is final, right or wrong', () => {
  expect(play('single', choose(0), submit).progress[0]).toEqual({ kind: 'resolved', answer: 0, tried: [0] });
  expect(play('single', choose(0), submit, choose(1), submit).progress[0]).toMatchObject({ answer: 0 });
});

test('the next question waits until this one is resolved', () => {
  expect(play('single', next()).at).toBe(0);
  expect(play('single', choose(0), submit, next()).at).toBe(1);
});

test('a wrong try in practice leaves two more and gives nothing away', () => {
  const attempt = play('practice', choose(0), submit);
  expect(attempt.progress[0]).toEqual({ kind: 'missed', tried: [0] });
  expect(triesLeft(attempt)).toBe(2);
  expect(advance(attempt, next()).at).toBe(0);
});

test('trying again clears the selection and keeps the wrong option out of reach', () => {
  const attempt = play('practice', choose(0), submit, tryAgain);
  expect(attempt.progress[0]).toEqual({ kind: 'open', chosen: null, tried: [0] });
  expect(advance(attempt, choose(0))).toBe(attempt);
});

test('the third wrong try locks the question', () => {
  const attempt = play(
    'practice',
    choose(0),
    submit,
    tryAgain,
    choose(2),
    submit,
    tryAgain,
    choose(3),
    submit,
  );
  expect(attempt.progress[0]).toEqual({ kind: 'resolved', answer: 3, tried: [0, 2, 3] });
});

test('a right try in practice locks the question with its count of attempts', () => {
  const attempt = play('practice', choose(0), submit, tryAgain, choose(1), submit);
  expect(attempt.progress[0]).toEqual({ kind: 'resolved', answer: 1, tried: [0, 1] });
});

test('review shows every key, locked, and moves freely', () => {
  const attempt = play('review', choose(0), next(), next());
  expect(attempt.at).toBe(2);
  expect(attempt.progress.map((one) => one.kind === 'resolved' && one.answer)).toEqual(keys);
});

test('the last question finishes once it is resolved, and not before', () => {
  const onLast = play('single', choose(1), submit, next(), choose(3), submit, next());
  expect(advance(onLast, { kind: 'finish', now: 9000 }).finishedAt).toBeNull();
  const done = [choose(2), submit, { kind: 'finish', now: 9000 } as const].reduce(advance, onLast);
  expect(done.finishedAt).toBe(9000);
});

test('the end of the time finishes wherever the student is, and a choice not submitted does not count', () => {
  const attempt = play('single', choose(1), { kind: 'timeUp', now: 5000 });
  expect(attempt.finishedAt).toBe(5000);
  expect(attempt.progress[0]?.kind).toBe('open');
});

test('after the finish nothing changes', () => {
  const done = play('single', { kind: 'timeUp', now: 5000 });
  expect(advance(done, choose(1))).toBe(done);
});

test('time is kept per question over all visits', () => {
  const attempt = play(
    'single',
    choose(1),
    submit,
    next(3000),
    { kind: 'previous', now: 4000 },
    { kind: 'timeUp', now: 4500 },
  );
  expect(attempt.spent).toEqual([2500, 1000, 0]);
});

test('leaving loses something only after a submission', () => {
  expect(hasAnswers(play('single', choose(1)))).toBe(false);
  expect(hasAnswers(play('practice', choose(0), submit))).toBe(true);
});

test('percent complete counts resolved questions', () => {
  expect(percentComplete(play('single'))).toBe(0);
  expect(percentComplete(play('single', choose(1), submit))).toBe(33);
});
