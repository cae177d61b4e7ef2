import type { Question } from '@valence/questions';

/**
 * A question as its student is told it under the key that counts. Where that is another key than the one that it was issued with, its explanation, the sentences of its
 * slips and its checks argue for the key before: a note stands in their place. Wherever a key is told, it comes from here.
 * @param key the place of the right option; `null` where none is, and the question keeps a key that means nothing
 */
export function toldUnder(issued: Question, key: number | null): Question {
  if (key === issued.key) return issued;
  const note = key === null ? notes.voided : notes.key;
  return {
    ...issued,
    key: key ?? issued.key,
    options: issued.options.map(({ text }) => ({ text, slip: null })),
    explanation: note,
    proof: [{ check: 'Correction', finding: note }],
  };
}

const notes = {
  key: 'The answer to this question was corrected. The explanation that it came with argued for another option, so it is not shown any more.',
  voided:
    'We found a fault in this question: it does not have exactly one right answer. Every answer to it counts as right.',
} as const;
