import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkQuestion } from '../checks/check-question.ts';
import { concepts } from '../concepts/concepts.ts';
import { taxonomy } from '../topics/taxonomy.ts';
import { difficultiesOf } from './computed-set.ts';
import { computedSets } from './computed-sets.ts';
import { families } from './families.ts';
import { makeSet } from './make-set.ts';
import { seedsToDraw } from './testing/seeds-to-draw.ts';

const seeds = seedsToDraw(12, 40);
const all = Object.values(computedSets).flat();

test('a set stands in the folder of its subject and main topic, under a name of its own, which no family has', () => {
  const names = [...Object.values(families).flat(), ...all].map(({ id }) => id);
  expect(names).toEqual([...new Set(names)]);
  for (const { id, subject, topics } of all) {
    expect(existsSync(new URL(`./${subject}/${topics[0] ?? ''}/${id}.ts`, import.meta.url))).toBe(true);
    expect(id).toMatch(/-set$/);
    const known = taxonomy.filter((topic) => topics.includes(topic.id)).map((topic) => topic.id);
    expect([...known].toSorted()).toEqual(topics.toSorted());
  }
});

test('each question of a set tests one or two concepts of the map', () => {
  const known = new Set(concepts.map(({ id }) => id));
  for (const { tests } of all)
    for (const parts of Object.values(tests))
      for (const ids of parts) {
        expect([1, 2]).toContain(ids.length);
        expect(ids.filter((id) => !known.has(id))).toEqual([]);
      }
});

const levels = all.flatMap((set) => difficultiesOf(set).map((level) => ({ set, level })));

describe.each(levels.map(({ set, level }) => [set.id, level, set] as const))('%s, %s', (_, level, set) => {
  const made = seeds.map((seed) => makeSet(set, seed, level));

  test('has two to four questions on one stimulus with a figure, each with its concepts, and passes every check', () => {
    for (const questions of made) {
      expect(questions).toHaveLength(set.tests[level]?.length ?? 0);
      expect([2, 3, 4]).toContain(questions.length);
      const [stimulus] = questions.map((question) => question.stimulus);
      expect(stimulus?.title).toMatch(/^\S+(?: \S+){1,5}$/);
      expect(stimulus?.figure).toBeDefined();
      for (const [place, question] of questions.entries()) {
        expect(question).toMatchObject({ stimulus, tests: set.tests[level]?.[place] });
        expect(question.figure).toBeUndefined();
      }
    }
    const faults = made.flat().flatMap((question) =>
      checkQuestion(question)
        .results.filter(({ verdict }) => verdict === 'failed')
        .map(({ check, finding }) => ({ check, finding, question })),
    );
    expect(faults[0]).toBeUndefined();
  });

  test('proves at least one key from the drawing or table alone', () => {
    const proofs = made[0]?.map(({ proof }) => proof.map(({ check }) => check)) ?? [];
    expect(proofs.flat()).toContain('Drawing leads to the key');
  });

  test('is another set for most seeds, and the same for the same seed', () => {
    const ids = new Set(made.map(([first]) => first?.stimulus?.id));
    for (let seed = made.length + 1; seed <= 40 && ids.size < 20; seed += 1)
      ids.add(makeSet(set, seed, level)[0]?.stimulus?.id);
    expect(ids.size).toBeGreaterThanOrEqual(20);
    expect(makeSet(set, 7, level)).toEqual(made[6]);
  });

  test('puts the key at every place', () => {
    expect(new Set(made.flat().map(({ key }) => key)).size).toBe(4);
  });
});
