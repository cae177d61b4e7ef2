import { describeFigure, drawFigure, readFigure, type DrawingReading, type Figure } from '@valence/figures';
import { expect, test } from 'vitest';
import { difficultiesOf, type ComputedSet, type SetDraft } from '../../families/computed-set.ts';
import { computedSets } from '../../families/computed-sets.ts';
import { families } from '../../families/families.ts';
import type { Draft, Family } from '../../families/family.ts';
import { makeQuestion } from '../../families/make-question.ts';
import { makeSet } from '../../families/make-set.ts';
import { subjects, type Difficulty, type Question } from '../../question.ts';
import { readingProblem } from './drawing-leads-to-key.ts';
import { readSpeech } from './testing/read-speech.ts';

const seeds = [101, 102, 103];

interface Shown {
  question: Question;
  figure: Figure;
  keyFrom: (drawing: DrawingReading) => string;
}

const withFigures = subjects.map((subject) => families[subject].filter(({ showsFigure }) => showsFigure));

const shown: readonly Shown[] = [
  ...withFigures
    .flat()
    .flatMap((family) =>
      family.difficulties.flatMap((level) => seeds.map((seed) => shownBy(family, seed, level))),
    ),
  ...Object.values(computedSets)
    .flat()
    .flatMap((set) =>
      difficultiesOf(set).flatMap((level) => seeds.flatMap((seed) => shownBySet(set, seed, level))),
    ),
];

test('more than 500 drawings of all kinds lead to their keys, every one', () => {
  expect(shown.length).toBeGreaterThan(500);
  const problems = shown.flatMap(
    ({ question, figure, keyFrom }) => readingProblem(question, keyFrom(readFigure(figure))) ?? [],
  );
  expect(problems).toEqual([]);
});

test('what is said of them leads there in 95 of 100 at least', () => {
  const problems = shown.flatMap(({ question, figure, keyFrom }) => {
    const heard = figure.kind === 'table' ? readFigure(figure) : readSpeech(describeFigure(figure));
    if (heard === null) return [`nothing is heard of ${kindOf(figure)}`];
    return readingProblem(question, keyFrom(heard)) ?? [];
  });
  expect(problems.length).toBeLessThan(0.05 * shown.length);
});

test('there are 20 kinds and more, in 45 families and more over all subjects, and each kind has at most 8 KB at the median', () => {
  expect(withFigures.flat().length).toBeGreaterThanOrEqual(45);
  for (const inSubject of withFigures) expect(inSubject.length).toBeGreaterThanOrEqual(5);
  const sizes = new Map<string, number[]>();
  for (const { figure } of shown)
    sizes.set(kindOf(figure), [...(sizes.get(kindOf(figure)) ?? []), Buffer.byteLength(drawFigure(figure))]);
  expect(sizes.size).toBeGreaterThanOrEqual(20);
  const large = [...sizes].filter(([, bytes]) => median(bytes) > 8192);
  expect(large).toEqual([]);
});

function kindOf(figure: Figure): string {
  return 'of' in figure ? figure.of : figure.kind;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;
}

function shownBy(family: Family, seed: number, level: Difficulty): Shown {
  let last: Draft | null = null;
  const question = makeQuestion(
    { ...family, draft: (random) => (last = family.draft(random, level)) },
    seed,
    level,
  );
  const { shown: drawn } = (last as Draft | null) ?? {};
  if (drawn === undefined) throw new Error(`${family.id} shows no figure`);
  return { question, ...drawn };
}

/** The questions of a set whose key a program finds in the figure alone. */
function shownBySet(set: ComputedSet, seed: number, level: Difficulty): Shown[] {
  let last: SetDraft | null = null;
  const questions = makeSet({ ...set, draft: (random) => (last = set.draft(random, level)) }, seed, level);
  const { figure, parts } = (last as SetDraft | null) ?? {};
  return questions.flatMap((question, place) => {
    const keyFrom = parts?.[place]?.keyFrom;
    return figure === undefined || keyFrom === undefined ? [] : [{ question, figure, keyFrom }];
  });
}
