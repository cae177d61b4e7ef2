import { formatDecimals } from '@valence/chemistry';
import { workedReactions, type ReactionPart, type WorkedReaction } from '../../worked-reaction.ts';

/** What is made on purpose where a reaction has more than one product. */
const wanted = new Set(
  ['NO', 'Ti', 'Si', 'Fe', 'ZnO', 'Cl2', 'Cr', 'W'].map((formula) => `\\ce{${formula}}`),
);
/** Reactions that are run for a product; nobody counts the yield of a combustion or of its by-products. */
export const syntheses = workedReactions.flatMap(
  (reaction): { reaction: WorkedReaction; to: ReactionPart }[] => {
    const [only, second] = reaction.products;
    const to = second === undefined ? only : reaction.products.find(({ shown }) => wanted.has(shown));
    return to === undefined ? [] : [{ reaction, to }];
  },
);

/** The mass of a part of a reaction that a mass of another one gives or needs. */
export function massFormed(from: ReactionPart, to: ReactionPart, mass: number): number {
  return (mass / from.molarMass) * (to.coefficient / from.coefficient) * to.molarMass;
}

/** The molar masses that a question tells. */
export function massesOf(...parts: readonly ReactionPart[]): string {
  return `molar masses in g/mol: ${parts.map(({ shown, molarMass }) => `${shown} ${formatDecimals(molarMass, 2)}`).join(', ')}`;
}
