import { bank } from '../bank/bank.ts';
import type { WrittenQuestion } from '../bank/written-question.ts';
import { families } from '../families/families.ts';
import type { Family } from '../families/family.ts';
import { subjects, type Difficulty, type Subject } from '../question.ts';
import { wordsOf } from '../topic-search/words.ts';

/** What questions are made from: a written question, or a family at a difficulty. */
export interface Template {
  /** Written questions that differ in their numbers alone share one. */
  key: string;
  subject: Subject;
  difficulty: Difficulty;
  tests: readonly string[];
  uses: readonly string[];
  source: { kind: 'written'; question: WrittenQuestion } | { kind: 'family'; family: Family };
  /** The words of text and answer of a written question, or of a family's name. */
  words: ReadonlySet<string>;
  /** Text and answer of a written question. */
  text: string;
  /** Seeds that alone make what is asked for, where it is an element. */
  seeds?: readonly number[];
}

let all: readonly Template[] | undefined;

/** Every template, written questions first, made at the first call. */
export function templates(): readonly Template[] {
  all ??= subjects.flatMap((subject) => [...writtenOf(subject), ...familiesOf(subject)]);
  return all;
}

/**
 * The key that written questions share which differ in their numbers alone.
 * @example numberless('What is 5.0 g?') === numberless('What is 12 g?') // true
 */
function numberless(text: string): string {
  return text.replace(/\d+(?:[.,]\d+)*/g, '#');
}

function writtenOf(subject: Subject): Template[] {
  return bank[subject].map((question) => {
    const text = `${question.text} ${question.answer}`;
    return {
      key: numberless(question.text),
      subject,
      difficulty: question.difficulty,
      tests: question.tests ?? [],
      uses: question.uses ?? [],
      source: { kind: 'written', question },
      words: new Set(wordsOf(text)),
      text,
    };
  });
}

function familiesOf(subject: Subject): Template[] {
  return families[subject].flatMap((family) =>
    family.difficulties.map((difficulty) => ({
      key: `${family.id}.${difficulty}`,
      subject,
      difficulty,
      tests: family.tests?.[difficulty] ?? [],
      uses: family.uses ?? [],
      source: { kind: 'family', family },
      words: new Set(wordsOf(family.name)),
      text: '',
    })),
  );
}
