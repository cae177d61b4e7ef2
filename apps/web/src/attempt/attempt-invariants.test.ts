import { attemptsInPractice } from '@valence/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { advance, startAttempt, type Attempt, type AttemptEvent } from './attempt.ts';

const choose = (option: number): AttemptEvent => ({ kind: 'choose', option });
const submit: AttemptEvent = { kind: 'submit' };
const tryAgain: AttemptEvent = { kind: 'tryAgain' };
const strike = (option: number): AttemptEvent => ({ kind: 'strike', option });
const flag: AttemptEvent = { kind: 'flag' };
const goTo = (at: number, now = 2000): AttemptEvent => ({ kind: 'goTo', at, now });
const next = (now = 2000): AttemptEvent => ({ kind: 'next', now });

test('no sequence of events reaches a state that the rules do not know', () => {
  fc.assert(
    fc.property(anyMode, anyKeys, fc.array(anyEvent, { maxLength: 60 }), (mode, keys, events) => {
      let attempt = startAttempt(mode, keys, 0);
      for (const event of events) {
        const after = advance(attempt, event);
        expect(problemsOf(after)).toEqual([]);
        expect(problemsOfStep(attempt, event, after)).toEqual([]);
        attempt = after;
      }
    }),
    { numRuns: 500 },
  );
});

test('whoever keeps choosing, submitting and going on gets to the finish', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('single', 'practice'),
      anyKeys,
      fc.infiniteStream(anyOption),
      (mode, keys, options) => {
        let attempt = startAttempt(mode, keys, 0);
        // Four options a question: at most as many choices, each with its submission and its step on.
        for (let round = 0; round < keys.length * 40 && attempt.finishedAt === null; round += 1) {
          const [option = 0] = options.take(1);
          for (const event of [
            choose(option),
            submit,
            tryAgain,
            next(1),
            { kind: 'finish', now: 2 } as const,
          ])
            attempt = advance(attempt, event);
        }
        expect(attempt.finishedAt).toBe(2);
        expect(attempt.progress.every((one) => one.kind === 'resolved')).toBe(true);
      },
    ),
  );
});

const anyOption = fc.integer({ min: 0, max: 3 });
const anyMode = fc.constantFrom('single', 'practice', 'review');
const anyKeys = fc.array(anyOption, { minLength: 1, maxLength: 5 });
const anyTime = fc.integer({ min: 0, max: 1_000_000 });
const anyEvent: fc.Arbitrary<AttemptEvent> = fc.oneof(
  anyOption.map(choose),
  anyOption.map(strike),
  fc.constantFrom(submit, tryAgain, flag),
  fc.tuple(fc.integer({ min: -1, max: 5 }), anyTime).map(([at, now]) => goTo(at, now)),
  fc
    .tuple(fc.constantFrom('next', 'previous', 'finish', 'hide', 'show'), anyTime)
    .map(([kind, now]): AttemptEvent => ({ kind, now })),
  // Rarer, since it ends everything.
  { weight: 1, arbitrary: anyTime.map((now): AttemptEvent => ({ kind: 'timeUp', now })) },
);

/** What must hold in every state. */
function problemsOf({ mode, keys, progress, struck, flagged, spent, at }: Attempt): string[] {
  const most = mode === 'practice' ? attemptsInPractice : 1;
  const problems = progress.flatMap((one, place) => {
    const key = keys[place];
    const last = one.tried.at(-1);
    const isLocked = one.kind === 'resolved';
    return [
      new Set(one.tried).size !== one.tried.length && 'an option was tried twice',
      one.tried.length > most && 'more tries than there are',
      one.tried.slice(0, isLocked ? -1 : undefined).includes(key ?? -1) && 'tried on after the key',
      one.kind === 'open' &&
        one.chosen !== null &&
        one.tried.includes(one.chosen) &&
        'chose a wrong one again',
      one.kind === 'open' &&
        one.chosen !== null &&
        struck[place]?.includes(one.chosen) === true &&
        'chose what is struck out',
      new Set(struck[place]).size !== (struck[place] ?? []).length && 'an option was struck out twice',
      one.kind === 'missed' &&
        (mode !== 'practice' || one.tried.length >= most) &&
        'missed without tries left',
      isLocked && mode === 'review' && one.answer !== key && 'a review without the key',
      isLocked && mode !== 'review' && one.answer !== last && 'locked on another option than the last tried',
      isLocked && mode !== 'review' && one.answer !== key && one.tried.length < most && 'locked too early',
    ];
  });
  return [
    ...problems,
    (at < 0 || at >= keys.length) && 'a place outside the quiz',
    mode !== 'review' &&
      progress.slice(0, at).some((one) => one.kind !== 'resolved') &&
      'went past an open question',
    flagged.some((place, index) => !(place in keys) || place <= (flagged[index - 1] ?? -1)) &&
      'flags out of order or beyond the quiz',
    spent.some((time) => time < 0) && 'negative time',
    mode === 'review' && progress.some((one) => one.kind !== 'resolved') && 'a review with an open question',
  ].filter((problem) => problem !== false);
}

/** What no event may do. */
function problemsOfStep(before: Attempt, event: AttemptEvent, after: Attempt): string[] {
  return [
    before.finishedAt !== null && after !== before && 'changed after the finish',
    event.kind !== 'goTo' && Math.abs(after.at - before.at) > 1 && 'jumped over a question',
    before.progress.some((one, place) => one.kind === 'resolved' && after.progress[place] !== one) &&
      'unlocked a locked question',
    before.progress.some((one, place) => place !== before.at && after.progress[place] !== one) &&
      'changed a question that is not on show',
    before.spent.some((time, place) => (after.spent[place] ?? 0) < time) && 'took time back',
  ].filter((problem) => problem !== false);
}
