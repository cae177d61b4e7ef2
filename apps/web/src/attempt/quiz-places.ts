import { correctPlaces, type FinishedQuiz, type GivenAnswer } from './quiz.ts';

/** Whether a question was left open, as when the time ran out. */
export function isLeftOpen(answer: GivenAnswer | undefined): boolean {
  return answer?.typed === undefined ? (answer?.chosen ?? null) === null : answer.typed.text === null;
}

/** The option chosen first, where the final one is another; `null` where it is the same, or is not known. */
export function firstOtherChoice(answer: GivenAnswer | undefined): number | null {
  const { first = null, chosen = null, typed } = answer ?? {};
  return typed === undefined && chosen !== null && first !== chosen ? first : null;
}

/** Places of the questions that were right at the first try. Without practice there is one try. */
export function rightAtFirstPlaces(finished: FinishedQuiz): number[] {
  return correctPlaces(finished).filter((place) => (finished.answers[place]?.attempts ?? 0) <= 1);
}

/** Places of the questions that were right, and not at the first try: only practice has them. */
export function rightLaterPlaces(finished: FinishedQuiz): number[] {
  const atFirst = new Set(rightAtFirstPlaces(finished));
  return correctPlaces(finished).filter((place) => !atFirst.has(place));
}

/** Places of the questions that were left open, as when the time ran out. */
export function openPlaces({ quiz, answers }: FinishedQuiz): number[] {
  return quiz.questions.flatMap((_, place) => (isLeftOpen(answers[place]) ? [place] : []));
}

/** Places of the questions that the student flagged. */
export function flaggedPlaces({ answers }: FinishedQuiz): number[] {
  return answers.flatMap(({ isFlagged }, place) => (isFlagged === true ? [place] : []));
}
