import { attemptsInPractice, type IssuedQuestion } from '@valence/contract';
import { startAttempt, type Attempt, type AttemptMode, type Progress } from './attempt.ts';

/**
 * Where a student is in a quiz, in a line that fits a cookie: with it and the questions, which the server has,
 * the page of a quiz in progress can be drawn before any script runs. Times on questions stay in the browser.
 */
export interface QuizPlace {
  quizId: string;
  /** Minutes; `null` without a timer. */
  timeLimit: number | null;
  questions: readonly IssuedQuestion[];
  attempt: Attempt;
}

/** @example writePlace(place) // '0b0e7c1e-…~s~15~mk3x1~2~2013~0-.-1.-' */
export function writePlace({ quizId, timeLimit, questions, attempt }: QuizPlace): string {
  const sorted = sortedIds(questions);
  return [
    quizId,
    letters[attempt.mode],
    timeLimit ?? '',
    attempt.startedAt.toString(36),
    attempt.at,
    questions.map(({ id }) => sorted.indexOf(id).toString(36)).join(''),
    attempt.progress.map(writeProgress).join('.'),
  ].join('~');
}

/** The quiz that a written place is in; `null` where the text is none. */
export function quizIdOfPlace(text: string): string | null {
  const [quizId = ''] = text.split('~');
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(quizId) ? quizId : null;
}

/** Reads a place among the questions of its quiz, in whatever order they come; `null` where it does not fit them. */
export function readPlace(text: string, issued: readonly IssuedQuestion[]): QuizPlace | null {
  const [quizId = '', letter, limit = '', start = '', at = '', order = '', tries = ''] = text.split('~');
  const mode = modes.find((candidate) => letters[candidate] === letter);
  const sorted = sortedIds(issued);
  const questions = Array.from(order).flatMap((digit) => {
    const id = sorted[Number.parseInt(digit, 36)];
    return issued.filter((question) => question.id === id);
  });
  const keys = questions.map((question) => question.correctAnswer);
  const progress = tries.split('.').map((written, place) => readProgress(written, keys[place], mode));
  const startedAt = Number.parseInt(start, 36);
  const isWhole =
    mode !== undefined &&
    new Set(questions).size === issued.length &&
    questions.length === progress.length &&
    /^\d{0,3}$/.test(limit) &&
    Number.isSafeInteger(startedAt) &&
    /^\d{1,2}$/.test(at) &&
    Number(at) < questions.length;
  if (!isWhole || !isComplete(progress)) return null;
  return {
    quizId,
    timeLimit: limit === '' ? null : Number(limit),
    questions,
    attempt: { ...startAttempt(mode, keys, startedAt), progress, at: Number(at) },
  };
}

const letters = { single: 's', practice: 'p', review: 'r' } as const satisfies Record<AttemptMode, string>;
const modes = ['single', 'practice'] as const;

function sortedIds(questions: readonly IssuedQuestion[]): string[] {
  return questions.map(({ id }) => id).sort();
}

/** The tried options, then `-` and the chosen one where nothing is locked. */
function writeProgress(progress: Progress): string {
  const tried = progress.tried.join('');
  return progress.kind === 'open' ? `${tried}-${progress.chosen ?? ''}` : tried;
}

/** What is not open is locked by the key or by the last try there is; anything else was missed. */
function readProgress(
  written: string,
  key: number | undefined,
  mode: AttemptMode | undefined,
): Progress | null {
  const [, options = '', open, choice] = /^([0-3]{0,3})(?:(-)([0-3]?))?$/.exec(written) ?? [];
  const tried = Array.from(options, Number);
  const last = tried.at(-1);
  if (open !== undefined) return { kind: 'open', chosen: choice ? Number(choice) : null, tried };
  if (last === undefined) return null;
  const isLocked = last === key || mode !== 'practice' || tried.length >= attemptsInPractice;
  return isLocked ? { kind: 'resolved', answer: last, tried } : { kind: 'missed', tried };
}

function isComplete(progress: readonly (Progress | null)[]): progress is readonly Progress[] {
  return !progress.includes(null);
}
