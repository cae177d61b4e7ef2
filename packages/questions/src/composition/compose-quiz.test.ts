import { describe, expect, test } from 'vitest';
import { checkQuestion } from '../checks/check-question.ts';
import { seedsToDraw } from '../families/testing/seeds-to-draw.ts';
import { indexTerms } from '../index-terms/index-terms.ts';
import { difficulties, subjects, type Question } from '../question.ts';
import { phraseWords } from '../topic-search/words.ts';
import { understandTopic } from '../understanding/understand-topic.ts';
import { composeQuiz } from './compose-quiz.ts';
import { templateOf } from './template-of.ts';

const nothingSeen: ReadonlySet<string> = new Set();
const cells = subjects.flatMap((subject) => difficulties.map((difficulty) => [subject, difficulty] as const));

describe.each(cells)('%s, %s', (subject, difficulty) => {
  test('quiz after quiz of ten questions shows a student nothing twice', () => {
    const quizzes = seedsToDraw(4, 10);
    const seen = new Set<string>();
    const texts = new Set<string>();
    for (const seed of quizzes) {
      for (const question of composeQuiz({ subject, difficulty, count: 10, seed, seen })) {
        seen.add(question.id);
        const { text, figure, stimulus, options, key } = question;
        texts.add(
          `${stimulus?.id ?? ''}${text}\n${JSON.stringify(figure ?? null)}\n${options[key]?.text ?? ''}`,
        );
      }
    }
    expect(seen.size).toBe(10 * quizzes.length);
    expect(texts.size).toBe(10 * quizzes.length);
  });

  test('a quiz of thirty has thirty questions of the subject and difficulty, each passing every check', () => {
    const quiz = composeQuiz({ subject, difficulty, count: 30, seed: 11, seen: nothingSeen });
    expect(new Set(quiz.map((question) => question.id)).size).toBe(30);
    expect(quiz.every((question) => question.subject === subject)).toBe(true);
    const alone = quiz.filter(({ stimulus }) => stimulus === undefined);
    expect(alone.every((question) => question.difficulty === difficulty)).toBe(true);
    // A set has the level of the question in its middle.
    const inSets = Map.groupBy(quiz, ({ stimulus }) => stimulus?.id);
    inSets.delete(undefined);
    for (const set of inSets.values())
      expect(set.map((question) => question.difficulty)).toContain(difficulty);
    expect(quiz.filter((question) => !checkQuestion(question).ok)).toEqual([]);
    expect(quiz.every((question) => question.proof.length >= 2)).toBe(true);
  });

  test('a quiz of ten touches at least five topics', () => {
    const quiz = composeQuiz({ subject, difficulty, count: 10, seed: 3, seen: nothingSeen });
    expect(new Set(quiz.map((question) => question.topics[0])).size).toBeGreaterThanOrEqual(5);
  });
});

test.each(['general', 'physical', 'biochemistry', 'analytical'] as const)(
  'a quarter of a quiz on %s has something to look at',
  (subject) => {
    const quiz = composeQuiz({ subject, difficulty: 'intermediate', count: 10, seed: 4, seen: nothingSeen });
    expect(
      quiz.filter(({ figure, stimulus }) => (figure ?? stimulus) !== undefined).length,
    ).toBeGreaterThanOrEqual(3);
  },
);

test('the same request with the same seed is the same quiz, another seed another one', () => {
  const request = { subject: 'general', difficulty: 'beginner', count: 10, seen: nothingSeen } as const;
  expect(composeQuiz({ ...request, seed: 5 })).toEqual(composeQuiz({ ...request, seed: 5 }));
  expect(composeQuiz({ ...request, seed: 6 })).not.toEqual(composeQuiz({ ...request, seed: 5 }));
});

test('keys stand at every place about equally often', () => {
  const places = [0, 0, 0, 0];
  const quizzes = seedsToDraw(40, 100);
  for (const seed of quizzes)
    for (const question of composeQuiz({
      subject: 'general',
      difficulty: 'beginner',
      count: 10,
      seed,
      seen: nothingSeen,
    }))
      places[question.key] = (places[question.key] ?? 0) + 1;
  // Of 1,000 keys 250 stand at each place, with a standard deviation of 14.
  const keys = 10 * quizzes.length;
  for (const count of places) expect(Math.abs(count - keys / 4)).toBeLessThan(4 * Math.sqrt(keys * 0.1875));
});

test('nothing withdrawn comes, though it was seen and everything else is used up', () => {
  const request = { subject: 'general', difficulty: 'beginner', count: 30, seen: nothingSeen } as const;
  const withdrawn = new Set(composeQuiz({ ...request, seed: 5 }).map(templateOf));
  for (const seed of seedsToDraw(5, 20)) {
    const quiz = composeQuiz({ ...request, seed, withdrawn });
    expect(quiz.map(templateOf).filter((template) => withdrawn.has(template))).toEqual([]);
  }
});

