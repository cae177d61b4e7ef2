import type { Question } from '@valence/questions';
import type { StoredQuiz } from '../quizzes-repository.ts';
import { gradeTypedText, type GradingEngine } from './grade-typed-text.ts';
import type { StoredTry } from './typed-tries-repository.ts';

/** The tries at a typed question as they count under a key. */
export interface CountedTries {
  /** Under the key; where no option is right, as it was issued. */
  question: Question;
  /** The key; `null` where no option is right. */
  key: number | null;
  /** In their order, up to the first right one: with it the question would have been over. */
  tries: readonly StoredTry[];
  /** No answer can be told right from wrong: the question counts for everybody. */
  isExcused: boolean;
}

/**
 * Counts what was typed for a question as if the key had been this one from the start. Tries that were graded by this key stand as they
 * were told; the others are graded anew from what was typed, and lose what was said of them. A question that was over stays over,
 * for its key was told.
 * @param issued the question as it was issued
 * @param key the place of the option that counts as right; `null` where none is
 */
export function countTries(
  engine: GradingEngine,
  quiz: Pick<StoredQuiz, 'kind'>,
  issued: Question,
  key: number | null,
  stored: readonly StoredTry[],
): CountedTries {
  const question = { ...issued, key: key ?? issued.key };
  const isByKey = ({ correctedKey }: StoredTry) => (correctedKey ?? issued.key) === key;
  const wasOver = stored.some(({ isLast }) => isLast);
  const isAsTold = key === issued.key && stored.every(isByKey);
  if (key === null || (!isAsTold && !canBeTyped(engine, quiz, issued, question)))
    return { question, key, tries: stored.slice(-1).map(excused), isExcused: true };
  const all = stored.map((one) => (isByKey(one) ? one : gradedAnew(engine, quiz, question, one)));
  const right = all.findIndex(({ verdict }) => verdict === 'right');
  const tries = right < 0 ? all : all.slice(0, right + 1);
  return {
    question,
    key,
    tries: tries.map((one, place) => ({
      ...one,
      isLast: place === tries.length - 1 && (wasOver || right >= 0),
    })),
    isExcused: false,
  };
}

/** In a paper a number without a unit is in the one that stood beside the box: where the key is told in another one, nothing can be said. */
function canBeTyped(
  engine: GradingEngine,
  { kind }: Pick<StoredQuiz, 'kind'>,
  issued: Question,
  question: Question,
): boolean {
  const asked = engine.askedAnswerOf(question);
  if (asked === null || kind !== 'paper' || question.key === issued.key) return asked !== null;
  const before = engine.askedAnswerOf(issued);
  return asked.kind === 'number' && before?.kind === 'number' && asked.unit === before.unit;
}

function gradedAnew(
  engine: GradingEngine,
  quiz: Pick<StoredQuiz, 'kind'>,
  question: Question,
  stored: StoredTry,
): StoredTry {
  // A number with a decimal comma was understood with it, and nothing else tells of it. Formulas and names are read the same either way.
  const decimalComma = stored.understoodAs.includes(',');
  const grade = gradeTypedText(engine, quiz, question, stored.typed, decimalComma);
  if (grade === null || grade.verdict === 'notUnderstood')
    return { ...stored, verdict: 'wrong', marks: 0, place: null, ...withoutWords([]) };
  return { ...stored, ...grade, ...withoutWords(grade.problems) };
}

function excused(stored: StoredTry): StoredTry {
  return { ...stored, verdict: 'right', marks: 1, ...withoutWords([]) };
}

/** The sentence of a slip may say the key before. */
function withoutWords(problems: readonly string[]): Pick<StoredTry, 'slip' | 'problems'> {
  return { slip: null, problems: ['corrected', ...problems] };
}
