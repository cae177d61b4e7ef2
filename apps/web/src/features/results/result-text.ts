import { productName } from '@valence/contract';
import { asClock } from '../../attempt/countdown.ts';
import { difficultyWords } from '../../attempt/difficulty-words.ts';
import { correctPlaces, type FinishedQuiz } from '../../attempt/quiz.ts';
import { addressOfChoice } from '../../attempt/shared-choice.ts';

/** A result in words that name nobody, with where the like can be taken, if it was a choice of topics; no other quiz has an address. */
export function resultText(finished: FinishedQuiz, origin: string): string {
  const { quiz, timeSpent } = finished;
  const count = quiz.questions.length;
  const right = correctPlaces(finished).length;
  const { choice, difficulty } = quiz;
  const told = `${quiz.title}, ${difficultyWords[difficulty]}: ${right} of ${count} right in ${asClock(timeSpent)} on ${productName}`;
  if (choice === undefined) return `${told}: ${origin}/`;
  return `${told}. Try it with numbers of your own: ${origin}${addressOfChoice({ choice, count, difficulty })}`;
}
