import { fitChoice, guessedShare, type ChoiceModel, type Puzzle } from './choice-model.ts';

/** Penalty of the fits, in questions, and the features that a fit to some 40 draws may use. */
const [penalty, features] = [4, 6];

/** What is guessed in each half of some questions by a model that was fitted to the other half, and the first of the two models. */
export function guessedInHalves(puzzles: readonly Puzzle[]): { share: number; first: ChoiceModel } {
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
