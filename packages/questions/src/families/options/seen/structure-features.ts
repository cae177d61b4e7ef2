import { ranked, rankOf, sum, type Seen } from './seen.ts';

const atom = /Cl|Br|Si|Na|Mg|Al|Li|[A-Z][a-z]?|[bcnops]/g;
const counted = ['C', 'O', 'N', 'H'] as const;

/** A structure or formula as somebody sees it who knows no chemistry. */
export interface StructureRead {
  length: number;
  /** Each two signs that stand beside each other. */
  parts: ReadonlySet<string>;
  /** Atoms by kind. */
  profile: readonly number[];
  /** What it has whatever stands beside it. */
  alone: Seen;
}

/** Reads a text once for all the choices that it may be part of. */
export function readStructure(text: string): StructureRead {
  const drawn = drawnPart(text);
  return {
    length: drawn.length,
    parts: bigrams(drawn),
    profile: profileOf(drawn),
    alone: {
      'with rings': /\d/.test(drawn) ? 1 : 0,
      'with branches': drawn.match(/\(/g)?.length ?? 0,
      'with double or triple bonds': drawn.match(/[=#]/g)?.length ?? 0,
      'with stereo marks': drawn.match(/[@/\\]/g)?.length ?? 0,
      'with charges': drawn.match(/[+-]/g)?.length ?? 0,
    },
  };
}

/**
 * What can be seen of four structures or formulas without chemistry: how many signs of each kind they have, what they share
 * with the others, and which is the odd one out.
 * @returns for each option its features by name; a name is read as "the key is more often …"
 */
export function structureFeatures(options: readonly StructureRead[], stem: StructureRead): Seen[] {
  const profiles = options.map(({ profile }) => profile);
  const likenesses = options.map(({ parts }, index) =>
    sum(options.map((other, place) => (place === index ? 0 : likeness(parts, other.parts)))),
  );
  const distances = profiles.map((own) => sum(profiles.map((other) => distance(own, other))));
  const lengths = options.map(({ length }) => length);
  const most = kinds.map((_, place) => 1 + Math.max(...profiles.map((one) => one[place] ?? 0)));
  return options.map(({ length, parts, profile: own, alone }, index) => {
    const others = profiles.filter((_, place) => place !== index);
    const features: Record<string, number> = {
      ...alone,
      [byParts(rankOf(likenesses, likenesses[index] ?? 0))]: 1,
      [byAtoms(rankOf(distances, distances[index] ?? 0))]: 1,
      [byLength(rankOf(lengths, length))]: 1,
      'like the others in its parts': likenesses[index] ?? 0,
      'like the structures of the question': likeness(parts, stem.parts),
      'with the same atoms as another': others.filter((other) => distance(own, other) === 0).length,
    };
    for (const [place, { much, asMuch, without, alone: only }] of namesOfKinds.entries()) {
      const number = own[place] ?? 0;
      features[much] = number / (most[place] ?? 1);
      features[asMuch] = others.filter((one) => one[place] === number).length;
      features[without] = number === 0 && others.every((one) => (one[place] ?? 0) > 0) ? 1 : 0;
      features[only] = number > 0 && others.every((one) => (one[place] ?? 0) === 0) ? 1 : 0;
    }
    return features;
  });
}

const byParts = ranked('structure by parts shared with the others');
const byAtoms = ranked('structure by distance in atoms to the others');
const byLength = ranked('structure by length');

const kinds = [...counted, 'other elements'] as const;
const namesOfKinds = kinds.map((kind) => ({
  much: `with much ${kind}`,
  asMuch: `with as much ${kind} as others`,
  without: `alone without ${kind}`,
  alone: `alone with ${kind}`,
}));

/** The SMILES or the formula, without the spoken name. */
function drawnPart(text: string): string {
  const found = [...text.matchAll(/\\smiles\{([^|}]*)|\\ce\{((?:[^{}]|\{[^{}]*\})*)\}/g)];
  return found.map(([, smiles, formula]) => smiles ?? formula ?? '').join(' ');
}

/** Atoms by kind; the figures of a formula count, those of a SMILES are ring marks. */
function profileOf(drawn: string): number[] {
  const numbers = new Map<string, number>();
  for (const [symbol] of drawn.matchAll(atom)) {
    const name = symbol.length === 1 ? symbol.toUpperCase() : symbol;
    const kind = counted.find((element) => element === name) ?? 'other elements';
    numbers.set(kind, (numbers.get(kind) ?? 0) + 1);
  }
  for (const [, symbol = '', figure = ''] of drawn.matchAll(/(Cl|Br|[A-Z][a-z]?)(\d+)/g)) {
    const kind = counted.find((element) => element === symbol) ?? 'other elements';
    if (!/[=#()@]/.test(drawn)) numbers.set(kind, (numbers.get(kind) ?? 0) + Number(figure) - 1);
  }
  return kinds.map((kind) => numbers.get(kind) ?? 0);
}

function bigrams(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = one.intersection(other).size;
  return shared / Math.max(1, one.size + other.size - shared);
}

function distance(one: readonly number[], other: readonly number[]): number {
  return sum(one.map((number, place) => Math.abs(number - (other[place] ?? 0))));
}
