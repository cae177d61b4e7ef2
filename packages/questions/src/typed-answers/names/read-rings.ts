import { contractedRings, heteroElements, heteroStems } from './words/rings.data.ts';
import { multipliers, stems } from './words/name-words.data.ts';
import { locant, times } from './locants.ts';
import type { Parsed, ParentWord } from './parsed-name.ts';

/** A parent, and locants that stand between it and its stem (`bicyclo[5.4.0]-7-undecene`). */
export interface RingWord {
  parent: ParentWord;
  front?: readonly string[];
}

const stem = Object.keys(stems)
  .sort((one, other) => other.length - one.length)
  .join('|');
const replaced = `(?:${locant}(?:,${locant})*-(?:${times})?(?:oxa|thia|aza)-?)`;
const skeletonPattern = new RegExp(
  `(${replaced}*)(bicyclo|spiro|cyclo)-?(?:\\((\\d[\\d.,]*)\\)-?(?:(\\d+(?:,\\d+)*)-)?)?(${stem})`,
  'y',
);

/** Rings that share atoms (P-23.2, P-24.2), and rings with heteroatoms in place of carbons (P-31.1.4). The stem is read, too. */
export function* skeletonsAt(text: string, at: number): Generator<Parsed<RingWord>> {
  skeletonPattern.lastIndex = at;
  const match = skeletonPattern.exec(text);
  if (match === null) return;
  const [, hetero = '', kind, bridges, front, word = ''] = match;
  if ((kind === 'cyclo') !== (bridges === undefined) || (kind === 'cyclo' && hetero === '')) return;
  const size = stems[word] ?? 0;
  const sizes = bridges?.split(/[.,]/).map(Number) ?? [size];
  const built =
    kind === 'bicyclo' ? bicycle(sizes) : kind === 'spiro' ? spiro(sizes) : size < 3 ? null : cycle(size);
  if (built?.locants.length !== size) return;
  const smiles = replaceCarbons(built, hetero);
  if (smiles === null) return;
  const parent: ParentWord = {
    kind: kind === 'cyclo' ? 'cycle' : 'cage',
    smiles,
    locants: built.locants,
    acids: [],
    rank: 99,
    isRing: true,
  };
  yield {
    value: front === undefined ? { parent } : { parent, front: front.split(',') },
    end: skeletonPattern.lastIndex,
  };
}

interface Skeleton {
  smiles: string;
  locants: string[];
}

function cycle(size: number): Skeleton {
  return { smiles: `C1${'C'.repeat(size - 2)}C1`, locants: range(1, size) };
}

/** From a bridgehead round the longest bridge to the other one, on round the next, and last over the shortest. */
function bicycle(sizes: readonly number[]): Skeleton | null {
  const [long = 0, middle = 0, short = 0] = sizes;
  if (sizes.length !== 3 || middle < 1 || long < middle || middle < short || long > 12) return null;
  const total = long + middle + short + 2;
  const bridge = short === 0 ? '2' : `(${'C'.repeat(short)}2)`;
  return {
    smiles: `C12${'C'.repeat(long)}C${bridge}${'C'.repeat(middle)}1`,
    locants: [
      ...range(1, long + 2),
      ...range(total - short + 1, total).reverse(),
      ...range(long + 3, total - short),
    ],
  };
}

/** Round the smaller ring to the atom that both share, and on round the other. */
function spiro(sizes: readonly number[]): Skeleton | null {
  const [small = 0, large = 0] = sizes;
  if (sizes.length !== 2 || small < 2 || large < small || large > 12) return null;
  return {
    smiles: `C1${'C'.repeat(small - 1)}C12${'C'.repeat(large)}2`,
    locants: range(1, small + large + 1),
  };
}

function range(from: number, to: number): string[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => String(from + index));
}

const replacement = new RegExp(`(${locant}(?:,${locant})*)-(?:(${times}))?(ox|thi|az)a`, 'g');

