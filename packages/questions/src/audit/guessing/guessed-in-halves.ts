import { fitChoice, guessedShare, type ChoiceModel, type Puzzle } from './choice-model.ts';

/** Somebody who learns from some 40 draws of a level. */
export interface Guesser {
  /** Penalty of the fit, in questions. */
  penalty: number;
  /** So many features are used, those first that part the key best. */
  features: number;
}

/** Looks at a few things that stand out. */
export const plainGuesser: Guesser = { penalty: 4, features: 6 };
/** Weighs all that can be seen. */
export const keenGuesser: Guesser = { penalty: 12, features: 40 };

/** What is guessed in each half of some questions by a model that was fitted to the other half, and the first of the two models. */
export function guessedInHalves(
  puzzles: readonly Puzzle[],
  { penalty, features }: Guesser,
): { share: number; first: ChoiceModel } {
  const middle = puzzles.length / 2;
  const [one, other] = [puzzles.slice(0, middle), puzzles.slice(middle)];
  const first = fitChoice(one, penalty, features);
  const second = fitChoice(other, penalty, features);
  const shares = [
    ...other.map((puzzle) => guessedShare(first, puzzle)),
    ...one.map((puzzle) => guessedShare(second, puzzle)),
  ];
  return { share: shares.reduce((total, share) => total + share, 0) / Math.max(1, shares.length), first };
}
