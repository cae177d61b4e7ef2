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
  const [fewer, more] = words.size < others.size ? [words, others] : [others, words];
  if (fewer.size < fewestWords || fewer.size < leastShared * more.size) return false;
  const shared = fewer.intersection(more).size;
  return shared >= leastShared * (fewer.size + more.size - shared);
}

/**
 * True for two questions that ask the same, with the same answer, whatever their wrong options are. What a figure shows is part of what is
 * asked, so that two figures are two questions.
 */
export function asksTheSame(one: Question, other: Question): boolean {
  const isDrawn = [one, other].some(({ figure, stimulus }) => figure !== undefined || stimulus !== undefined);
  return !isDrawn && one.text === other.text && answerOf(one) === answerOf(other);
}

function answerOf({ options, key }: Question): string {
  return options[key]?.text ?? '';
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
