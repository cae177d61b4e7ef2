import * as engine from '@valence/questions';
import { expect, test } from 'vitest';
import { openPaperOf } from './open-paper.ts';

test('a question of a set is sent with its stimulus and the structures in it, and nothing of its key', () => {
  const [question] = engine.composeQuiz({
    subject: 'general',
    difficulty: 'beginner',
    count: 5,
    seed: 7,
    seen: new Set(),
  });
  if (question === undefined) throw new Error('the quiz is empty');
  const stimulus = { id: 'set', title: 'A few trials', text: 'Some \\smiles{CCO|ethanol} is burned.' };
  const ofSet = { ...question, stimulus, explanation: 'The key is \\smiles{CC=O|ethanal}.' };
  const start = new Date('2026-03-01T09:00:00Z');
  const paper = {
    studentId: 'b7a3f0de-8a4e-4e53-9b3c-1f2d3c4b5a69',
    quizId: 'd1f7a5b2-1c3e-4b8a-9f60-2a7c8d9e0f11',
    examId: 'mcat-chemistry',
    terms: {
      name: 'MCAT',
      like: 'A section',
      marking: { right: 1, wrong: 0, unanswered: 0 },
      aids: { calculator: false, periodicTable: true, dataSheet: false },
      units: [],
      unitOf: ['acids'],
    },
    startedAt: start,
    deadline: start,
    standing: { answers: [null], struck: [[]], flagged: [], spent: [0], at: 0, revision: 0 },
    submittedAt: null,
  };
  const [sent] = openPaperOf(paper, [ofSet], engine, start.getTime()).questions;
  expect(sent?.stimulus).toEqual(stimulus);
  expect(sent?.drawings.map(({ smiles }) => smiles)).toContain('CCO');
  expect(Object.keys(sent ?? {}).toSorted()).toEqual(
    expect.arrayContaining(['drawings', 'id', 'options', 'question', 'stimulus']),
  );
  expect(JSON.stringify(sent)).not.toMatch(/CC=O|correctAnswer|explanation|slip/);
});
