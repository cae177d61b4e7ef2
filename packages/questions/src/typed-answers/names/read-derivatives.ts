import { ImpossibleName } from './graph/impossible-name.ts';
import {
  acrossFrom,
  addAtom,
  addSmiles,
  bind,
  neighboursOf,
  type MoleculeGraph,
} from './graph/molecule-graph.ts';
import { ringAtoms } from './graph/ring-atoms.ts';
import { symmetryClasses } from './graph/structure-key.ts';
import { groupSequences } from './group-sequences.ts';
import { afterHyphen, plainCompound, type Attempt, type NameReading } from './name-reading.ts';
import type { Compound, Group, NameSource, SuffixName } from './parsed-name.ts';
import { readCompounds } from './read-compound.ts';
import { ester } from './read-classes.ts';
import { salt } from './read-salts.ts';
import { cations } from './words/name-words.data.ts';

/** A compound and what was made of it: `acetone oxime`, `propanal dimethyl acetal`, `malonic acid diethyl ester`, `acetic acid sodium salt`. */
export function* derivativeAttempts(source: NameSource): Generator<Attempt> {
  if (
    !/(?:al|oxime|zone|hydrin|ester|ether|oxide|amide|anilide|salt|acid-?(?:di)?chloride)$/.test(source.text)
  )
    return;
  for (const { value, end } of readCompounds(source, 0, 'compound')) {
    if (end === source.text.length) continue;
    const next = afterHyphen(source.text, end);
    for (const { groups, word } of tails(source, next)) {
      const made = derivatives[word];
      if (made !== undefined) yield () => made(value, groups);
    }
  }
}

type Derivative = (compound: Compound, groups: readonly Group[]) => NameReading;

/** The groups, if any, and the word behind them. */
function* tails(source: NameSource, at: number): Generator<{ groups: readonly Group[]; word: string }> {
  const { text } = source;
  yield { groups: [], word: text.slice(at) };
  const marked = /(?:[on]|n,n)-/y;
  marked.lastIndex = at;
  const start = marked.exec(text) === null ? at : marked.lastIndex;
  for (const { groups, end } of groupSequences(source, start, 2))
    yield { groups, word: text.slice(afterHyphen(text, end)) };
}

const derivatives: Readonly<Record<string, Derivative | undefined>> = {
  oxime: (compound, groups) => onNitrogen(compound, groups, 'O', 1),
  hydrazone: (compound, groups) => onNitrogen(compound, groups, 'N', 2),
  semicarbazone: (compound, groups) => onNitrogen(compound, groups, 'NC(=O)N', 0),
  acetal: (compound, groups) => acetal(compound, groups, 2),
  ketal: (compound, groups) => acetal(compound, groups, 2),
  hemiacetal: (compound, groups) => acetal(compound, groups, 1),
  hemiketal: (compound, groups) => acetal(compound, groups, 1),
  'ethylene-acetal': ethyleneAcetal,
  'ethylene-ketal': ethyleneAcetal,
  cyanohydrin: (compound, groups) => {
    const { graph, carbon, bond } = openCarbonyl(compound, groups, 0);
    bond.order = 1;
    const [added = 0] = addSmiles(graph, 'C#N');
    bind(graph, carbon, added);
    return { graph, stereo: compound.stereo, main: null, groups };
  },
  oxide: epoxide,
  ester: (compound, groups) => ester(groups, withSuffix(compound, esterOf), []),
  ether: polyolEther,
  amide: (compound, groups) => acidAmide(compound, groups),
  chloride: acidChloride,
  dichloride: acidChloride,
  ...Object.fromEntries(
    Object.entries(cations).map(([name, cation]): [string, Derivative] => [
      `${name}-salt`,
      (compound, groups) => saltOf(compound, groups, cation),
    ]),
  ),
  anilide: (compound, groups) => {
    if (groups.length > 0) throw new ImpossibleName(false);
    const { graph, reading, nitrogen } = amideOf(compound);
    const [ring = 0] = addSmiles(graph, 'C1=CC=CC=C1');
    bind(graph, nitrogen, ring);
    return reading;
  },
};

