import type { PreviewQuizResponse } from '@valence/contract';
import { expect, test } from 'vitest';
import { isToldFewer, previewWords, type Allowances } from './preview-words.ts';

type Understood = Extract<PreviewQuizResponse, { isUnderstood: true }>;

const buffers: Understood = {
  isUnderstood: true,
  kind: 'custom',
  name: 'Buffers',
  corrections: [],
  unknownWords: [],
  withoutQuestions: [],
  questions: { beginner: 8, intermediate: 10, advanced: 6 },
  available: 10,
  isCompletedByModel: false,
  nearest: ['Titrations'],
};
const noQuestions = { questions: { beginner: 0, intermediate: 0, advanced: 0 }, available: 0 };
const resetDate = '2026-11-23T00:00:00.000Z';
const dailyResetDate = '2026-11-18T00:00:00.000Z';
const premium: Allowances = {
  hasPremium: true,
  isPremiumSold: true,
  custom: { remaining: 5, weeklyLimit: 7, resetDate },
  subject: null,
};
const free: Allowances = {
  hasPremium: false,
  isPremiumSold: true,
  custom: null,
  subject: { remaining: 8, weeklyLimit: 10, remainingToday: 5, dailyLimit: 5, resetDate, dailyResetDate },
};
const wanted = { count: 10, difficulty: 'intermediate' } as const;

test('what was understood stands with the number of its questions, and with those of the chosen difficulty', () => {
  const finding = (questions: Understood['questions']) =>
    previewWords({ ...buffers, questions }, wanted, premium).finding;
  expect(finding(buffers.questions)).toBe('Buffers: 24 questions, 10 of them intermediate.');
  expect(finding({ beginner: 12, intermediate: 0, advanced: 0 })).toBe(
    'Buffers: 12 questions, none of them intermediate.',
  );
  expect(finding({ beginner: 0, intermediate: 12, advanced: 0 })).toBe(
    'Buffers: 12 questions, all of them intermediate.',
  );
});

test('whoever needs help is told where it is, and nothing else', () => {
  const help = 'Call or text 988.';
  expect(previewWords({ isUnderstood: false, nearest: [], help }, wanted, free)).toEqual({
    finding: 'Please talk to someone.',
    remarks: [help],
    cost: '',
    nearest: [],
    isNothing: true,
    isHelp: true,
  });
});

test('what a custom quiz counts as is said, also when none is left', () => {
  expect(previewWords(buffers, wanted, premium).cost).toBe(
    'It uses 1 of 7 custom quizzes; 5 are left this week.',
  );
  const used = { ...premium, custom: { remaining: 0, weeklyLimit: 7, resetDate } };
  expect(previewWords(buffers, wanted, used).cost).toBe('Your 7 custom quizzes of this week are used.');
  expect(previewWords(buffers, wanted, free).cost).toBe('Custom topics are a Premium feature.');
  expect(previewWords(buffers, wanted, { ...free, isPremiumSold: false }).cost).toBe(
    'Your plan has no quizzes on words of your own.',
  );
});

test('of a subject quiz the limit is said that is met first', () => {
  const cost = (remaining: number | null, remainingToday: number | null) =>
    previewWords({ ...buffers, kind: 'subject' }, wanted, {
      ...free,
      subject: { remaining, remainingToday, weeklyLimit: 10, dailyLimit: 5, resetDate, dailyResetDate },
    }).cost;
  expect(cost(8, 5)).toBe('It uses 1 of 5 subject quizzes left today.');
  expect(cost(1, 3)).toBe('It uses 1 of 1 subject quiz left this week.');
  expect(cost(5, 0)).toBe('You have no subject quizzes left today.');
  expect(cost(0, 5)).toBe('You have no subject quizzes left this week.');
  expect(cost(null, null)).toBe('It counts as a subject quiz.');
  expect(previewWords({ ...buffers, kind: 'subject' }, wanted, premium).cost).toBe(
    'It counts as a subject quiz.',
  );
});

test('fewer questions than asked for are said, and whoever heard it is not asked again', () => {
  const four = { ...buffers, questions: { beginner: 4, intermediate: 0, advanced: 0 }, available: 4 };
  const words = previewWords(four, wanted, premium);
  expect(words.finding).toBe(
    'Buffers: 4 questions, fewer than the 10 you ask for, and none of them intermediate.',
  );
  expect(words.isNothing).toBe(false);
  expect(words.nearest).toEqual(['Titrations']);
  expect(isToldFewer(four, 10)).toBe(true);
  expect(isToldFewer(buffers, 10)).toBe(false);
  expect(isToldFewer({ ...four, isCompletedByModel: true }, 10)).toBe(false);
  expect(isToldFewer(null, 10)).toBe(false);
});

test('where nothing fits, nothing is counted, and the nearest topics are offered', () => {
  const words = previewWords({ ...buffers, ...noQuestions }, wanted, premium);
  expect(words).toEqual({
    finding: 'Buffers: no questions yet.',
    remarks: [],
    cost: 'Nothing is counted.',
    nearest: ['Titrations'],
    isNothing: true,
  });
  expect(previewWords({ isUnderstood: false, nearest: ['Gases'] }, wanted, free)).toMatchObject({
    cost: 'Nothing is counted.',
    nearest: ['Gases'],
    isNothing: true,
  });
});

test('a corrected word, a word that nobody knows and a part without questions are told', () => {
  const read = (told: Partial<Understood>) => previewWords({ ...buffers, ...told }, wanted, premium);
  expect(read({ corrections: [{ typed: 'bufers', meant: 'buffers' }] }).remarks).toEqual([
    'We read “bufers” as “buffers”.',
  ]);
  expect(read({ withoutQuestions: ['MOFs', 'rotaxanes'] }).remarks).toEqual([
    'There are none on MOFs or rotaxanes yet.',
  ]);
  expect(read({ unknownWords: ['sources', 'error'] }).remarks).toEqual([
    'None of them mentions “sources” or “error”.',
  ]);
  expect(read({ ...noQuestions, unknownWords: ['zorkification'] }).finding).toBe(
    'Buffers: no question mentions “zorkification”.',
  );
});

test('with a model there is no topic without questions', () => {
  const written = (told: Partial<Understood>) =>
    previewWords({ ...buffers, isCompletedByModel: true, ...told }, wanted, premium);
  expect(written(noQuestions)).toMatchObject({
    finding: 'Buffers: new questions, written when you ask for them.',
    isNothing: false,
  });
  const four = { questions: { beginner: 4, intermediate: 0, advanced: 0 }, available: 4 };
  expect(written(four).finding).toBe('Buffers: 4 questions; what is missing is written when you ask.');
});
