import { alphabetical, assembleName, type NamedChain, type Suffix } from './organic-name-parts.ts';
import { undecided, type Decision } from '../decision.ts';
import { readOpenChain } from '../../structures/read-open-chain.ts';
import type { TreeAtom } from '../../structures/read-tree.ts';
import { remembered } from '../../remembered.ts';

/** Order of priority of the principal characteristic group (IUPAC recommendations 2013, P-41). */
const priority: readonly Suffix[] = ['oic acid', 'nitrile', 'al', 'one', 'ol', 'amine'];
const unnamed = '?';
const halogens: Readonly<Record<string, string>> = { F: 'fluoro', Cl: 'chloro', Br: 'bromo', I: 'iodo' };

/**
 * The substitutive IUPAC name of an open-chain compound of C, H, halogens, OH, OR, C=O, COOH, C≡N, NH_{2}; double and
 * triple bonds without stereodescriptors (IUPAC recommendations 2013, P-31, P-44 and P-45).
 * @returns `null` for what lies outside (rings, charges, esters, amides, rare branches)
 * @example organicName('CC(=O)CC(C)(C)O') // '4-hydroxy-4-methylpentan-2-one'
 */
export function organicName(smiles: string): string | null {
  return knownName(smiles);
}

const knownName = remembered((smiles): string | null => {
  const atoms = readOpenChain(smiles);
  if (atoms === null) return null;
  const carbons = atoms.filter(isCarbon);
  const groups = new Map<TreeAtom, Suffix>();
  for (const carbon of carbons) {
    const found = groupsOnCarbon(carbon);
    // One carbon with two characteristic groups of its own is outside what is named here.
    if (found === null || found.length > 1) return null;
    if (found[0] !== undefined) groups.set(carbon, found[0]);
  }
  const suffix = priority.find((name) => [...groups.values()].includes(name)) ?? null;
  const chains = mainPaths(pathsOf(carbons), groups, suffix).map((path) =>
    describeChain(path, suffix, groups),
  );
  const [best] = chains.sort(compareChains);
  // A branch without a name on the best chain: naming another chain instead would be wrong.
  if (best === undefined || best.prefixes.some(({ name }) => name === unnamed)) return null;
  return assembleName(best);
});

/** Decides which option is the name of the structure; capital letters and stars for italics do not matter. */
export function decideNameOfStructure(smiles: string, options: readonly string[]): Decision {
  const name = organicName(smiles);
  if (name === null) return undecided(`${smiles} is outside what can be named`);
  const right = options.map((option) => option.replaceAll('*', '').toLowerCase() === name);
  return { ok: true, right, finding: `The rules of substitutive nomenclature give ${name}.` };
}

/** The characteristic group whose carbon (or whose bearer) this is: none or one; `null` for an unknown group. */
function groupsOnCarbon(carbon: TreeAtom): Suffix[] | null {
  const found: Suffix[] = [];
  let hasCarbonyl = false;
  let hydroxyls = 0;
  for (const { to: other, order } of carbon.bonds) {
    const { element, bonds } = other;
    if (element === 'O' && order === 2) hasCarbonyl = true;
    else if (element === 'O' && bonds.length === 1) hydroxyls += 1;
    else if (element === 'O' && !bonds.every(({ to }) => isCarbon(to))) return null;
    else if (element === 'N' && order === 3) found.push('nitrile');
    else if (element === 'N' && (order !== 1 || bonds.length !== 1)) return null;
    else if (element === 'N') found.push('amine');
    else if (!['C', 'N', 'O'].includes(element) && halogens[element] === undefined) return null;
  }
  if (!hasCarbonyl) return [...found, ...Array.from({ length: hydroxyls }, (): Suffix => 'ol')];
  const carbons = carbon.bonds.filter(({ to }) => isCarbon(to)).length;
  const hydrogens = 4 - carbon.bonds.reduce((sum, { order }) => sum + order, 0);
  if (hydroxyls === 1) return [...found, 'oic acid'];
  if (carbons === 2) return [...found, 'one'];
  return hydrogens + carbons === 2 ? [...found, 'al'] : null;
}

/** Every carbon path between two ends. A path that can be extended is never the main chain. */
function pathsOf(carbons: readonly TreeAtom[]): TreeAtom[][] {
  const paths: TreeAtom[][] = [];
  const walk = (path: readonly TreeAtom[], last: TreeAtom): void => {
    const before = path.at(-2);
    const next = last.bonds.filter(({ to }) => isCarbon(to) && to !== before);
    if (next.length === 0) paths.push([...path]);
    for (const { to } of next) walk([...path, to], to);
  };
  for (const carbon of carbons)
    if (carbon.bonds.filter(({ to }) => isCarbon(to)).length <= 1) walk([carbon], carbon);
  return paths;
}

/** The longest of the paths with the most principal groups. The remaining rules apply to these only. */
function mainPaths(
  paths: readonly (readonly TreeAtom[])[],
  groups: ReadonlyMap<TreeAtom, Suffix>,
  suffix: Suffix | null,
): (readonly TreeAtom[])[] {
  const rankOf = (path: readonly TreeAtom[]): number =>
    1000 * path.filter((atom) => suffix !== null && groups.get(atom) === suffix).length + path.length;
  const ranked = paths.map((path) => ({ path, rank: rankOf(path) }));
  const best = Math.max(...ranked.map(({ rank }) => rank));
  return ranked.flatMap(({ path, rank }) => (rank === best ? [path] : []));
}

