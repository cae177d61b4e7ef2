import { expect, test } from 'vitest';
import { testedConcepts } from '../choosing/tested-concepts.ts';
import { couldAsk, isOnSpecification } from '../exam-readings/exam-readings.ts';
import { conceptsOfUnit } from '../exams/concepts-of-unit.ts';
import { templatesTesting } from '../understanding/question-index/question-index.ts';
import { templateName } from '../understanding/question-index/templates.ts';
import { composeFromConcepts } from './compose-from-concepts.ts';
import { canBeTyped } from './compose-quiz.ts';
import { templateOf } from './template-of.ts';

const nothing: ReadonlySet<string> = new Set();
const concepts = testedConcepts().map(({ id }) => id);
const some = concepts.filter((_, place) => place % 60 === 0);
const wanted = some.map((concept) => ({ concept, difficulty: 'intermediate' as const }));

test('each question tests the concept that was wanted in its place', () => {
  const quiz = composeFromConcepts({ wanted, seed: 3, seen: nothing });
  expect(quiz).toHaveLength(wanted.length);
  for (const [place, question] of quiz.entries()) expect(question.tests).toContain(wanted[place]?.concept);
});

test('a quiz that is to be typed is as long, on the same concepts and levels, and more of it can be typed', () => {
  const typedOf = (answers: 'choose' | 'type') => {
    const quiz = composeFromConcepts({ wanted, seed: 3, seen: nothing, answers });
    expect(quiz.map(({ tests }, place) => tests?.includes(wanted[place]?.concept ?? ''))).not.toContain(
      false,
    );
    return { levels: quiz.map(({ difficulty }) => difficulty), typed: quiz.filter(canBeTyped).length };
  };
  const [chosen, typed] = [typedOf('choose'), typedOf('type')];
  expect(typed.levels).toEqual(chosen.levels);
  expect(typed.typed).toBeGreaterThan(chosen.typed);
});

test('the same seed makes the same quiz, and nothing that was seen comes again', () => {
  const first = composeFromConcepts({ wanted, seed: 7, seen: nothing });
  expect(composeFromConcepts({ wanted, seed: 7, seen: nothing })).toEqual(first);
  const seen = new Set(first.map(({ id }) => id));
  const next = composeFromConcepts({ wanted, seed: 7, seen });
  expect(next.filter(({ id }) => seen.has(id))).toEqual([]);
});

test('a concept that is wanted twice brings two different questions, and what is withdrawn none', () => {
  const concept = 'limiting-reagent';
  const twice = Array.from({ length: 2 }, () => ({ concept, difficulty: 'beginner' as const }));
  const quiz = composeFromConcepts({ wanted: twice, seed: 1, seen: nothing });
  expect(new Set(quiz.map(({ id }) => id)).size).toBe(2);
  const withdrawn = new Set(quiz.map(templateOf));
  const other = composeFromConcepts({ wanted: twice, seed: 1, seen: nothing, withdrawn });
  expect(other.filter((question) => withdrawn.has(templateOf(question)))).toEqual([]);
});

test('a concept that is unknown is left out', () => {
  const quiz = composeFromConcepts({
    wanted: [{ concept: 'football', difficulty: 'beginner' }, ...wanted.slice(0, 1)],
    seed: 1,
    seen: nothing,
  });
  expect(quiz).toHaveLength(1);
});

test('a plan to an exam has no question that readers say it does not ask, while a concept has others', () => {
  const isAsked = (concept: string): boolean =>
    [...templatesTesting(concept)].some((template) => couldAsk(['AP'], templateName(template)) === true);
  const ofAp = conceptsOfUnit({ covers: { places: ['AP 5', 'AP 6', 'AP 9'] } });
  const each = ofAp.flatMap(({ id }) =>
    isAsked(id) ? [{ concept: id, difficulty: 'intermediate' as const }] : [],
  );
  expect(each.length).toBeGreaterThan(ofAp.length - 3);
  const outsideOf = (specification: 'AP' | undefined) =>
    composeFromConcepts({ wanted: [...each, ...each], seed: 1, seen: nothing, specification }).filter(
      (question) => !isOnSpecification('AP', templateOf(question)),
    ).length;
  expect(outsideOf('AP')).toBe(0);
  expect(outsideOf(undefined)).toBeGreaterThan(5);
});

test('of what nobody read, a plan to an exam takes only what mainly tests the concept that is wanted', () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const wanted = [{ concept: 'reactive-intermediates', difficulty: 'intermediate' as const }];
    const [question] = composeFromConcepts({ wanted, seed, seen: nothing, specification: 'AP' });
    expect(question?.tests?.[0]).not.toBe('cyclopropanation');
  }
});
