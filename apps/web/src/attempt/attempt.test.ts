import { expect, test } from 'vitest';
import {
  advance,
  hasAnswers,
  percentComplete,
  isAnsweredThrough,
  startAttempt,
  struckHere,
  triesLeft,
} from './attempt.ts';
import { choose, flag, goTo, keys, next, play, strike, submit, tryAgain } from './testing/play.ts';

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

test('where it was found that no option is right, every one counts at once', () => {
  const attempt = startAttempt('practice', [null], 1000);
  const answered = [choose(3), submit].reduce(advance, attempt);
  expect(answered.progress).toEqual([{ kind: 'resolved', answer: 3, tried: [3] }]);
});

test('an option is struck out and restored', () => {
  expect(struckHere(play('single', strike(2), strike(0)))).toEqual([2, 0]);
  expect(struckHere(play('single', strike(2), strike(0), strike(2)))).toEqual([0]);
});

test('choosing an option that is struck out restores it, and choosing it again chooses it', () => {
  const restored = play('single', strike(1), choose(1));
  expect(struckHere(restored)).toEqual([]);
  expect(restored.progress[0]).toMatchObject({ chosen: null });
  expect(advance(restored, choose(1)).progress[0]).toMatchObject({ chosen: 1 });
});

test('striking out the option that is chosen takes the choice back', () => {
  const attempt = play('single', choose(1), strike(1));
  expect(attempt.progress[0]).toEqual({ kind: 'open', chosen: null, tried: [] });
  expect(play('single', choose(1), strike(2)).progress[0]).toMatchObject({ chosen: 1 });
});

test('each question has its own strikes, and they wait for the next try', () => {
  const second = play('single', strike(2), choose(1), submit, next());
  expect(struckHere(second)).toEqual([]);
  expect(second.struck[0]).toEqual([2]);
  expect(struckHere(play('practice', strike(2), choose(0), submit, tryAgain))).toEqual([2]);
});

test('after the submission nothing is struck out', () => {
  const answered = play('single', choose(1), submit);
  expect(advance(answered, strike(2))).toBe(answered);
  const tried = play('practice', choose(0), submit, tryAgain);
  expect(advance(tried, strike(0))).toBe(tried);
});

test('a question is flagged and unflagged, answered or not', () => {
  expect(play('single', flag).flagged).toEqual([0]);
  expect(play('single', choose(1), submit, flag, next(), flag).flagged).toEqual([0, 1]);
  expect(play('single', flag, flag).flagged).toEqual([]);
});

test('a student may go straight to what was met already and back to the end, and no further', () => {
  const atEnd = play('single', choose(1), submit, next(), choose(3), submit, next(), choose(0), submit);
  expect(isAnsweredThrough(atEnd)).toBe(true);
  const back = advance(atEnd, goTo(0));
  expect(back.at).toBe(0);
  expect(advance(back, goTo(2)).at).toBe(2);
  const begun = play('single', choose(1), submit);
  expect(isAnsweredThrough(begun)).toBe(false);
  for (const place of [2, 3, -1, 0.5]) expect(advance(begun, goTo(place))).toBe(begun);
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

test('after a wrong try another option is chosen at once, and one that was struck out is restored first', () => {
  const missed = play('practice', strike(2), choose(0), submit);
  expect(advance(missed, choose(3)).progress[0]).toEqual({ kind: 'open', chosen: 3, tried: [0] });
  expect(advance(missed, choose(0))).toBe(missed);
  const restored = advance(missed, choose(2));
  expect(struckHere(restored)).toEqual([]);
  expect(restored.progress[0]).toEqual({ kind: 'missed', tried: [0] });
  expect(struckHere(advance(missed, strike(3)))).toEqual([2, 3]);
  expect(advance(missed, strike(0))).toBe(missed);
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

test('time out of sight belongs to no question, whether the page said that it goes or not', () => {
  const hidden = play('single', { kind: 'hide', now: 3000 });
  expect(hidden).toMatchObject({ shownAt: null, spent: [2000, 0, 0] });
  const back = advance(hidden, { kind: 'show', now: 60_000 });
  expect(advance(back, { kind: 'timeUp', now: 61_000 }).spent).toEqual([3000, 0, 0]);
  const crashed = play('single', { kind: 'show', now: 90_000 }, { kind: 'timeUp', now: 91_000 });
  expect(crashed.spent).toEqual([1000, 0, 0]);
});

test('the end of the time while the page is hidden adds nothing to the question', () => {
  const done = play('single', { kind: 'hide', now: 3000 }, { kind: 'timeUp', now: 50_000 });
  expect(done).toMatchObject({ finishedAt: 50_000, spent: [2000, 0, 0] });
});

test('leaving loses something only between the first submission and the finish', () => {
  expect(hasAnswers(play('single', choose(1)))).toBe(false);
  expect(hasAnswers(play('practice', choose(0), submit))).toBe(true);
  expect(hasAnswers(play('practice', choose(0), submit, { kind: 'timeUp', now: 5000 }))).toBe(false);
  expect(hasAnswers(play('review'))).toBe(false);
});

test('percent complete counts resolved questions, in a review those that were looked at', () => {
  expect(percentComplete(play('single'))).toBe(0);
  expect(percentComplete(play('single', choose(1), submit))).toBe(33);
  expect(percentComplete(play('review'))).toBe(33);
  expect(percentComplete(play('review', next(), next()))).toBe(100);
});
