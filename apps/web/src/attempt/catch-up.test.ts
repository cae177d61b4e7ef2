import type { TypedStanding } from '@valence/contract';
import { expect, test } from 'vitest';
import { advance, type AttemptEvent } from './attempt.ts';
import { choose, next, play, submit } from './testing/play.ts';

test('what was answered elsewhere is answered here, and the student stays at the question on show', () => {
  const elsewhere = play('single', choose(2), submit, next(), choose(3), submit, next());
  const told = { progress: elsewhere.progress, typed: {} };
  const caughtUp = advance(play('single', choose(1)), { kind: 'catchUp', elsewhere: told });
  expect(caughtUp.progress).toEqual(elsewhere.progress);
  expect(caughtUp.at).toBe(0);
  expect(advance(advance(caughtUp, choose(1)), submit)).toBe(caughtUp);
});

test('of two answers to a question the one that the server has stands; what was done here alone stays', () => {
  const here = play('single', choose(1), submit, next(), choose(2));
  const caughtUpWith = (...events: AttemptEvent[]) =>
    advance(here, {
      kind: 'catchUp',
      elsewhere: { progress: play('single', ...events).progress, typed: {} },
    });
  expect(caughtUpWith()).toBe(here);
  expect(caughtUpWith(choose(1), submit)).toBe(here);
  expect(caughtUpWith(choose(2), submit).progress).toMatchObject([{ answer: 2 }, { chosen: 2 }, {}]);
  expect(advance(here, { kind: 'catchUp', elsewhere: { progress: [], typed: {} } })).toBe(here);
});

test('what became of a typed question elsewhere comes along with it', () => {
  const standing = { tries: [], solution: null };
  const elsewhere = {
    progress: [{ kind: 'resolved', answer: null, tried: [] } as const],
    typed: { one: standing },
  };
  expect(advance(play('single'), { kind: 'catchUp', elsewhere }).typed).toEqual({ one: standing });
  // What was graded here since the server was asked stays.
  const tried: TypedStanding['tries'][number] = {
    typed: '2',
    verdict: 'wrong',
    marks: 0,
    slip: null,
    problems: [],
    understoodAs: '2',
  };
  const graded = { one: { tries: [tried], solution: null } };
  const caughtUp = advance({ ...play('single'), typed: graded }, { kind: 'catchUp', elsewhere });
  expect(caughtUp.typed).toEqual(graded);
});

test('practice, a review and a finished quiz stay as they are', () => {
  const elsewhere = { progress: play('single', choose(2), submit).progress, typed: {} };
  for (const here of [play('practice'), play('review'), play('single', { kind: 'timeUp', now: 5000 })])
    expect(advance(here, { kind: 'catchUp', elsewhere })).toBe(here);
});
