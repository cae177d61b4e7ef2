import { failed, passed, type Check } from '../check.ts';
import { markedProblem } from './marked-answer.ts';
import { plain } from '../options/meaning.ts';
import type { QuestionReading, TextReading } from '../question-reading.ts';

/** A key this long, and longer than every distractor by this factor, can be guessed unread. */
const longKey = 60;
const muchLonger = 1.7;
const absolutes =
  /\b(always|never|impossible|under (?:all|any) circumstances|in every case|no exceptions?)\b/i;

/** The key cannot be guessed from its words, its length or its grammar. */
export const notGivenAwayCheck: Check = {
  name: 'Not given away',
  run(reading) {
    const problem =
      markedProblem(reading) ??
      containedProblem(reading) ??
      lengthProblem(reading) ??
      grammarProblem(reading) ??
      absoluteProblem(reading);
    if (problem !== null) return failed(problem);
    return passed('Neither the words of the question nor the form of the options point at the key.');
  },
};

/** The question text contains the key and no distractor. Numbers are ignored: they are often data. */
function containedProblem({ text, key, distractors }: QuestionReading): string | null {
  const answer = key === undefined ? '' : wordsOnly(key);
  if (answer.length < 3 || /^[\d\s.,%+−-]/.test(answer)) return null;
  const asked = ` ${wordsOnly(text)} `;
  if (!asked.includes(` ${answer} `)) return null;
  return distractors.some((option) => asked.includes(` ${wordsOnly(option)} `))
    ? null
    : 'the question contains its answer';
}

function lengthProblem({ key, distractors }: QuestionReading): string | null {
  const size = key === undefined ? 0 : shownLength(key);
  const longest = Math.max(0, ...distractors.map(shownLength));
  return size >= longKey && size > muchLonger * longest
    ? 'the key is much longer than every distractor'
    : null;
}

/** `This is an …` fits only options that begin with a vowel. */
function grammarProblem({ text, key, distractors }: QuestionReading): string | null {
  const article = /\b(an?)\s*(?:…|\.\.\.|_+|:)?$/i.exec(text.source.trim())?.[1]?.toLowerCase();
  if (article === undefined || key === undefined) return null;
  const fits = ({ source }: TextReading): boolean => /^[aeiou]/i.test(source) === (article === 'an');
  return fits(key) && !distractors.some(fits) ? 'only the key fits the article' : null;
}

function absoluteProblem({ key, distractors }: QuestionReading): string | null {
  if (key === undefined || absolutes.test(key.source)) return null;
  return distractors.length > 0 && distractors.every(({ source }) => absolutes.test(source))
    ? 'every distractor says always or never, and the key does not'
    : null;
}

function shownLength({ linear }: TextReading): number {
  return linear.length;
}

function wordsOnly({ source }: TextReading): string {
  return plain(source.replace(/\\smiles\{[^}]*\}/g, ''))
    .replace(/[^\p{L}\p{N}+−-]+/gu, ' ')
    .trim();
}
