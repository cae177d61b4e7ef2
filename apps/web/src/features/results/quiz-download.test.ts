import { expect, test } from 'vitest';
import type { FinishedQuiz } from '../../attempt/quiz.ts';
import { sampleQuestion } from '../../attempt/testing/sample-question.ts';
import { sampleQuiz } from '../../attempt/testing/sample-quiz.ts';
import { downloadName, quizDownload } from './quiz-download.ts';

const question = {
  ...sampleQuestion('a', 1),
  question: 'What is the pH of pure water at 25 °C?',
  options: ['0', '7', '10', '14'],
  explanation: '*K*_{w} is 1.0 × 10^{−14} for \\ce{H2O}.',
  reference: 'OpenStax Chemistry 2e, 14.1',
};
const finished: FinishedQuiz = {
  quiz: sampleQuiz([question, { ...question, id: 'b' }]),
  answers: [
    { chosen: 1, attempts: 1, seconds: 10 },
    { chosen: null, attempts: 0, seconds: 5 },
  ],
  timeSpent: 15,
};
const now = new Date('2026-11-21T10:00:00Z');

test('a download holds the quiz and its questions, with answers in words', () => {
  const { quizInfo, questions } = quizDownload(finished, now);
  expect(quizInfo).toEqual({
    subject: 'General Chemistry',
    difficulty: 'beginner',
    score: 50,
    totalQuestions: 2,
    correctAnswers: 1,
    timeSpent: 15,
    downloadedAt: '2026-11-21T10:00:00.000Z',
  });
  expect(
    questions.map(({ userAnswer, correctAnswer, isCorrect }) => [userAnswer, correctAnswer, isCorrect]),
  ).toEqual([
    ['7', '7', true],
    [null, '7', false],
  ]);
});

test('its texts are plain: a file has no typesetter', () => {
  expect(quizDownload(finished, now).questions[0]?.explanation).toBe('K_w is 1.0 × 10⁻¹⁴ for H₂O.');
});

test('a structure without a name is what its drawing shows', () => {
  const drawings = [{ smiles: 'CCO', name: 'chain of 2 carbons; O H on 1', svg: '' }];
  const drawn = { ...question, options: ['\\smiles{CCO}', '7', '10', '14'], drawings };
  const { questions } = quizDownload({ ...finished, quiz: sampleQuiz([drawn]) }, now);
  expect(questions[0]?.options?.[0]).toBe('chain of 2 carbons; O H on 1');
});

test('the file is named after quiz and day, whatever a topic is written with', () => {
  expect(downloadName('General Chemistry', now)).toBe('valence-general-chemistry-2026-11-21.json');
  expect(downloadName('Hückel’s rule: 4n + 2?', now)).toBe('valence-hückel-s-rule-4n-2-2026-11-21.json');
});

test('a question of a set comes with what the set is on, in plain text', () => {
  const stimulus = {
    id: 'set',
    title: 'Sour water',
    text: 'Some \\ce{H2SO4} is added.\n\nThe pH is measured.',
    figure: {
      svg: '',
      description: 'A table.',
      caption: '',
      table: { columns: ['\\ce{H+}'], rows: [['1']] },
    },
  };
  const { questions } = quizDownload({ ...finished, quiz: sampleQuiz([{ ...question, stimulus }]) }, now);
  expect(questions[0]?.stimulus).toEqual({
    title: 'Sour water',
    text: 'Some H₂SO₄ is added.\n\nThe pH is measured.',
    figure: { description: 'A table.', svg: '', table: [['H⁺'], ['1']] },
  });
});
