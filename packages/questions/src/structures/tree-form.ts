import { readTree, type TreeAtom } from './read-tree.ts';

/**
 * A canonical form of an open-chain molecule without stereochemistry, charges or brackets: two texts have the same
 * form exactly when they are the same molecule. The tree is rooted at its middle and its branches are sorted
 * (Aho, Hopcroft and Ullman, The Design and Analysis of Computer Algorithms, 1974, example 3.2).
 * @returns `null` for any other text: rings, brackets, several molecules, more bonds than usual
 * @example treeForm('OCC') === treeForm('C(O)C')
 */
export function treeForm(smiles: string): string | null {
  const atoms = readTree(smiles);
  if (atoms === null) return null;
  const [first, second] = middlesOf(atoms).map((middle) => formFrom(middle, null));
  if (first === undefined || second === undefined) return first ?? null;
  return first < second ? first : second;
}

/** The centre of the tree: the one or two atoms that remain when the outermost atoms are removed repeatedly. */
function middlesOf(atoms: readonly TreeAtom[]): readonly TreeAtom[] {
  const open = new Map(atoms.map((atom) => [atom, atom.bonds.length]));
  let ends = atoms.filter((atom) => atom.bonds.length <= 1);
  let left = atoms.length;
  while (left > 2) {
    left -= ends.length;
    const next: TreeAtom[] = [];
    for (const end of ends)
      for (const { to } of end.bonds) {
        const remaining = (open.get(to) ?? 0) - 1;
        open.set(to, remaining);
        if (remaining === 1) next.push(to);
      }
    ends = next;
  }
  return ends;
}

function formFrom(atom: TreeAtom, from: TreeAtom | null): string {
  const branches: string[] = [];
  for (const { to, order } of atom.bonds) if (to !== from) branches.push(`(${order}${formFrom(to, atom)})`);
  return `${atom.element}${branches.sort().join('')}`;
}
