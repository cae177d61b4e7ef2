import { expect, test } from 'vitest';
import { firstEncounters, type AnswerRow } from './first-encounters.ts';
import type { ItemHealth } from './item-tally.ts';
import { medianOfCounts } from './median-of-counts.ts';
import { countSharesRight } from './shares-right.ts';
import { suspectKey } from './suspect-key.ts';
import { tallyItems } from './tally-items.ts';
import { wilsonInterval } from './wilson-interval.ts';
import { recount } from './testing/recount.ts';
import { randomLedger } from './testing/random-ledger.ts';

test('the Wilson interval is the one of published tables', () => {
  // Newcombe, Stat. Med. 17 (1998) 857, table I, method 3.
  const published = [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ] as const;
  for (const [hits, total, low, high] of published) {
    const [ownLow, ownHigh] = wilsonInterval(hits, total);
    expect(ownLow).toBeCloseTo(low, 4);
    expect(ownHigh).toBeCloseTo(high, 4);
  }
  expect(wilsonInterval(20, 20)[1]).toBe(1);
});

test('a median is that of the numbers written out', () => {
  expect(medianOfCounts(new Map())).toBeNull();
  expect(medianOfCounts(new Map([[7, 3]]))).toBe(7);
  expect(
    medianOfCounts(
      new Map([
        [10, 1],
        [2, 1],
        [4, 2],
      ]),
    ),
  ).toBe(4);
  expect(
    medianOfCounts(
      new Map([
        [10, 2],
        [4, 2],
      ]),
    ),
  ).toBe(7);
});

test('a student counts once for a template, as it was met first', () => {
  const [row] = randomLedger(1).flat();
  if (row === undefined) throw new Error('The ledger is empty');
  const rows = [
    { ...row, seconds: 1 },
    { ...row, seconds: 2 },
    { ...row, difficulty: 'advanced' as const, seconds: 3 },
  ];
  expect(firstEncounters(rows).map(({ seconds }) => seconds)).toEqual([1, 3]);
});

test('what is tallied student by student equals a recount with plain loops over all rows', () => {
  for (const seed of [1, 2, 3]) {
    const ledger = randomLedger(seed);
    const plain = recount(ledger);
    const items = health(ledger);
    expect(items.map(({ template, difficulty }) => `${template} ${difficulty}`)).toEqual(
      [...plain.keys()].toSorted(),
    );
    for (const item of items) {
      const expected = plain.get(`${item.template} ${item.difficulty}`);
      expect(item).toMatchObject(expected?.counts ?? {});
      expect(item.discrimination ?? 9).toBeCloseTo(expected?.discrimination ?? 9, 9);
      for (const { id, discrimination } of item.slips)
        expect(discrimination ?? 9).toBeCloseTo(expected?.slipDiscrimination.get(id) ?? 9, 9);
    }
  }
});

test('a second run gives the same numbers', () => {
  expect(health(randomLedger(5))).toEqual(health(randomLedger(5)));
});

test('a key is in doubt where another option draws the strong and the key the weak, from 60 students on', () => {
  const item = {
    tries: 64,
    right: 14,
    rested: 60,
    discrimination: -0.1,
    slips: [
      { id: 'weak', chosen: 30, discrimination: -0.3 },
      { id: 'strong', chosen: 20, discrimination: 0.31 },
    ],
  };
  expect(suspectKey(item)).toEqual({ slip: 'strong', slipDiscrimination: 0.31, keyDiscrimination: -0.1 });
  expect(suspectKey({ ...item, rested: 59 })).toBeNull();
  expect(suspectKey({ ...item, discrimination: 0 })).toBeNull();
  expect(suspectKey({ ...item, discrimination: 0, right: 4 })).toBeNull();
  expect(suspectKey({ ...item, discrimination: 0.1, right: 3 })).toMatchObject({ keyDiscrimination: 0.1 });
  expect(suspectKey({ ...item, discrimination: null, right: 0 })).toMatchObject({ keyDiscrimination: 0 });
  expect(
    suspectKey({
      ...item,
      discrimination: null,
      right: 0,
      slips: [{ id: 'all', chosen: item.tries, discrimination: null }],
    }),
  ).toEqual({ slip: 'all', slipDiscrimination: 0, keyDiscrimination: 0 });
  expect(suspectKey({ ...item, slips: [{ id: 'strong', chosen: 20, discrimination: 0.2 }] })).toBeNull();
  expect(suspectKey({ ...item, slips: [{ id: 'strong', chosen: 15, discrimination: 0.5 }] })).toBeNull();
});

function health(ledger: readonly (readonly AnswerRow[])[]): ItemHealth[] {
  const shares = countSharesRight();
  for (const rows of ledger) shares.add(firstEncounters(rows));
  const tallies = tallyItems(shares);
  for (const rows of ledger) tallies.add(firstEncounters(rows));
  return tallies.items();
}
