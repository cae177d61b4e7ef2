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

/**
 * What is guessed by models that were fitted to one part of some questions each, in all other parts, and the first of the models.
 * @param parts how many there are, all as large
 */
export function guessedInParts(
  puzzles: readonly Puzzle[],
  { penalty, features }: Guesser,
  parts: number,
): { share: number; first: ChoiceModel } {
  const size = Math.ceil(puzzles.length / parts);
  const fits = Array.from({ length: parts }, (_, part) => {
    const [from, to] = [size * part, size * (part + 1)];
    const model = fitChoice(puzzles.slice(from, to), penalty, features);
    const others = [...puzzles.slice(0, from), ...puzzles.slice(to)];
    return { model, shares: others.map((puzzle) => guessedShare(model, puzzle)) };
  });
  const [{ model: first } = { model: fitChoice(puzzles, penalty, features) }] = fits;
  const shares = fits.flatMap((fit) => fit.shares);
  return { share: shares.reduce((total, share) => total + share, 0) / Math.max(1, shares.length), first };
}
