import { expect, test } from 'vitest';
import { knownStandings, standingWords } from './standings-context.ts';

test('what was met says how much was right at the first try, and what was not says so', () => {
  const { topics, concepts } = knownStandings({
    topics: [{ id: 'acids', name: 'Acids', answered: 5, right: 3, questions: 20 }],
    concepts: [],
  });
  expect(standingWords(topics.get('acids'))).toBe('3 of 5 right at the first try');
  expect(standingWords(concepts.get('buffers'))).toBe('Not yet seen');
});
