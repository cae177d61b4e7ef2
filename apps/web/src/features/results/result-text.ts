import { productName } from '@valence/contract';
import { asClock } from '../../attempt/countdown.ts';
import { difficultyWords } from '../../attempt/difficulty-words.ts';
import { correctPlaces, type FinishedQuiz } from '../../attempt/quiz.ts';
import { addressOfChoice } from '../../attempt/shared-choice.ts';

/** A result in words that name nobody, with where the like can be taken: the same choice of topics where there was one. */
export function resultText(finished: FinishedQuiz, origin: string): string {
  const { quiz, timeSpent } = finished;
  const count = quiz.questions.length;
  const right = correctPlaces(finished).length;
  const { choice, difficulty } = quiz;
  const way = choice === undefined ? '/' : addressOfChoice({ choice, count, difficulty });
  return `${quiz.title}, ${difficultyWords[difficulty]}: ${right} of ${count} right in ${asClock(timeSpent)} on ${productName}. Try it with numbers of your own: ${origin}${way}`;
}
