import type { PaperStanding } from '@valence/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { advanceStanding } from './advance-standing.ts';
import { keepPaper, openedPaper, type PaperOpened } from './kept-paper.ts';

const base: PaperStanding = {
  answers: [null, null],
  struck: [[], []],
  flagged: [],
  spent: [0, 0],
  at: 0,
  revision: 0,
};
const paperId = 'ca3a4a0e-9d6b-4d6a-8f0d-0f2d4a7f5b6c';

function stepped(from: PaperStanding, page: string, at: number, option: number): PaperStanding {
  const there = advanceStanding(from, { kind: 'goTo', at }, 1000);
  return { ...advanceStanding(there, { kind: 'choose', option }, 1000), page };
}

const open = (standing: PaperStanding): PaperOpened => ({ paperId, standing });

describe('a paper that is opened again', () => {
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
  });
  const ours = stepped(base, 'before', 1, 2);

  test('goes on from the server where this browser kept nothing', () => {
    expect(openedPaper('student', open(ours), 'now')).toEqual({ paperId, elapsed: 0, standing: ours });
  });

  test('has the last steps, which the server does not know, with their time', () => {
    keepPaper('student', { paperId, elapsed: 2000, standing: ours, base });
    const opened = openedPaper('student', open(base), 'now');
    expect(opened).toMatchObject({ elapsed: 2000, standing: { answers: [null, 2], page: 'now' } });
    expect(opened.standing.revision).toBeGreaterThan(base.revision);
    expect(opened.standing.spent).toEqual(ours.spent);
  });

  test('counts no time twice where the server has the steps, and this page did not hear of it', () => {
    keepPaper('student', { paperId, elapsed: 2000, standing: ours, base });
    expect(openedPaper('student', open(ours), 'now').standing).toEqual({ ...ours, page: 'now' });
  });

  test('has the steps of another device beside its own', () => {
    keepPaper('student', { paperId, elapsed: 2000, standing: ours, base });
    const theirs = stepped(base, 'phone', 0, 3);
    expect(openedPaper('student', open(theirs), 'now').standing.answers).toEqual([3, 2]);
  });
});