/** The only carbon with a double bond to oxygen, of an aldehyde or a ketone. */
function openCarbonyl(
  compound: Compound,
  groups: readonly Group[],
  most: number,
): { graph: MoleculeGraph; carbon: number; oxygen: number; bond: { order: number } } {
  if (groups.length > most) throw new ImpossibleName(false);
  const { graph } = plainCompound(compound);
  const found = graph.bonds.filter(({ one, other, order }) => {
    const [carbon, oxygen] = graph.atoms[one]?.element === 'C' ? [one, other] : [other, one];
    const isCarbonyl = graph.atoms[carbon]?.element === 'C' && graph.atoms[oxygen]?.element === 'O';
    const beside = neighboursOf(graph, carbon).filter((atom) => atom !== oxygen);
    return order === 2 && isCarbonyl && beside.every((atom) => graph.atoms[atom]?.element === 'C');
  });
  const [bond] = found;
  if (bond === undefined || found.length > 1) throw new ImpossibleName(found.length > 1);
  const [carbon, oxygen] =
    graph.atoms[bond.one]?.element === 'C' ? [bond.one, bond.other] : [bond.other, bond.one];
  return { graph, carbon, oxygen, bond };
}

/** A nitrogen in place of the oxygen, what it carries, and the groups on that. */
function onNitrogen(compound: Compound, groups: readonly Group[], smiles: string, most: number): NameReading {
  const { graph, oxygen } = openCarbonyl(compound, groups, most);
  const atom = graph.atoms[oxygen];
  if (atom !== undefined) atom.element = 'N';
  const [added = 0] = addSmiles(graph, smiles);
  bind(graph, oxygen, added);
  for (const group of groups) group.attach(graph, added);
  const beside = neighboursOf(graph, added).filter((next) => next !== oxygen);
  if (groups.length > 0 && beside.some((next) => graph.atoms[next]?.element !== 'C'))
    throw new ImpossibleName(false);
  return { graph, stereo: compound.stereo, main: null, groups };
}

function acetal(compound: Compound, groups: readonly Group[], count: number): NameReading {
  if (groups.length !== count) throw new ImpossibleName(false);
  const { graph, carbon, oxygen, bond } = openCarbonyl(compound, groups, count);
  bond.order = 1;
  const second = addAtom(graph, 'O');
  bind(graph, carbon, second);
  groups.forEach((group, index) => group.attach(graph, index === 0 ? oxygen : second));
  return { graph, stereo: compound.stereo, main: null, groups };
}

function ethyleneAcetal(compound: Compound, groups: readonly Group[]): NameReading {
  const { graph, carbon, oxygen, bond } = openCarbonyl(compound, groups, 0);
  bond.order = 1;
  const [one = 0, other = 0, second = 0] = addSmiles(graph, 'CCO');
  bind(graph, oxygen, one);
  bind(graph, second, carbon);
  if (other === one) throw new ImpossibleName(false);
  return { graph, stereo: compound.stereo, main: null, groups };
}

/** `cyclohexene oxide`: the oxygen on the only double bond between carbons. */
function epoxide(compound: Compound, groups: readonly Group[]): NameReading {
  if (groups.length > 0) throw new ImpossibleName(false);
  const { graph } = plainCompound(compound);
  const found = graph.bonds.filter((bond) => {
    const isCarbon = [bond.one, bond.other].every((atom) => graph.atoms[atom]?.element === 'C');
    return bond.order === 2 && isCarbon && !isAromatic(graph, bond.one, bond.other);
  });
  const [bond] = found;
  if (bond === undefined || found.length > 1) throw new ImpossibleName(false);
  bond.order = 1;
  const oxygen = addAtom(graph, 'O');
  bind(graph, bond.one, oxygen);
  bind(graph, bond.other, oxygen);
  return { graph, stereo: compound.stereo, main: null, groups };
}

