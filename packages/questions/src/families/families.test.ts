import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CheckResult } from '../checks/check.ts';
import { checkQuestion } from '../checks/check-question.ts';
import { concepts } from '../concepts/concepts.ts';
import { families } from './families.ts';
import { makeQuestion } from './make-question.ts';

/** Fewer in the default run; `.ci/run` sets up to 1,000. */
const seeds = Number(process.env['FAMILY_SEEDS'] ?? 40);
const all = Object.values(families).flat();

test('what a question of a family tests is in the concept map, whichever task was drawn', () => {
  const known = new Set(concepts.map(({ id }) => id));
  for (const family of Object.values(families).flat())
    for (const difficulty of family.difficulties)
      for (let seed = 1; seed <= 4; seed += 1)
        expect(makeQuestion(family, seed, difficulty).tests?.filter((id) => !known.has(id))).toEqual([]);
});

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
  test.each(family.difficulties)('makes only questions that pass every check (%s)', (difficulty) => {
    const firstFault = Array.from({ length: seeds }, (_, index) =>
      makeQuestion(family, index + 1, difficulty),
    )
      .map((question) => ({ question, results: checkQuestion(question).results.filter(isFailure) }))
      .find(({ results }) => results.length > 0);
    expect(firstFault).toBeUndefined();
  });

  test.each(family.difficulties)('makes at least 20 different questions of 100 seeds (%s)', (difficulty) => {
    const ids = new Set<string>();
    for (let seed = 1; seed <= 100; seed += 1) ids.add(makeQuestion(family, seed, difficulty).id);
    expect(ids.size).toBeGreaterThanOrEqual(20);
  });

  test('the same seed makes the same question', () => {
    for (const difficulty of family.difficulties)
      expect(makeQuestion(family, 7, difficulty)).toEqual(makeQuestion(family, 7, difficulty));
  });
});

function isFailure(result: CheckResult): boolean {
  return result.verdict === 'failed';
}
