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

interface Atom {
  element: string;
  bonds: { to: Atom; order: number }[];
}

/**
 * A canonical form of an open-chain molecule without stereochemistry, charges or brackets: two texts have the same
 * form exactly when they are the same molecule. The tree is rooted at its middle and its branches are sorted
 * (Aho, Hopcroft and Ullman, The Design and Analysis of Computer Algorithms, 1974, example 3.2).
 * @returns `null` for any other text: rings, brackets, several molecules, more bonds than usual
 * @example treeForm('OCC') === treeForm('C(O)C')
 */
export function treeForm(smiles: string): string | null {
  const atoms = readTree(smiles);
  if (atoms === null || !atoms.every(hasUsualBonds)) return null;
  const [first, second] = middlesOf(atoms).map((middle) => formFrom(middle, null));
  if (first === undefined || second === undefined) return first ?? null;
  return first < second ? first : second;
}

function readTree(smiles: string): Atom[] | null {
  const atoms: Atom[] = [];
  const branchings: Atom[] = [];
  let last: Atom | null = null;
  let order = 0;
  let previous = '';
  for (let at = 0; at < smiles.length; at += previous.length) {
    const token = tokenAt(smiles, at);
    const bond = bondOrders[token];
    if (token in mostBonds) {
      const atom: Atom = { element: token, bonds: [] };
      if (last !== null) bind(last, atom, order || 1);
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
  return order === 0 && previous !== '(' && branchings.length === 0 && last !== null ? atoms : null;
}

function tokenAt(smiles: string, at: number): string {
  const two = smiles.slice(at, at + 2);
  return two === 'Cl' || two === 'Br' ? two : smiles.charAt(at);
}

function bind(one: Atom, other: Atom, order: number): void {
  one.bonds.push({ to: other, order });
  other.bonds.push({ to: one, order });
}

function hasUsualBonds({ element, bonds }: Atom): boolean {
  return bonds.reduce((sum, { order }) => sum + order, 0) <= (mostBonds[element] ?? 0);
}

/** What is left, one atom or two bonded ones, when the outermost atoms are taken off again and again. */
function middlesOf(atoms: readonly Atom[]): readonly Atom[] {
  const open = new Map(atoms.map((atom) => [atom, atom.bonds.length]));
  let ends = atoms.filter((atom) => atom.bonds.length <= 1);
  let left = atoms.length;
  while (left > 2) {
    left -= ends.length;
    const next: Atom[] = [];
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

function formFrom(atom: Atom, from: Atom | null): string {
  const branches: string[] = [];
  for (const { to, order } of atom.bonds) if (to !== from) branches.push(`(${order}${formFrom(to, atom)})`);
  return `${atom.element}${branches.sort().join('')}`;
}