test('a quiz on a topic leaves out what is withdrawn, down to nothing', () => {
  const request = { topic: 'Ksp', difficulty: 'advanced', count: 5, seed: 1, seen: nothingSeen } as const;
  const withdrawn = new Set<string>();
  for (let round = 0; round < 200; round += 1) {
    const templates = composeQuiz({ ...request, withdrawn }).map(templateOf);
    expect(templates.filter((template) => withdrawn.has(template))).toEqual([]);
    for (const template of templates) withdrawn.add(template);
    if (templates.length === 0) break;
  }
  expect(composeQuiz({ ...request, withdrawn })).toEqual([]);
});

test('a quiz on a topic has only questions that test what was asked for, or have it in the index', () => {
  for (const topic of [
    'buffers',
    'osmotic pressure',
    'Ksp',
    'nuclear magnetic resonance',
    'AP Chemistry Unit 8',
    'PCR',
  ]) {
    const understood = understandTopic(topic);
    const asked = understood.isUnderstood ? understood.concepts : [];
    for (const difficulty of difficulties)
      for (const question of composeQuiz({ topic, difficulty, count: 10, seed: 4, seen: nothingSeen }))
        expect(
          question.tests?.some((id) => asked.includes(id)) === true ||
            indexTerms
              .get(idInIndex(question))
              ?.terms.some((term) => phraseWords(topic).every((word) => phraseWords(term).includes(word))),
        ).toBe(true);
  }
});

function idInIndex({ id, origin, difficulty }: Question): string {
  return origin.kind === 'family' ? `${origin.family}@${difficulty}` : id;
}

test('a topic with few questions gives few, and one with none gives none', () => {
  const quizOn = (topic: string) =>
    composeQuiz({ topic, difficulty: 'intermediate', count: 10, seed: 1, seen: nothingSeen });
  expect(quizOn('oxidation of alcohols zorkification')).toEqual([]);
  expect(quizOn('football results')).toEqual([]);
  expect(quizOn('redox titration curves').length).toBeLessThan(10);
});

test.each(['stoichiometry', 'redox', 'alkenes'])(
  'nothing that differs in numbers alone comes twice on %s, which has enough else',
  (topic) => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const quiz = composeQuiz({
        topic,
        difficulty: 'intermediate',
        count: 10,
        seed,
        seen: nothingSeen,
      });
      expect(new Set(quiz.map(templateOf)).size).toBe(10);
    }
  },
);

test('two wishes are balanced in a quiz', () => {
  const topic = 'gas laws and amino acids';
  const quiz = composeQuiz({ topic, difficulty: 'intermediate', count: 10, seed: 3, seen: nothingSeen });
  expect(quiz).toHaveLength(10);
  expect(quiz.filter(({ subject }) => subject === 'biochemistry')).toHaveLength(5);
});

test('every question of a quiz on an element names the element', () => {
  const quiz = composeQuiz({
    topic: 'iron',
    difficulty: 'intermediate',
    count: 10,
    seed: 2,
    seen: nothingSeen,
  });
  expect(quiz.length).toBeGreaterThanOrEqual(5);
  for (const { text, options, key } of quiz) expect(`${text} ${options[key]?.text}`).toMatch(/\biron\b|Fe/i);
});

test('a text of school level gets no advanced question, whatever is asked beside it', () => {
  const quiz = composeQuiz({
    topic: 'SAT level gas laws',
    difficulty: 'advanced',
    count: 10,
    seed: 1,
    seen: nothingSeen,
  });
  expect(quiz.length).toBeGreaterThan(0);
  expect(quiz.filter(({ difficulty }) => difficulty === 'advanced')).toEqual([]);
});

test.each([
  { topic: 'gas laws', count: 10 },
  { topic: 'Ksp', count: 10 },
  { topic: 'stoichiometry', count: 30 },
  { subject: 'organic', count: 30 },
  { subject: 'analytical', count: 10 },
] as const)(
  'in $topic$subject, $count questions, no template comes more than twice in ten, and none twice in a row',
  (wish) => {
    for (const difficulty of difficulties)
      for (const seed of seedsToDraw(2, 5)) {
        const names = composeQuiz({ ...wish, difficulty, seed, seen: nothingSeen }).map(templateOf);
        for (const name of names)
          expect(names.filter((other) => other === name).length).toBeLessThanOrEqual(wish.count / 5);
        expect(names.filter((name, place) => name === names[place - 1])).toEqual([]);
      }
  },
);
