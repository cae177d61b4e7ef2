import { attemptsInPractice, type TypedStanding } from '@valence/contract';
import { caughtUp, type Elsewhere } from './catch-up.ts';
import type { Progress } from './progress.ts';

/** Single: the first submission is final. Practice: three tries. Review: everything is shown and locked. */
export type AttemptMode = 'single' | 'practice' | 'review';

export interface Attempt {
  mode: AttemptMode;
  /** The right option of each question; `null` where every answer counts. */
  keys: readonly (number | null)[];
  progress: readonly Progress[];
  /** The options that the student struck out, for each place; beyond its end there are none. */
  struck: readonly (readonly number[])[];
  /** Places of the questions that the student wants to come back to, in order. */
  flagged: readonly number[];
  /** Where the student is with typed questions since they were issued, as the server told, by their ids. */
  typed?: Readonly<Record<string, TypedStanding>>;
  /** Milliseconds spent on each question, up to the last change of place. */
  spent: readonly number[];
  /** Place of the question on show. */
  at: number;
  startedAt: number;
  /** Since when the question is before the student's eyes; `null` while the page is hidden. */
  shownAt: number | null;
  finishedAt: number | null;
}

/** Times are milliseconds of one clock, read where the event happened. */
export type AttemptEvent =
  | { kind: 'choose'; option: number }
  /** Strikes an option out, or takes that back. */
  | { kind: 'strike'; option: number }
  /** Flags the question on show, or takes that back. */
  | { kind: 'flag' }
  | { kind: 'submit' }
  /** The server has graded what was typed for the question at a place. */
  | { kind: 'graded'; at: number; id: string; standing: TypedStanding; progress: Progress }
  | { kind: 'tryAgain' }
  | { kind: 'next'; now: number }
  | { kind: 'previous'; now: number }
  /** To a question that was met already, or to the next one after those. */
  | { kind: 'goTo'; at: number; now: number }
  | { kind: 'finish'; now: number }
  | { kind: 'timeUp'; now: number }
  /** The page went out of sight, or came back into it; time that nobody sees is nobody's time. */
  | { kind: 'hide'; now: number }
  | { kind: 'show'; now: number }
  /** The browser knows of steps that the page was drawn without. */
  | { kind: 'resume'; attempt: Attempt; now: number }
  /** The server was asked how far the quiz is elsewhere. */
  | { kind: 'catchUp'; elsewhere: Elsewhere };

/** A fresh attempt at a set of questions. */
export function startAttempt(mode: AttemptMode, keys: Attempt['keys'], now: number): Attempt {
  return {
    mode,
    keys,
    progress: keys.map((key) =>
      mode === 'review'
        ? { kind: 'resolved', answer: key, tried: [] }
        : { kind: 'open', chosen: null, tried: [] },
    ),
    struck: [],
    flagged: [],
    spent: keys.map(() => 0),
    at: 0,
    startedAt: now,
    shownAt: now,
    finishedAt: null,
  };
}

/** The attempt after an event. An event that makes no sense where the attempt stands changes nothing. */
export function advance(attempt: Attempt, event: AttemptEvent): Attempt {
  if (attempt.finishedAt !== null) return attempt;
  switch (event.kind) {
    case 'choose':
      return choose(attempt, event.option);
    case 'strike':
      return strike(attempt, event.option);
    case 'flag':
      return attempt.mode === 'review' ? attempt : flag(attempt);
    case 'submit':
      return submit(attempt);
    case 'graded':
      return {
        ...replaceAt(attempt, event.at, event.progress),
        typed: { ...attempt.typed, [event.id]: event.standing },
      };
    case 'tryAgain':
      return tryAgain(attempt);
    case 'next':
      return isResolved(attempt, attempt.at) && attempt.at < attempt.keys.length - 1
        ? goTo(attempt, attempt.at + 1, event.now)
        : attempt;
    case 'previous':
      return attempt.at > 0 ? goTo(attempt, attempt.at - 1, event.now) : attempt;
    case 'goTo':
      return mayGoTo(attempt, event.at) ? goTo(attempt, event.at, event.now) : attempt;
    case 'finish':
      return attempt.at === attempt.keys.length - 1 && isResolved(attempt, attempt.at)
        ? finish(attempt, event.now)
        : attempt;
    case 'timeUp':
      return attempt.mode === 'review' ? attempt : finish(attempt, event.now);
    case 'hide':
      return { ...attempt, spent: spentUntil(attempt, event.now), shownAt: null };
    case 'show':
      // A page that died without a word left a time behind that means nothing any more.
      return { ...attempt, shownAt: event.now };
    case 'resume':
      return { ...event.attempt, shownAt: attempt.shownAt === null ? null : event.now };
    case 'catchUp':
      return catchUp(attempt, event.elsewhere);
  }
}

/** Whether the question at a place is locked, so that the student may go on. */
function isResolved(attempt: Attempt, place: number): boolean {
  return attempt.progress[place]?.kind === 'resolved';
}

