import { hydrogensOn, type MoleculeGraph } from './molecule-graph.ts';

/**
 * A number for each atom, the same for atoms that stand alike: by element, charge, hydrogens and neighbours, and by
 * their neighbours, all the way round. Double bonds in a ring of benzene count as single ones.
 */
export function symmetryClasses(graph: MoleculeGraph): number[] {
  const aromatic = benzeneBonds(graph);
  let classes = numbered(
    graph.atoms.map(({ element, charge }, atom) => `${element}${charge} ${hydrogensOn(graph, atom)}`),
  );
  for (let distinct = 0; distinct !== new Set(classes).size;) {
    distinct = new Set(classes).size;
    const before = classes;
    classes = numbered(
      graph.atoms.map((_, atom) => {
        const around = (graph.bondsAt[atom] ?? []).map((place) => {
          const { one, other, order } = graph.bonds[place] ?? { one: 0, other: 0, order: 1 };
          return `${aromatic.has(place) ? 'a' : order}:${before[one === atom ? other : one]}`;
        });
        return `${before[atom]}|${around.sort().join(',')}`;
      }),
    );
  }
  return classes;
}

/** The same for every way to build one structure; two structures that share it are looked at more closely elsewhere. */
export function structureKey(graph: MoleculeGraph): string {
  const classes = symmetryClasses(graph);
  const aromatic = benzeneBonds(graph);
  const atoms = graph.atoms.map(({ element, charge }, atom) => `${classes[atom]}${element}${charge}`).sort();
  const bonds = graph.bonds
    .map(({ one, other, order }, place) => {
      const ends = [classes[one] ?? 0, classes[other] ?? 0].sort((a, b) => a - b);
      return `${ends.join('-')}:${aromatic.has(place) ? 'a' : order}`;
    })
    .sort();
  return `${atoms.join(' ')}/${bonds.join(' ')}`;
}

/** Numbers by the order of the texts, so that they are the same for every order of the atoms. */
function numbered(texts: readonly string[]): number[] {
  const order = [...new Set(texts)].sort();
  const places = new Map(order.map((text, place) => [text, place]));
  return texts.map((text) => places.get(text) ?? 0);
}

/** The bonds of rings of six with a double bond at every other place. */
function benzeneBonds(graph: MoleculeGraph): ReadonlySet<number> {
  const found = new Set<number>();
  const walk = (start: number, atom: number, path: readonly number[]): boolean => {
    if (path.length === 6) return atom === start;
    const order = path.length % 2 === 0 ? 2 : 1;
    for (const place of graph.bondsAt[atom] ?? []) {
      const bond = graph.bonds[place];
      if (bond === undefined || bond.order !== order || path.includes(place)) continue;
      const next = bond.one === atom ? bond.other : bond.one;
      const whole = [...path, place];
      if (!walk(start, next, whole)) continue;
      if (whole.length === 6) for (const each of whole) found.add(each);
      return true;
    }
    return false;
  };
  graph.bonds.forEach(({ one, order }, place) => {
    if (order === 2 && !found.has(place)) walk(one, one, []);
  });
  return found;
}
