import { drawn } from '../../texts/drawn.ts';

/** The group that sulfuric acid alone would put on. */
export const sulfo = 'S(=O)(=O)O';
/** The group that it puts on together with nitric acid. */
export const nitro = '[N+](=O)[O-]';

/** A benzene ring with a group in position 1 and others by their positions, each structure written in the same way. */
export function ringWith(first: string, others: Readonly<Record<number, string>>): string {
  const positions = [2, 3, 4, 5, 6].map((position) => {
    const group = others[position];
    const atom = position === 6 ? 'c1' : 'c';
    if (group === undefined) return atom;
    return position === 6 ? `${atom}${group}` : `${atom}(${group})`;
  });
  return drawn(`c1(${first})${positions.join('')}`);
}
