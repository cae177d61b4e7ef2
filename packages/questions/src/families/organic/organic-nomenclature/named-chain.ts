import type { NamedChain, Suffix } from '../../../computations/names/organic-name-parts.ts';
import type { Random } from '../../../random.ts';

const prefixSmiles: Readonly<Record<string, string>> = {
  methyl: 'C',
  ethyl: 'CC',
  fluoro: 'F',
  chloro: 'Cl',
  bromo: 'Br',
  hydroxy: 'O',
};
const suffixSmiles: Readonly<Record<Suffix, readonly string[]>> = {
  'oic acid': ['=O', 'O'],
  nitrile: ['#N'],
  al: ['=O'],
  one: ['=O'],
  ol: ['O'],
  amine: ['N'],
};

export interface ChainWishes {
  lengths: readonly [number, number];
  prefixes: readonly string[];
  prefixCount: readonly [number, number];
  suffixes: readonly (Suffix | null)[];
  /** Chance of a C=C double bond. */
  alkene: number;
}

/** A random chain, described as in a name. The description is not always the correct IUPAC name. */
export function drawChain(random: Random, wishes: ChainWishes): NamedChain {
  const length = random.integer(...wishes.lengths);
  const suffix = random.pick(wishes.suffixes);
  const isTerminal = suffix === 'oic acid' || suffix === 'al';
  const suffixLocant = isTerminal
    ? 1
    : random.integer(suffix === 'one' ? 2 : 1, Math.floor((length + 1) / 2));
  const hasAlkene = random.next() < wishes.alkene && length > 3;
  const count = random.integer(...wishes.prefixCount);
  return {
    length,
    suffix,
    suffixLocants: suffix === null ? [] : [suffixLocant],
    enes: hasAlkene ? [random.integer(1, length - 1)] : [],
    ynes: [],
    prefixes: Array.from({ length: count }, () => ({
      name: random.pick(wishes.prefixes),
      locant: random.integer(2, length - 1),
    })),
  };
}

/**
 * The structure that a described chain stands for.
 * @returns `null` when a carbon would need more than four bonds, or a prefix has no structure here
 * @example smilesOfChain({ length: 3, suffix: 'ol', suffixLocants: [2], enes: [], ynes: [], prefixes: [] }) // 'CC(O)C'
 */
export function smilesOfChain(chain: NamedChain): string | null {
  let smiles = '';
  for (let locant = 1; locant <= chain.length; locant += 1) {
    const order = chain.enes.includes(locant) ? 2 : 1;
    const orderBefore = chain.enes.includes(locant - 1) ? 2 : 1;
    let bonds = (locant > 1 ? orderBefore : 0) + (locant < chain.length ? order : 0);
    smiles += 'C';
    for (const group of groupsAt(chain, locant)) {
      if (group === undefined) return null;
      bonds += bondOrders[group.charAt(0)] ?? 1;
      smiles += `(${group})`;
    }
    if (bonds > 4) return null;
    if (order === 2) smiles += '=';
  }
  return smiles;
}

const bondOrders: Readonly<Record<string, number>> = { '=': 2, '#': 3 };

function groupsAt(chain: NamedChain, locant: number): (string | undefined)[] {
  const groups: (string | undefined)[] = [];
  for (const prefix of chain.prefixes) if (prefix.locant === locant) groups.push(prefixSmiles[prefix.name]);
  if (chain.suffix !== null && chain.suffixLocants.includes(locant))
    groups.push(...suffixSmiles[chain.suffix]);
  return groups;
}

/** OH or NH_{2} on a double bond, or two groups on one carbon: such compounds are unstable. */
export function isUnstable({ prefixes, suffix, suffixLocants, enes }: NamedChain): boolean {
  const polar = [
    ...prefixes.filter(({ name }) => name === 'hydroxy').map(({ locant }) => locant),
    ...(suffix === 'ol' || suffix === 'amine' ? suffixLocants : []),
  ];
  const carriers = prefixes.filter(({ name }) => !name.endsWith('yl')).map(({ locant }) => locant);
  const all = [...carriers, ...(suffix === 'ol' || suffix === 'amine' ? suffixLocants : [])];
  return polar.some(
    (locant) =>
      all.filter((other) => other === locant).length > 1 ||
      enes.includes(locant) ||
      enes.includes(locant - 1),
  );
}

/** The same chain counted from its other end. A suffix that can only sit at the end keeps its place. */
export function countedFromOtherEnd(chain: NamedChain): NamedChain {
  const turned = (locant: number): number => chain.length + 1 - locant;
  const isTerminal = chain.suffix === 'oic acid' || chain.suffix === 'al';
  return {
    ...chain,
    suffixLocants: isTerminal ? chain.suffixLocants : chain.suffixLocants.map(turned),
    enes: chain.enes.map((locant) => chain.length - locant),
    prefixes: chain.prefixes.map(({ name, locant }) => ({ name, locant: turned(locant) })),
  };
}