/** `null` where a locant is not there, or there are not as many as the multiplier says. */
function replaceCarbons({ smiles, locants }: Skeleton, hetero: string): string | null {
  const elements = new Map<number, string>();
  for (const [, places = '', multiplier, kind = ''] of hetero.matchAll(replacement)) {
    const named = places.split(',');
    if (named.length !== (multiplier === undefined ? 1 : multipliers[multiplier])) return null;
    for (const place of named) elements.set(locants.indexOf(place), heteroElements[kind] ?? 'C');
  }
  let atom = -1;
  const written = smiles.replace(/C/g, () => {
    atom += 1;
    return elements.get(atom) ?? 'C';
  });
  return elements.has(-1) ? null : written;
}

const heteroPattern = new RegExp(
  `(?:(\\d+(?:,\\d+)*)-)?((?:(?:di|tri|tetra)?(?:ox|thi|az)a?)+?)(${Object.keys(heteroStems)
    .sort((one, other) => other.length - one.length)
    .map((each) =>
      each.replace(
        /e$/,
        '(?:e|(?=-?[\\d,]*(?:\\([\\dh,]+\\))?-?(?:di|tri|tetr|pent)?-?(?:ol|am|yl|on|al|imin)))',
      ),
    )
    .join('|')})(?!z|x|th)`,
  'y',
);
const heteroPart = /(di|tri|tetra)?(ox|thi|az)/g;

/** Heterocycles named by their atoms: `1,3-dioxolane`, `1,2,4-triazole`. */
export function* heterocyclesAt(text: string, at: number): Generator<Parsed<ParentWord>> {
  heteroPattern.lastIndex = at;
  const match = heteroPattern.exec(text);
  if (match === null) return;
  const [, places, prefixes = '', ending = ''] = match;
  const [size, isUnsaturated, last] = heteroStems[ending] ?? heteroStems[`${ending}e`] ?? [0, false, /-/];
  const elements = [...prefixes.matchAll(heteroPart)].flatMap(([, multiplier, kind = '']) =>
    Array.from({ length: multipliers[multiplier ?? ''] ?? 1 }, () => heteroElements[kind] ?? 'C'),
  );
  const named = places?.split(',') ?? (elements.length === 1 ? ['1'] : []);
  const isRight = named.length === elements.length && named.every((place) => Number(place) <= size);
  if (!isRight || !last.test(elements.at(-1) ?? '') || new Set(named).size !== named.length) return;
  // Oxane and thiane, but not azane, which is ammonia.
  const ring = range(1, size).map((place) => elements[named.indexOf(place)] ?? 'C');
  const smiles = isUnsaturated ? unsaturatedRing(ring) : `${ring[0]}1${ring.slice(1).join('')}1`;
  if (smiles === null) return;
  yield {
    value: {
      kind: 'retained',
      smiles,
      locants: range(1, size),
      acids: [],
      rank: 99,
      isRing: true,
      isRingSystem: isUnsaturated,
    },
    end: heteroPattern.lastIndex,
  };
}

/** Double bonds between the atoms that can have one; of an odd number of them the first nitrogen has the hydrogen. */
function unsaturatedRing(ring: readonly string[]): string | null {
  const open = ring.map((element) => element === 'C' || element === 'N');
  if (open.filter(Boolean).length % 2 === 1) {
    const nitrogen = ring.indexOf('N');
    if (nitrogen < 0) return null;
    open[nitrogen] = false;
  }
  const start = open.findIndex((each, place) => each && open.at(place - 1) !== true);
  const first = Math.max(0, start);
  const doubles = new Set<number>();
  for (let step = 0; step < ring.length; step += 1) {
    const place = (first + step) % ring.length;
    const next = (place + 1) % ring.length;
    if (open[place] !== true) continue;
    if (open[next] !== true) return null;
    doubles.add(place);
    step += 1;
  }
  const bonds = ring.map((element, place) => {
    const before = place > 0 && doubles.has(place - 1) ? '=' : '';
    return `${before}${element}${place === 0 ? '1' : ''}`;
  });
  return `${bonds.join('')}${doubles.has(ring.length - 1) ? '=' : ''}1`;
}

/** The whole word of a group that leaves out more than one letter of its ring: `pyridyl`. */
export function contractedAt(text: string, at: number): Parsed<string> | null {
  const found = Object.entries(contractedRings).find(([word]) => text.startsWith(word, at));
  return found === undefined ? null : { value: found[1], end: at + found[0].length };
}
