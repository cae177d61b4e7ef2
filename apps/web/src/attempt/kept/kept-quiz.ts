import type { Attempt } from '../attempt.ts';
import type { KeptQuiz, Quiz } from '../quiz.ts';

/** Keeps the student's quiz through a reload or an expired session. Another student never sees it. */
export function keepQuiz(userId: string, kept: KeptQuiz): void {
  inMemory = { userId, kept };
  wasTouched = true;
  try {
    if (kept.kind === 'finished') localStorage.setItem(keyOf(userId), JSON.stringify(kept));
    else {
      // The questions are many times what changes at a step, and do not change.
      const { attempt, ...rest } = kept;
      if (!isStored(userId, kept.quiz)) localStorage.setItem(keyOf(userId), JSON.stringify(rest));
      localStorage.setItem(attemptKeyOf(userId), JSON.stringify({ quizId: kept.quiz.quizId, attempt }));
    }
  } catch {
    // Storage is full or blocked: the quiz lives in memory alone.
  }
}

/** The server has this step of the quiz too, unless another has followed here meanwhile. */
export function markSaved(userId: string, { quizId }: Quiz, attempt: Attempt): void {
  if (inMemory?.userId !== userId || inMemory.kept.kind !== 'active' || inMemory.kept.attempt !== attempt)
    return;
  try {
    localStorage.setItem(attemptKeyOf(userId), JSON.stringify({ quizId, attempt, savedAt: Date.now() }));
  } catch {
    // Storage is full or blocked: the server has it.
  }
}

/**
 * Whether this browser knows more of its quiz than what the server told: the quiz was touched at this visit, or its last
 * step could not be saved, or was saved only after the server had been asked.
 */
export function isAheadOfServer(userId: string, askedAt = Infinity): boolean {
  if (wasTouched) return true;
  try {
    const savedAt = readItem(attemptKeyOf(userId))?.['savedAt'];
    return typeof savedAt !== 'number' || savedAt >= askedAt;
  } catch {
    return false;
  }
}

/** Keeps the time spent so far, which is no step: whether the server has the steps stays as it was. */
export function keepTimeSpent(userId: string, { quizId }: Quiz, attempt: Attempt): void {
  try {
    const stored = readItem(attemptKeyOf(userId));
    if (stored?.['quizId'] !== quizId) return;
    localStorage.setItem(attemptKeyOf(userId), JSON.stringify({ ...stored, attempt }));
  } catch {
    // Storage is full or blocked: a few seconds are not counted after a reload.
  }
}

export function forgetQuiz(userId: string): void {
  inMemory = null;
  wasTouched = true;
  try {
    localStorage.removeItem(keyOf(userId));
    localStorage.removeItem(attemptKeyOf(userId));
  } catch {
    // Storage is blocked: nothing was kept there.
  }
}

/** The kept quiz of a student; `null` where there is none, or where what was kept cannot be trusted. */
export function readKeptQuiz(userId: string): KeptQuiz | null {
  if (inMemory?.userId === userId) return inMemory.kept;
  try {
    const kept = readItem(keyOf(userId));
    const { quizId, attempt } = readItem(attemptKeyOf(userId)) ?? {};
    const whole =
      kept?.['kind'] === 'active'
        ? { ...kept, attempt: isRecord(attempt) ? withMarks(attempt) : null }
        : kept;
    if (!isKeptQuiz(whole) || (whole.kind === 'active' && whole.quiz.quizId !== quizId)) return null;
    inMemory = { userId, kept: whole };
    return whole;
  } catch {
    return null;
  }
}

/** Since the page was loaded: a quiz was begun, went on, or was left. */
let wasTouched = false;
let inMemory: { userId: string; kept: KeptQuiz } | null = null;

/** The number is the version of the kept shapes: raise it when they change. */
function keyOf(userId: string): string {
  return `valence.quiz.2.${userId}`;
}

function attemptKeyOf(userId: string): string {
  return `valence.attempt.2.${userId}`;
}

/** Another tab may have put its own quiz there meanwhile, or left this one: the tab that is used last has the place. */
function isStored(userId: string, { quizId }: Quiz): boolean {
  return readItem(attemptKeyOf(userId))?.['quizId'] === quizId;
}

function readItem(key: string): Record<string, unknown> | null {
  const item: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
  return isRecord(item) ? item : null;
}

/** The version in the key of what is kept vouches for our own shapes; this looks for what is broken or cut off. */
export function isKeptQuiz(kept: unknown): kept is KeptQuiz {
  if (!isRecord(kept)) return false;
  const { quiz, attempt, finished } = kept;
  if (kept['kind'] === 'active') return isQuiz(quiz) && isAttemptAt(quiz, attempt);
  return kept['kind'] === 'finished' && isRecord(finished) && isQuiz(finished['quiz']);
}

function isQuiz(quiz: unknown): quiz is Quiz {
  if (!isRecord(quiz) || typeof quiz['quizId'] !== 'string' || !Array.isArray(quiz['questions']))
    return false;
  return quiz['questions'].every((one) => isRecord(one) && Array.isArray(one['options']));
}

/** Attempts kept by earlier versions have nothing struck out, and no flags. */
function withMarks(attempt: Record<string, unknown>): Record<string, unknown> {
  return { struck: [], flagged: [], ...attempt };
}

function isAttemptAt({ questions }: Quiz, attempt: unknown): boolean {
  if (!isRecord(attempt)) return false;
  if (![attempt['struck'], attempt['flagged']].every((list) => Array.isArray(list))) return false;
  return [attempt['keys'], attempt['progress'], attempt['spent']].every(
    (list) => Array.isArray(list) && list.length === questions.length,
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
