import type { RecordFirstQuestionsRequest } from '@valence/contract';
import { finishQuiz } from '../finish-quiz.ts';
import { dropSet, readKeptSet, type KeptSet } from './kept-set.ts';

/** Where the browser keeps what a visitor answered; the number is the version of its form. */
export const firstAnswersKey = 'valence.first-answers.1';

/** What was answered before there was an account, on the landing page and in a shared set; `null` where nothing was. */
export function keptFirstAnswers(): RecordFirstQuestionsRequest | null {
  return joinFirstAnswers(keptOfLanding(), readKeptSet());
}

function keptOfLanding(): RecordFirstQuestionsRequest | null {
  try {
    return readFirstAnswers(JSON.parse(localStorage.getItem(firstAnswersKey) ?? 'null'));
  } catch {
    return null;
  }
}

/** They are in an account, or never will be. */
export function dropFirstAnswers(): void {
  dropSet();
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

/** Puts what was answered of a shared set, finished or not, behind what was answered on the landing page. */
export function joinFirstAnswers(
  ofLanding: RecordFirstQuestionsRequest | null,
  set: KeptSet | null,
): RecordFirstQuestionsRequest | null {
  if (set === null) return ofLanding;
  const { drawn, kept } = set;
  const { quiz, answers, timeSpent } =
    kept.kind === 'finished' ? kept.finished : finishQuiz(kept.quiz, kept.attempt);
  const ofSet = quiz.questions.flatMap(({ id }, place) => {
    const chosen = answers[place]?.chosen ?? null;
    const isTaken = ofLanding?.answers.some(({ questionId }) => questionId === id) === true;
    return chosen === null || isTaken ? [] : [{ questionId: id, userAnswer: chosen }];
  });
  if (ofSet.length === 0) return ofLanding;
  return {
    answers: [...(ofLanding?.answers ?? []), ...ofSet],
    timeSpent: (ofLanding?.timeSpent ?? 0) + timeSpent,
    drawn,
  };
}
