import { expect, test } from 'vitest';
import { rateSet, vinegarSet } from '../bank/testing/example-sets.ts';
import type { Question } from '../question.ts';
import { composeQuiz, type QuizRequest } from './compose-quiz.ts';
import { quizSet, servedSets, setsToMake, type QuizSet } from './quiz-sets.ts';
import { templateOf } from './template-of.ts';

const examples: readonly QuizSet[] = [rateSet, vinegarSet].flatMap(
  (written) => quizSet('general', written) ?? [],
);
/** At both levels that the examples can stand for. */
const anySets = examples.flatMap((set) => [{ ...set, difficulty: 'intermediate' as const }]);
const asked = { difficulty: 'intermediate', seen: new Set<string>() } as const;
const seeds = Array.from({ length: 12 }, (_, seed) => seed);

const idsOf = (quiz: readonly Question[]) => quiz.map(({ id }) => id);

/** The ids of the questions of a set, as they stand in a quiz, from the first to the last. */
function runOf(quiz: readonly Question[], { questions }: QuizSet): string[] {
  const ids = new Set(questions.map(({ question }) => question.id));
  const places = quiz.flatMap(({ id }, place) => (ids.has(id) ? [place] : []));
  return places.length === 0 ? [] : idsOf(quiz.slice(places[0], (places.at(-1) ?? 0) + 1));
}

function expectWhole(quiz: readonly Question[], sets: readonly QuizSet[]): void {
  for (const set of sets) {
    const whole = set.questions.map(({ question }) => question.id);
    expect([[], whole]).toContainEqual(runOf(quiz, set));
  }
}

const quizOf = (request: Omit<QuizRequest, 'difficulty' | 'seen'> & { subject: 'general' }) =>
  composeQuiz({ ...asked, ...request }, anySets);

test('a set has the level of the question in its middle', () => {
  expect(examples.map(({ difficulty }) => difficulty)).toEqual(['beginner', 'intermediate']);
});

test('a quiz of ten questions has one set, whole, in its order, one question behind the other, and ten questions', () => {
  for (const seed of seeds) {
    const quiz = quizOf({ subject: 'general', count: 10, seed });
    expect(quiz).toHaveLength(10);
    expect(new Set(idsOf(quiz)).size).toBe(10);
    expect(anySets.filter((set) => runOf(quiz, set).length > 0)).toHaveLength(1);
    expectWhole(quiz, anySets);
  }
});

test('a quiz of five has none, and one of thirty no more than there are', () => {
  for (const seed of seeds.slice(0, 4)) {
    expect(quizOf({ subject: 'general', count: 5, seed }).filter(({ stimulus }) => stimulus)).toEqual([]);
    const long = quizOf({ subject: 'general', count: 30, seed });
    expect(long).toHaveLength(30);
    expect(long.filter(({ stimulus }) => stimulus)).toHaveLength(5);
    expectWhole(long, anySets);
  }
});

test('sets come at their level and in their subject alone', () => {
  const beginner = { ...asked, difficulty: 'beginner', count: 10, seed: 1 } as const;
  expect(composeQuiz({ ...beginner, subject: 'general' }, anySets).some(({ stimulus }) => stimulus)).toBe(
    false,
  );
  const organic = composeQuiz({ ...asked, subject: 'organic', count: 10, seed: 1 }, anySets);
  expect(organic.some(({ stimulus }) => stimulus)).toBe(false);
});

test('a set of which one question was seen or is withdrawn does not come at all', () => {
  const [first = ''] = rateSet.questions.map(({ id }) => id);
  const [second = ''] = vinegarSet.questions.map(({ id }) => id);
  for (const seed of seeds.slice(0, 4)) {
    const quiz = composeQuiz(
      { ...asked, subject: 'general', count: 20, seed, seen: new Set([first]), withdrawn: new Set([second]) },
      anySets,
    );
    expect(quiz).toHaveLength(20);
    expect(quiz.filter(({ stimulus }) => stimulus)).toEqual([]);
  }
});

