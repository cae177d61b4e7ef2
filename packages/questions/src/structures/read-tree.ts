/** The bonds an atom makes here at most: with more of them (sulfates, nitro groups) libraries read a SMILES differently. */
const mostBonds: Readonly<Record<string, number>> = {
  C: 4,
  N: 3,
  O: 2,
  P: 3,
  S: 2,
  F: 1,
  Cl: 1,
  Br: 1,
  I: 1,
};
const bondOrders: Readonly<Record<string, number>> = { '-': 1, '=': 2, '#': 3 };

/** An atom other than hydrogen, with the others that it is bonded to. */
export interface TreeAtom {
  element: string;
  bonds: { to: TreeAtom; order: number }[];
}

/**
 * Reads the SMILES of an open-chain molecule without stereochemistry, charges or brackets, in a small part of the time
 * that a library takes.
 * @returns the atoms in the order of the text; `null` for any other text: rings, brackets, several molecules, more
 * bonds than usual
 * @example readTree('CC=O')?.map(({ element }) => element) // ['C', 'C', 'O']
 */
export function readTree(smiles: string): TreeAtom[] | null {
  const atoms: TreeAtom[] = [];
  const branchings: TreeAtom[] = [];
  let last: TreeAtom | null = null;
  let order = 0;
  let previous = '';
  for (let at = 0; at < smiles.length; at += previous.length) {
    const token = tokenAt(smiles, at);
    const bond = bondOrders[token];
    if (token in mostBonds) {
      const atom: TreeAtom = { element: token, bonds: [] };
      if (last !== null) bindAtoms(last, atom, order || 1);
      else if (atoms.length > 0) return null;
      atoms.push(atom);
      last = atom;
      order = 0;
    } else if (last === null || order !== 0) return null;
    else if (bond !== undefined) order = bond;
    else if (previous === '(') return null;
    else if (token === '(') branchings.push(last);
    else if (token === ')') last = branchings.pop() ?? null;
    else return null;
    previous = token;
  }
  const isWhole = order === 0 && previous !== '(' && branchings.length === 0 && last !== null;
  return isWhole && atoms.every(hasUsualBonds) ? atoms : null;
}

function tokenAt(smiles: string, at: number): string {
  const two = smiles.slice(at, at + 2);
  return two === 'Cl' || two === 'Br' ? two : smiles.charAt(at);
}

/** Bonds two atoms to each other. */
export function bindAtoms(one: TreeAtom, other: TreeAtom, order: number): void {
  one.bonds.push({ to: other, order });
  other.bonds.push({ to: one, order });
}

function hasUsualBonds({ element, bonds }: TreeAtom): boolean {
  return bonds.reduce((sum, { order }) => sum + order, 0) <= (mostBonds[element] ?? 0);
}
