import { existsSync } from 'node:fs';
import { linearText } from '@valence/chemistry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CheckResult } from '../checks/check.ts';
import { checkQuestion } from '../checks/check-question.ts';
import { concepts } from '../concepts/concepts.ts';
import type { Question } from '../question.ts';
import { families } from './families.ts';
import { makeQuestion } from './make-question.ts';
import { lostKey, wrongLinesOf } from './testing/printed-data.ts';

/** Fewer in the default run; `.ci/run` sets hundreds. */
const seeds = Number(process.env['FAMILY_SEEDS'] ?? 8);
/** The workings of so many draws are read line by line, which takes as long as to draw them. */
const mostPrinted = 100;
const all = Object.values(families).flat();
const known = new Set(concepts.map(({ id }) => id));

test('no two families share an id', () => {
  const ids = all.map((family) => family.id);
  expect(ids).toEqual([...new Set(ids)]);
});

test('a family stands in the folder of its subject and main topic, in the file of its id', () => {
  const lost = all.filter(
    ({ id, subject, topics: [topic = ''] }) =>
      !existsSync(new URL(`./${subject}/${topic}/${id}.ts`, import.meta.url)),
  );
  expect(lost.map(({ id }) => id)).toEqual([]);
});

describe.each(all.map((family) => [family.id, family] as const))('%s', (_, family) => {
  describe.each(family.difficulties)('%s', (difficulty) => {
    // Drawing is what takes long: each promise looks at the same draws.
    let drawn: Question[] = [];
    beforeAll(() => {
      drawn = Array.from({ length: seeds }, (_, index) => makeQuestion(family, index + 1, difficulty));
    });
    afterAll(() => {
      drawn = [];
    });

    test('makes only questions that pass every check', () => {
      const firstFault = drawn
        .map((question) => ({ question, results: checkQuestion(question).results.filter(isFailure) }))
        .find(({ results }) => results.length > 0);
      expect(firstFault).toBeUndefined();
    });

    test('tests concepts of the map, whichever task was drawn', () => {
      expect(drawn.flatMap(({ tests = [] }) => tests).filter((id) => !known.has(id))).toEqual([]);
    });

    test('the working ends at the key, and each line of it follows from its digits as printed', () => {
      const printed = drawn.slice(0, mostPrinted);
      expect(printed.map(lostKey).find((found) => found !== null)).toBeUndefined();
      expect(printed.flatMap(({ explanation }) => wrongLinesOf(linearText(explanation)))[0]).toBeUndefined();
    });

    test('makes at least 20 different questions of 100 seeds', () => {
      const ids = new Set(drawn.slice(0, 100).map(({ id }) => id));
      for (let seed = drawn.length + 1; seed <= 100 && ids.size < 20; seed += 1)
        ids.add(makeQuestion(family, seed, difficulty).id);
      expect(ids.size).toBeGreaterThanOrEqual(20);
    });
  });

  test('shows a figure in every draw or in none, as it says', () => {
    for (const difficulty of family.difficulties)
      for (const seed of [1, 2, 3])
        expect(makeQuestion(family, seed, difficulty).figure !== undefined).toBe(family.showsFigure === true);
  });

  test('the same seed makes the same question', () => {
    for (const difficulty of family.difficulties)
      expect(makeQuestion(family, 7, difficulty)).toEqual(makeQuestion(family, 7, difficulty));
  });
});

function isFailure(result: CheckResult): boolean {
  return result.verdict === 'failed';
}
