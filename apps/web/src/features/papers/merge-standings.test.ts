import type { PaperStanding } from '@valence/contract';
import { describe, expect, test } from 'vitest';
import { advanceStanding, type PaperEvent } from './advance-standing.ts';
import { mergeStandings } from './merge-standings.ts';

const base: PaperStanding = {
  answers: [0, null, null, null],
  struck: [[], [], [], []],
  flagged: [0],
  spent: [100, 0, 0, 0],
  at: 0,
  revision: 5,
};

function after(events: readonly PaperEvent[], from = base): PaperStanding {
  return events.reduce((standing, event) => advanceStanding(standing, event, 10), from);
}

describe('a paper that went on in two places', () => {
  const ours = after([
    { kind: 'goTo', at: 1 },
    { kind: 'choose', option: 2 },
    { kind: 'strike', option: 3 },
  ]);
  const theirs = after([
    { kind: 'flag' },
    { kind: 'choose', option: 1 },
    { kind: 'goTo', at: 3 },
    { kind: 'choose', option: 3 },
    { kind: 'flag' },
  ]);
  const merged = mergeStandings(base, ours, theirs);

  test('has the answers, struck options and flags of both', () => {
    expect(merged).toMatchObject({
      answers: [1, 2, null, 3],
      struck: [[], [3], [], []],
      flagged: [3],
    });
  });

  test('has the time of both, each counted once', () => {
    const total = (standing: PaperStanding) => standing.spent.reduce((sum, spent) => sum + spent, 0);
    expect(total(merged) - total(base)).toBe(total(ours) - total(base) + total(theirs) - total(base));
  });

  test('is later than either, and the question on show stays', () => {
    expect(merged.revision).toBeGreaterThan(Math.max(ours.revision, theirs.revision));
    expect(merged.at).toBe(ours.at);
  });

  test('where nothing was done here is what is kept, with the question on show here', () => {
    expect(mergeStandings(base, base, theirs)).toEqual({ ...theirs, at: base.at });
  });

  test('of two answers to one question has the one that was given here', () => {
    const here = after([{ kind: 'choose', option: 3 }]);
    expect(mergeStandings(base, here, theirs).answers[0]).toBe(3);
  });

  test('an answer that was cleared here stays cleared', () => {
    const here = after([{ kind: 'clear' }]);
    const there = after([{ kind: 'goTo', at: 2 }]);
    expect(mergeStandings(base, here, there).answers[0]).toBeNull();
  });
});