test('on a topic a set comes only where all of its questions are on it, and never makes a quiz too long', () => {
  const choice = { topics: [], concepts: ['initial-rates'] };
  for (const seed of seeds.slice(0, 4))
    for (const count of [5, 10]) {
      const quiz = composeQuiz({ ...asked, choice, count, seed }, anySets);
      expect(quiz.length).toBeLessThanOrEqual(count);
      expectWhole(quiz, anySets);
      expect(quiz.filter(({ stimulus }) => stimulus?.id === vinegarSet.id)).toEqual([]);
    }
  const some = composeQuiz({ ...asked, choice, count: 10, seed: 1 }, anySets);
  expect(some.filter(({ stimulus }) => stimulus?.id === rateSet.id)).toHaveLength(2);
});

test('the answers of a set are shuffled, its keys right, and the same seed is the same quiz', () => {
  const request = { subject: 'general', count: 10, seed: 3 } as const;
  expect(quizOf(request)).toEqual(quizOf(request));
  const places = new Set<number>();
  for (const seed of seeds)
    for (const { stimulus, options, key } of quizOf({ ...request, seed })) {
      expect(options[key]?.slip).toBe(null);
      if (stimulus) places.add(key);
    }
  expect(places.size).toBeGreaterThan(1);
});

test('what nobody has solved yet is in no quiz', () => {
  const ids = new Set(examples.flatMap(({ questions }) => questions.map(({ question }) => question.id)));
  expect(
    servedSets().flatMap(({ questions }) => questions.filter(({ question }) => ids.has(question.id))),
  ).toEqual([]);
});

const allTasks = setsToMake().filter(({ made }) => made.id === 'rate-runs-set');
const madeSets = allTasks.filter(({ task }) => task === 'intermediate');
const ofSet = (quiz: readonly Question[]) => quiz.filter(({ stimulus }) => stimulus);

test('a computed set comes whole and once, made anew for each quiz', () => {
  const stimuli = new Set<string | undefined>();
  for (const seed of seeds.slice(0, 4)) {
    const quiz = composeQuiz({ ...asked, subject: 'general', count: 30, seed }, madeSets);
    expect(quiz).toHaveLength(30);
    const parts = ofSet(quiz).map((question) => templateOf(question));
    expect(parts).toEqual([1, 2, 3].map((part) => `rate-runs-set-${part}.intermediate`));
    const first = quiz.findIndex(({ stimulus }) => stimulus);
    expect(ofSet(quiz.slice(first, first + 3))).toHaveLength(3);
    stimuli.add(quiz[first]?.stimulus?.id);
  }
  expect(stimuli.size).toBe(4);
});

test('a computed set comes with one of its tasks in a quiz', () => {
  expect(allTasks.filter(({ difficulty }) => difficulty === asked.difficulty).length).toBeGreaterThan(1);
  for (const seed of seeds.slice(0, 4)) {
    const quiz = composeQuiz({ ...asked, subject: 'general', count: 30, seed }, allTasks);
    expect(new Set(ofSet(quiz).map(({ stimulus }) => stimulus?.id)).size).toBe(1);
  }
});

test('a computed set that was seen comes with other numbers, and after a set that was not', () => {
  const request = { ...asked, subject: 'general', count: 10 } as const;
  const earlier = ofSet(composeQuiz({ ...request, seed: 1 }, madeSets)).map(({ id }) => id);
  const seen = new Set(earlier);
  for (const seed of seeds.slice(0, 4)) {
    const again = ofSet(composeQuiz({ ...request, seed, seen }, madeSets));
    expect(again).toHaveLength(3);
    expect(again.filter(({ id }) => seen.has(id))).toEqual([]);
    const beside = ofSet(composeQuiz({ ...request, seed, seen }, [...madeSets, ...anySets]));
    expect(beside.map(({ origin }) => origin.kind)).not.toContain('family');
  }
});

test('a computed set of which one part is withdrawn does not come', () => {
  const withdrawn = new Set(['rate-runs-set-2.intermediate']);
  for (const seed of seeds.slice(0, 4))
    expect(
      ofSet(composeQuiz({ ...asked, subject: 'general', count: 10, seed, withdrawn }, madeSets)),
    ).toEqual([]);
});