function mayGoTo({ progress, at: from }: Attempt, at: number): boolean {
  return at !== from && at in progress && progress.slice(0, at).every((before) => before.kind === 'resolved');
}

/** Whether every question is locked: what is left is to look back, and to finish. */
export function isAnsweredThrough({ progress }: Attempt): boolean {
  return progress.every((one) => one.kind === 'resolved');
}

/** The options of the question on show that are struck out. */
export function struckHere({ struck, at }: Attempt): readonly number[] {
  return struck[at] ?? [];
}

/** Whether an answer was submitted and the quiz is not finished, so that leaving would lose something. A review loses nothing. */
export function hasAnswers(attempt: Attempt): boolean {
  return (
    attempt.mode !== 'review' &&
    attempt.finishedAt === null &&
    attempt.progress.some((one) => one.tried.length > 0)
  );
}

/** Percent of the questions that are locked, rounded; in a review, of those that were looked at. */
export function percentComplete(attempt: Attempt): number {
  const done =
    attempt.mode === 'review'
      ? attempt.at + 1
      : attempt.progress.filter((one) => one.kind === 'resolved').length;
  return Math.round((100 * done) / attempt.keys.length);
}

/** Tries that a student in practice has left on the question on show. */
export function triesLeft(attempt: Attempt): number {
  return attemptsInPractice - (attempt.progress[attempt.at]?.tried.length ?? 0);
}

function choose(attempt: Attempt, option: number): Attempt {
  const now = attempt.progress[attempt.at];
  if (!canChoose(now, option)) return attempt;
  // Nobody answers by accident what they ruled out: it is restored first.
  if (struckHere(attempt).includes(option)) return strike(attempt, option);
  // After a wrong try in practice the next one begins with the choice.
  return replaceHere(attempt, { kind: 'open', chosen: option, tried: now.tried });
}

function strike(attempt: Attempt, option: number): Attempt {
  const now = attempt.progress[attempt.at];
  if (!canChoose(now, option)) return attempt;
  const before = struckHere(attempt);
  const after = before.includes(option) ? before.filter((one) => one !== option) : [...before, option];
  const struck = attempt.keys.map((_, place) =>
    place === attempt.at ? after : (attempt.struck[place] ?? []),
  );
  const isGivenUp = now.kind === 'open' && now.chosen === option;
  return replaceHere({ ...attempt, struck }, isGivenUp ? { ...now, chosen: null } : now);
}

/** Whether an option of a question can be chosen or ruled out: the question has tries left, and this is none of those that were wrong. */
export function canChoose(
  now: Progress | undefined,
  option: number,
): now is Exclude<Progress, { kind: 'resolved' }> {
  return now !== undefined && now.kind !== 'resolved' && !now.tried.includes(option);
}

function flag(attempt: Attempt): Attempt {
  const { flagged, at } = attempt;
  const after = flagged.includes(at) ? flagged.filter((one) => one !== at) : [...flagged, at];
  return { ...attempt, flagged: after.toSorted((one, other) => one - other) };
}

function submit(attempt: Attempt): Attempt {
  const now = attempt.progress[attempt.at];
  if (now?.kind !== 'open' || now.chosen === null) return attempt;
  const key = attempt.keys[attempt.at];
  const isRight = key === null || now.chosen === key;
  const tried = [...now.tried, now.chosen];
  const isFinal = isRight || attempt.mode !== 'practice' || tried.length >= attemptsInPractice;
  return replaceHere(
    attempt,
    isFinal ? { kind: 'resolved', answer: now.chosen, tried } : { kind: 'missed', tried },
  );
}

function tryAgain(attempt: Attempt): Attempt {
  const now = attempt.progress[attempt.at];
  if (now?.kind !== 'missed') return attempt;
  return replaceHere(attempt, { kind: 'open', chosen: null, tried: now.tried });
}

/** Without practice a question has one attempt, wherever it was answered. */
function catchUp(attempt: Attempt, elsewhere: Elsewhere): Attempt {
  return attempt.mode === 'single' ? caughtUp(attempt, elsewhere) : attempt;
}

function goTo(attempt: Attempt, at: number, now: number): Attempt {
  return { ...attempt, spent: spentUntil(attempt, now), at, shownAt: attempt.shownAt === null ? null : now };
}

function finish(attempt: Attempt, now: number): Attempt {
  return { ...attempt, spent: spentUntil(attempt, now), finishedAt: now };
}

function spentUntil({ spent, at, shownAt }: Attempt, now: number): readonly number[] {
  if (shownAt === null) return spent;
  return spent.map((before, place) => (place === at ? before + Math.max(0, now - shownAt) : before));
}

function replaceHere(attempt: Attempt, progress: Progress): Attempt {
  return replaceAt(attempt, attempt.at, progress);
}

function replaceAt(attempt: Attempt, at: number, progress: Progress): Attempt {
  return {
    ...attempt,
    progress: attempt.progress.map((one, place) => (place === at ? progress : one)),
  };
}
