import { Molecule } from 'openchemlib';
import { assembleName, type NamedChain, type Suffix } from './organic-name-parts.ts';
import { undecided, type Decision } from './decision.ts';
import { readConstitution } from '../structures/read-constitution.ts';
import { remembered } from '../structures/remembered.ts';

/** Order of priority of the principal characteristic group (IUPAC recommendations 2013, P-41). */
const priority: readonly Suffix[] = ['oic acid', 'nitrile', 'al', 'one', 'ol', 'amine'];
const unnamed = '?';
const halogens: Readonly<Record<number, string>> = { 9: 'fluoro', 17: 'chloro', 35: 'bromo', 53: 'iodo' };

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
  const molecule = readConstitution(smiles);
  molecule.ensureHelperArrays(Molecule.cHelperRings);
  if (molecule.getRingSet().getSize() > 0) return null;
  const groups = new Map<number, Suffix>();
  for (const atom of carbonsOf(molecule)) {
    const found = groupsOnCarbon(molecule, atom);
    // One carbon with two characteristic groups of its own is outside what is named here.
    if (found === null || found.length > 1) return null;
    if (found[0] !== undefined) groups.set(atom, found[0]);
  }
  const suffix = priority.find((name) => [...groups.values()].includes(name)) ?? null;
  const chains = mainPaths(pathsOf(molecule), groups, suffix).map((path) =>
    describeChain(molecule, path, suffix, groups),
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
  return { ok: true, right, finding: `The rules of substitutive nomenclature give ${name}` };
}

/** The characteristic group whose carbon (or whose bearer) this is: none or one; `null` for an unknown group. */
function groupsOnCarbon(molecule: Molecule, carbon: number): Suffix[] | null {
  const found: Suffix[] = [];
  let hasCarbonyl = false;
  let hydroxyls = 0;
  for (const { other, order } of around(molecule, carbon)) {
    const element = molecule.getAtomicNo(other);
    if (molecule.getAtomCharge(other) !== 0) return null;
    if (element === 8 && order === 2) hasCarbonyl = true;
    else if (element === 8 && around(molecule, other).length === 1) hydroxyls += 1;
    else if (element === 8 && !isEther(molecule, other)) return null;
    else if (element === 7 && order === 3) found.push('nitrile');
    else if (element === 7 && (order !== 1 || around(molecule, other).length !== 1)) return null;
    else if (element === 7) found.push('amine');
    else if (![6, 7, 8].includes(element) && halogens[element] === undefined) return null;
  }
  if (!hasCarbonyl) return [...found, ...Array.from({ length: hydroxyls }, (): Suffix => 'ol')];
  const carbons = around(molecule, carbon).filter(({ other }) => molecule.getAtomicNo(other) === 6).length;
  const hydrogens = molecule.getAllHydrogens(carbon);
  if (hydroxyls === 1) return [...found, 'oic acid'];
  if (carbons === 2) return [...found, 'one'];
  return hydrogens + carbons === 2 ? [...found, 'al'] : null;
}

/** Every walk along carbons, from any of them to where it can go no further: a shorter chain is never the main one. */
function pathsOf(molecule: Molecule): number[][] {
  const paths: number[][] = [];
  const walk = (path: readonly number[]): void => {
    const last = path.at(-1);
    if (last === undefined) return;
    const next = around(molecule, last).filter(
      ({ other }) => molecule.getAtomicNo(other) === 6 && !path.includes(other),
    );
    if (next.length === 0) paths.push([...path]);
    for (const { other } of next) walk([...path, other]);
  };
  for (const atom of carbonsOf(molecule)) walk([atom]);
  return paths;
}