/** In a ring of benzene both neighbours of a carbon in it have double bonds, too. */
function isAromatic(graph: MoleculeGraph, atom: number, partner: number): boolean {
  const rings = ringAtoms(graph);
  if (!rings.has(atom) || !rings.has(partner)) return false;
  const isDouble = (each: number): boolean =>
    (graph.bondsAt[each] ?? []).some((place) => {
      const beside = acrossFrom(graph, place, each);
      return graph.bonds[place]?.order === 2 && rings.has(beside);
    });
  return neighboursOf(graph, atom).filter((next) => rings.has(next) && isDouble(next)).length >= 2;
}

const esterOf: Readonly<Partial<Record<SuffixName, SuffixName>>> = {
  acid: 'ate',
  carboxylicAcid: 'carboxylate',
};
const acylOf: Readonly<Partial<Record<SuffixName, SuffixName>>> = {
  acid: 'oyl',
  carboxylicAcid: 'carbonyl',
};
const amideNames: Readonly<Partial<Record<SuffixName, SuffixName>>> = {
  acid: 'amide',
  carboxylicAcid: 'carboxamide',
};

function withSuffix(compound: Compound, names: Readonly<Partial<Record<SuffixName, SuffixName>>>): Compound {
  const { suffix } = compound;
  const name = suffix === null ? undefined : names[suffix.name];
  if (suffix === null || name === undefined) throw new ImpossibleName(false);
  return { ...compound, suffix: { ...suffix, name } };
}

function amideOf(compound: Compound): { graph: MoleculeGraph; reading: NameReading; nitrogen: number } {
  const reading = plainCompound(withSuffix(compound, amideNames));
  const nitrogen = reading.main.built.atomAt.get('n');
  if (nitrogen === undefined || compound.suffix?.count !== 1) throw new ImpossibleName(false);
  return { graph: reading.graph, reading, nitrogen };
}

function acidAmide(compound: Compound, groups: readonly Group[]): NameReading {
  const { graph, reading, nitrogen } = amideOf(compound);
  for (const group of groups) group.attach(graph, nitrogen);
  return reading;
}

/** `acetic acid sodium salt` */
function saltOf(
  compound: Compound,
  groups: readonly Group[],
  cation: readonly [string, number],
): NameReading {
  if (groups.length > 0) throw new ImpossibleName(false);
  return salt(cation, withSuffix(compound, esterOf), undefined);
}

/** `benzoic acid chloride`: chlorine in place of every OH. */
function acidChloride(compound: Compound, groups: readonly Group[]): NameReading {
  if (groups.length > 0) throw new ImpossibleName(false);
  const reading = plainCompound(withSuffix(compound, acylOf));
  for (const atom of reading.main.built.open) bind(reading.graph, atom, addAtom(reading.graph, 'Cl'));
  return { ...reading, isUnusual: true };
}

/** `ethylene glycol dimethyl ether`: as many groups as OH groups, or one of two that are alike. */
function polyolEther(compound: Compound, groups: readonly Group[]): NameReading {
  const { graph } = plainCompound(compound);
  const classes = symmetryClasses(graph);
  const open = graph.atoms.flatMap(({ element }, atom) => {
    const [beside, other] = neighboursOf(graph, atom);
    const isAlcohol = element === 'O' && other === undefined && graph.atoms[beside ?? 0]?.element === 'C';
    return isAlcohol && graph.bonds[graph.bondsAt[atom]?.[0] ?? 0]?.order === 1 ? [atom] : [];
  });
  const isAlike = new Set(open.map((atom) => classes[atom])).size === 1;
  const isSame = new Set(groups).size === 1 && groups.length === open.length;
  if (open.length < 2 || groups.length !== open.length || !(isAlike || isSame))
    throw new ImpossibleName(false);
  groups.forEach((group, index) => group.attach(graph, open[index] ?? 0));
  return { graph, stereo: compound.stereo, main: null, groups };
}