function describeChain(
  path: readonly TreeAtom[],
  suffix: Suffix | null,
  groups: ReadonlyMap<TreeAtom, Suffix>,
): NamedChain {
  const chain: NamedChain = {
    length: path.length,
    suffix,
    suffixLocants: [],
    enes: [],
    ynes: [],
    prefixes: [],
  };
  for (const [index, atom] of path.entries()) {
    const locant = index + 1;
    const group = groups.get(atom);
    if (group !== undefined && group === suffix) chain.suffixLocants.push(locant);
    for (const { to: other, order } of atom.bonds) {
      if (other === path[index + 1]) {
        if (order === 2) chain.enes.push(locant);
        if (order === 3) chain.ynes.push(locant);
      }
      if (path.includes(other)) continue;
      const name = prefixName(atom, other, order, group === suffix ? undefined : group);
      if (!(group === suffix && isPartOf(other))) chain.prefixes.push({ name, locant });
    }
  }
  return chain;
}

/** The oxygens and nitrogens of a suffix group are named by it. */
function isPartOf({ element, bonds }: TreeAtom): boolean {
  return element === 'N' || (element === 'O' && bonds.length === 1);
}

function prefixName(atom: TreeAtom, other: TreeAtom, order: number, group: Suffix | undefined): string {
  const halogen = halogens[other.element];
  if (halogen !== undefined) return halogen;
  if (isCarbon(other)) return order === 1 ? branchName(branches, other, atom) : unnamed;
  if (other.element === 'N') return group === 'nitrile' ? unnamed : 'amino';
  if (order === 2) return 'oxo';
  if (other.bonds.length === 1) return group === 'oic acid' ? unnamed : 'hydroxy';
  const beyond = other.bonds.find(({ to }) => to !== atom);
  return beyond === undefined ? unnamed : branchName(alkoxys, beyond.to, other);
}

const branches: Readonly<Record<string, string>> = {
  C: 'methyl',
  'C(C)': 'ethyl',
  'C(C(C))': 'propyl',
  'C(C)(C)': 'propan-2-yl',
  'C(C(C(C)))': 'butyl',
  'C(C)(C)(C)': 'tert-butyl',
  'C(C(C)(C))': '2-methylpropyl',
  'C(C(C))(C)': 'butan-2-yl',
};

const alkoxys: Readonly<Record<string, string>> = {
  C: 'methoxy',
  'C(C)': 'ethoxy',
  'C(C(C))': 'propoxy',
  'C(C)(C)': 'propan-2-yloxy',
  'C(C)(C)(C)': 'tert-butoxy',
  'C(C(C(C)))': 'butoxy',
};

function branchName(names: Readonly<Record<string, string>>, carbon: TreeAtom, from: TreeAtom): string {
  return names[shapeOf(carbon, from) ?? ''] ?? unnamed;
}

/** A saturated hydrocarbon branch written as nested brackets, longest branch first; `null` for anything else. */
function shapeOf(carbon: TreeAtom, from: TreeAtom): string | null {
  const parts: string[] = [];
  for (const { to, order } of carbon.bonds) {
    if (to === from) continue;
    if (!isCarbon(to) || order !== 1) return null;
    const part = shapeOf(to, carbon);
    if (part === null) return null;
    parts.push(`(${part})`);
  }
  return `C${parts.sort((a, b) => b.length - a.length).join('')}`;
}

/** Better chains first (P-44.3, P-44.4, P-45.2): more principal groups, longer, more multiple bonds, lower locants. */
function compareChains(a: NamedChain, b: NamedChain): number {
  const multiple = (chain: NamedChain): number[] => [...chain.enes, ...chain.ynes].sort((x, y) => x - y);
  const located = (chain: NamedChain): number[] =>
    chain.prefixes.map(({ locant }) => locant).sort((x, y) => x - y);
  const cited = (chain: NamedChain): number[] =>
    [...chain.prefixes]
      .sort((x, y) => compareTexts(alphabetical(x.name), alphabetical(y.name)) || x.locant - y.locant)
      .map(({ locant }) => locant);
  return (
    b.suffixLocants.length - a.suffixLocants.length ||
    b.length - a.length ||
    multiple(b).length - multiple(a).length ||
    b.enes.length - a.enes.length ||
    compareLocants(a.suffixLocants, b.suffixLocants) ||
    compareLocants(multiple(a), multiple(b)) ||
    compareLocants(a.enes, b.enes) ||
    b.prefixes.length - a.prefixes.length ||
    compareLocants(located(a), located(b)) ||
    compareLocants(cited(a), cited(b))
  );
}

function compareTexts(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

function compareLocants(a: readonly number[], b: readonly number[]): number {
  for (const [index, locant] of a.entries()) {
    const difference = locant - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function isCarbon({ element }: TreeAtom): boolean {
  return element === 'C';
}
