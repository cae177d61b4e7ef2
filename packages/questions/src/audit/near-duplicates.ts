import { meaningOf } from '../checks/options/meaning.ts';
import type { WrittenQuestion } from '../bank/written-question.ts';

/** Two questions with the same key that share at least this part of their words count as duplicates. */
const sharedWords = 0.8;

/** Pairs of written questions that ask the same thing in almost the same words. */
export function nearDuplicates(questions: readonly WrittenQuestion[]): [WrittenQuestion, WrittenQuestion][] {
  const byAnswer = Map.groupBy(questions, (question) => meaningOf(question.answer));
  const pairs: [WrittenQuestion, WrittenQuestion][] = [];
  for (const group of byAnswer.values())
    group.forEach((one, index) => {
      for (const other of group.slice(index + 1))
        if (likeness(wordsOf(one), wordsOf(other)) >= sharedWords) pairs.push([one, other]);
    });
  return pairs;
}

/** Jaccard index of two sets of words, or 0 if they differ in a number or a formula: other data make another question. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if ([...one.symmetricDifference(other)].some((word) => /\d/.test(word))) return 0;
  const shared = one.intersection(other).size;
  return shared / (one.size + other.size - shared);
}

function wordsOf(question: WrittenQuestion): Set<string> {
  return new Set(question.text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []);
}