/** Of the paths with the most principal groups the longest ones: only these compete for the rest of the rules. */
function mainPaths(
  paths: readonly number[][],
  groups: ReadonlyMap<number, Suffix>,
  suffix: Suffix | null,
): number[][] {
  const rankOf = (path: readonly number[]): number =>
    1000 * path.filter((atom) => suffix !== null && groups.get(atom) === suffix).length + path.length;
  const ranked = paths.map((path) => ({ path, rank: rankOf(path) }));
  const best = Math.max(...ranked.map(({ rank }) => rank));
  return ranked.flatMap(({ path, rank }) => (rank === best ? [path] : []));
}

function describeChain(
  molecule: Molecule,
  path: readonly number[],
  suffix: Suffix | null,
  groups: ReadonlyMap<number, Suffix>,
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
    for (const { other, order } of around(molecule, atom)) {
      if (other === path[index + 1]) {
        if (order === 2) chain.enes.push(locant);
        if (order === 3) chain.ynes.push(locant);
      }
      if (path.includes(other)) continue;
      const name = prefixName(molecule, atom, other, group === suffix ? undefined : group);
      if (
        name !== '' &&
        !(group === suffix && molecule.getAtomicNo(other) !== 6 && isPartOf(molecule, other))
      )
        chain.prefixes.push({ name, locant });
    }
  }
  return chain;
}

/** The oxygens and nitrogens of a suffix group are named by it. */
function isPartOf(molecule: Molecule, atom: number): boolean {
  const element = molecule.getAtomicNo(atom);
  return element === 7 || (element === 8 && around(molecule, atom).length === 1);
}

function prefixName(molecule: Molecule, atom: number, other: number, group: Suffix | undefined): string {
  const element = molecule.getAtomicNo(other);
  const order = around(molecule, atom).find((bond) => bond.other === other)?.order ?? 1;
  const halogen = halogens[element];
  if (halogen !== undefined) return halogen;
  if (element === 6) return order === 1 ? branchName(branches, molecule, other, atom) : unnamed;
  if (element === 7) return group === 'nitrile' ? unnamed : 'amino';
  if (order === 2) return 'oxo';
  if (around(molecule, other).length === 1) return group === 'oic acid' ? unnamed : 'hydroxy';
  const beyond = around(molecule, other).find((bond) => bond.other !== atom);
  return beyond === undefined ? unnamed : branchName(alkoxys, molecule, beyond.other, other);
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

function branchName(
  names: Readonly<Record<string, string>>,
  molecule: Molecule,
  carbon: number,
  from: number,
): string {
  return names[shapeOf(molecule, carbon, from) ?? ''] ?? unnamed;
}

function isEther(molecule: Molecule, oxygen: number): boolean {
  return around(molecule, oxygen).every(({ other }) => molecule.getAtomicNo(other) === 6);
}

/** A saturated hydrocarbon branch written as nested brackets, longest branch first; `null` for anything else. */
function shapeOf(molecule: Molecule, carbon: number, from: number): string | null {
  const parts: string[] = [];
  for (const { other, order } of around(molecule, carbon)) {
    if (other === from) continue;
    if (molecule.getAtomicNo(other) !== 6 || order !== 1) return null;
    const part = shapeOf(molecule, other, carbon);
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
      .sort((x, y) => alphabetical(x.name).localeCompare(alphabetical(y.name)) || x.locant - y.locant)
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

function alphabetical(name: string): string {
  return name.replace(/^tert-|^\d-/, '');
}

function compareLocants(a: readonly number[], b: readonly number[]): number {
  for (const [index, locant] of a.entries()) {
    const difference = locant - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function carbonsOf(molecule: Molecule): number[] {
  return Array.from({ length: molecule.getAtoms() }, (_, atom) => atom).filter(
    (atom) => molecule.getAtomicNo(atom) === 6,
  );
}

function around(molecule: Molecule, atom: number): { other: number; order: number }[] {
  return Array.from({ length: molecule.getConnAtoms(atom) }, (_, index) => ({
    other: molecule.getConnAtom(atom, index),
    order: molecule.getConnBondOrder(atom, index),
  }));
}
