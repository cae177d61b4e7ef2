import type { PaperStanding } from '@valence/contract';
import { expect, test } from 'vitest';
import { advanceStanding, openPlaces, type PaperEvent } from './advance-standing.ts';

const begun: PaperStanding = {
  answers: [null, null, null],
  struck: [[], [], []],
  flagged: [],
  spent: [0, 0, 0],
  at: 0,
  revision: 0,
};

function after(...events: PaperEvent[]): PaperStanding {
  return events.reduce((standing, event) => advanceStanding(standing, event, 1000), begun);
}

test('an answer can change until the end, and be taken back', () => {
  expect(after({ kind: 'choose', option: 2 }, { kind: 'choose', option: 1 }).answers[0]).toBe(1);
  expect(after({ kind: 'choose', option: 2 }, { kind: 'clear' }).answers[0]).toBeNull();
});

test('what is struck out cannot be chosen, and what is chosen is given up when it is struck out', () => {
  expect(after({ kind: 'strike', option: 2 }, { kind: 'choose', option: 2 }).answers[0]).toBeNull();
  const given = after({ kind: 'choose', option: 2 }, { kind: 'strike', option: 2 });
  expect([given.answers[0], given.struck[0]]).toEqual([null, [2]]);
  expect(after({ kind: 'strike', option: 2 }, { kind: 'strike', option: 2 }).struck[0]).toEqual([]);
});

test('what is typed stands as it was typed, and blanks alone are no answer', () => {
  const typed = (text: string): PaperEvent => ({ kind: 'type', text, decimalComma: true });
  expect(after(typed('2,5'), typed('2,5 '))).toMatchObject({
    answers: ['2,5 ', null, null],
    decimalComma: true,
    revision: 2,
  });
  expect(after(typed('2,5'), typed(' ')).answers[0]).toBeNull();
  expect(openPlaces(after(typed('2,5')))).toEqual([1, 2]);
});

test('time counts for the question on show, and every step has a later revision', () => {
  const moved = after({ kind: 'goTo', at: 2 }, { kind: 'choose', option: 0 }, { kind: 'flag' });
  expect(moved).toMatchObject({ spent: [1000, 0, 2000], at: 2, flagged: [2], revision: 3 });
  expect(openPlaces(moved)).toEqual([0, 1]);
  expect(after({ kind: 'goTo', at: 9 }).at).toBe(2);
});
