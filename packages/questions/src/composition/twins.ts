import type { Question } from '../question.ts';

/** So much of what two questions say in words is the same where only numbers and substances differ. */
const leastShared = 0.7;
/** A question of fewer words says too little to be compared. */
const fewestWords = 3;

const known = new WeakMap<Question, ReadonlySet<string>>();

/**
 * True for two questions that differ in little but their numbers and substances, whoever wrote or drew them.
 * @example areTwins('What is the pH of 0.10 mol/L HCl?', 'What is the pH of 0.02 mol/L HNO3?') // true, as the texts of questions
 */
export function areTwins(one: Question, other: Question): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  if (Math.min(words.size, others.size) < fewestWords) return false;
  const shared = words.intersection(others).size;
  return shared >= leastShared * (words.size + others.size - shared);
}

/** The words of a question without formulas and what stands in brackets, which gives data. */
function wordsOf(question: Question): ReadonlySet<string> {
  const before = known.get(question);
  if (before !== undefined) return before;
  const bare = question.text
    .replace(/\\(?:ce|smiles)\{(?:[^{}]|\{[^{}]*\})*\}/g, ' ')
    .replace(/\([^()]*\)/g, ' ')
    .toLowerCase();
  const words = new Set(bare.match(/\p{L}{2,}/gu) ?? []);
  known.set(question, words);
  return words;
}
