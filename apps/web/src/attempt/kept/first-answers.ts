import type { RecordFirstQuestionsRequest } from '@valence/contract';

/** Where the browser keeps what a visitor answered; the number is the version of its form. */
export const firstAnswersKey = 'valence.first-answers.1';

/** What was answered on the landing page before there was an account; `null` where nothing was. */
export function keptFirstAnswers(): RecordFirstQuestionsRequest | null {
  try {
    return readFirstAnswers(JSON.parse(localStorage.getItem(firstAnswersKey) ?? 'null'));
  } catch {
    return null;
  }
}

/** They are in an account, or never will be. */
export function dropFirstAnswers(): void {
  try {
    localStorage.removeItem(firstAnswersKey);
  } catch {
    // Storage is blocked: nothing was kept there.
  }
}

/**
 * Reads what the landing page keeps.
 * @example readFirstAnswers({ answers: { a: 2 }, seconds: 8.4 }) // { answers: [{ questionId: 'a', userAnswer: 2 }], timeSpent: 8 }
 */
export function readFirstAnswers(kept: unknown): RecordFirstQuestionsRequest | null {
  if (typeof kept !== 'object' || kept === null || !('answers' in kept) || !('seconds' in kept)) return null;
  const { answers, seconds } = kept;
  if (typeof answers !== 'object' || answers === null || typeof seconds !== 'number') return null;
  const given = Object.entries(answers).flatMap(([questionId, userAnswer]: [string, unknown]) =>
    typeof userAnswer === 'number' ? [{ questionId, userAnswer }] : [],
  );
  return given.length === 0 ? null : { answers: given, timeSpent: Math.max(0, Math.round(seconds)) };
}
