import { advance, startAttempt, type Attempt, type AttemptEvent } from '../attempt.ts';

/** The keys of three questions. */
export const keys = [1, 3, 0];

/** An attempt at them after some events. */
export function play(mode: 'single' | 'practice' | 'review', ...events: AttemptEvent[]): Attempt {
  return events.reduce(advance, startAttempt(mode, keys, 1000));
}

export const choose = (option: number): AttemptEvent => ({ kind: 'choose', option });
export const submit: AttemptEvent = { kind: 'submit' };
export const tryAgain: AttemptEvent = { kind: 'tryAgain' };
export const strike = (option: number): AttemptEvent => ({ kind: 'strike', option });
export const flag: AttemptEvent = { kind: 'flag' };
export const goTo = (at: number, now = 2000): AttemptEvent => ({ kind: 'goTo', at, now });
export const next = (now = 2000): AttemptEvent => ({ kind: 'next', now });
