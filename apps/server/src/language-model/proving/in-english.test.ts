import { composeQuiz, subjects } from '@valence/questions';
import { expect, test } from 'vitest';
import { isInEnglish } from './in-english.ts';

test.each([
  'Welche Masse hat ein Mol Wasser bei der Temperatur des Raums?',
  '¿Cuál es la masa de un mol de agua?',
  'Quelle est la masse d’une mole d’eau ?',
  '一摩尔水的质量是多少？',
  'Какова масса одного моля воды?',
])('another language is noticed: %s', (text) => {
  expect(isInEnglish(text)).toBe(false);
});

test('our own questions are English', () => {
  for (const subject of subjects) {
    const quiz = composeQuiz({ subject, difficulty: 'intermediate', count: 30, seed: 3, seen: new Set() });
    expect(quiz.map(({ text }) => text).filter((text) => !isInEnglish(text))).toEqual([]);
  }
});
