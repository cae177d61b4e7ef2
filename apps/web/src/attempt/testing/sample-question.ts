import type { IssuedQuestion } from '@valence/contract';

/** A question without chemistry, for tests of what is done with questions. */
export function sampleQuestion(id: string, correctAnswer: number): IssuedQuestion {
  return {
    id,
    question: `What is ${id}?`,
    options: ['1', '2', '3', '4'],
    correctAnswer,
    explanation: 'Because.',
    difficulty: 'beginner',
    topics: [],
    slips: [null, null, null, null],
    reference: '',
    proof: [],
    drawings: [],
  };
}
