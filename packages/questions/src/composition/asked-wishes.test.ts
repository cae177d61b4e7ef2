import { expect, test } from 'vitest';
import { composeQuiz } from './compose-quiz.ts';

const nothingSeen: ReadonlySet<string> = new Set();

test('of two things to be compared, what compares them comes before what is on one of them', () => {
  const quiz = composeQuiz({
    topic: 'atom economy vs percentage yield',
    difficulty: 'advanced',
    count: 2,
    seed: 1,
    seen: nothingSeen,
  });
  for (const { text } of quiz) expect(text).toMatch(/yield[^]*atom economy|atom economy[^]*yield/);
  expect(quiz).toHaveLength(2);
});

test('of two things that no question compares, each has half of the quiz', () => {
  for (let seed = 0; seed < 5; seed += 1) {
    const quiz = composeQuiz({
      topic: 'electron affinity vs ionization energy',
      difficulty: 'intermediate',
      count: 6,
      seed,
      seen: nothingSeen,
    });
    expect(quiz.filter(({ tests }) => tests?.includes('electron-affinity') === true)).toHaveLength(3);
  }
});

test('of two things in a list, what meets both comes first', () => {
  for (let seed = 0; seed < 5; seed += 1) {
    const [first] = composeQuiz({
      topic: 'buffers and titrations',
      difficulty: 'intermediate',
      count: 1,
      seed,
      seen: nothingSeen,
    });
    expect(first?.tests).toEqual(
      expect.arrayContaining(['titration-curves', 'henderson-hasselbalch-equation']),
    );
  }
});

test.each([
  ['limiting reactant and percent yield', 'limiting-reagent', 'percentage-yield', 2],
  ['metal carbonyls and oxidation of alcohols', 'metal-carbonyls', 'oxidation-of-alcohols', 3],
] as const)(
  'in %j, which no question meets as a whole at a difficulty, two things take turns, and no third one comes',
  (topic, one, other, times) => {
    for (let seed = 0; seed < 5; seed += 1) {
      const quiz = composeQuiz({
        topic,
        difficulty: 'intermediate',
        count: 2 * times,
        seed,
        seen: nothingSeen,
      });
      const on = (concept: string) => quiz.filter(({ tests }) => tests?.includes(concept) === true);
      expect([on(one).length, on(other).length]).toEqual([times, times]);
    }
  },
);

test('no set on one of two compared things comes, nor anything else where nothing compares them', () => {
  const quiz = composeQuiz({
    topic: 'AP chem thermo vs nuclear',
    difficulty: 'beginner',
    count: 5,
    seed: 954,
    seen: nothingSeen,
  });
  expect(quiz).toEqual([]);
});
