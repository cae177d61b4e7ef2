import { oneOf, rankOf, sum } from './number-features.ts';
import type { Seen } from './seen.ts';

const atom = /Cl|Br|Si|Na|Mg|Al|Li|[A-Z][a-z]?|[bcnops]/g;
const counted = ['C', 'O', 'N', 'H'] as const;

/**
 * What can be seen of four structures or formulas without chemistry: how many signs of each kind they have, what they share
 * with the others, and which is the odd one out.
 * @returns for each option its features by name; a name is read as "the key is more often …"
 */
export function structureFeatures(options: readonly string[], stem: string): Seen[] {
  const drawn = options.map(drawnPart);
  const asked = bigrams(drawnPart(stem));
  const parts = drawn.map(bigrams);
  const profiles = drawn.map(profileOf);
  const likenesses = parts.map((own, index) =>
    sum(parts.map((other, place) => (place === index ? 0 : likeness(own, other)))),
  );
  const distances = profiles.map((own) => sum(profiles.map((other) => distance(own, other))));
  const lengths = drawn.map((text) => text.length);
  return drawn.map((text, index) => {
    const own = profiles[index] ?? [];
    const others = profiles.filter((_, place) => place !== index);
    const features: Record<string, number> = {
      ...oneOf('structure by parts shared with the others', rankOf(likenesses, likenesses[index] ?? 0)),
      ...oneOf('structure by distance in atoms to the others', rankOf(distances, distances[index] ?? 0)),
      ...oneOf('structure by length', rankOf(lengths, text.length)),
      'like the others in its parts': likenesses[index] ?? 0,
      'like the structures of the question': likeness(parts[index] ?? new Set(), asked),
      'with the same atoms as another': others.filter((other) => distance(own, other) === 0).length,
      'with rings': /\d/.test(text) ? 1 : 0,
      'with branches': text.match(/\(/g)?.length ?? 0,
      'with double or triple bonds': text.match(/[=#]/g)?.length ?? 0,
      'with stereo marks': text.match(/[@/\\]/g)?.length ?? 0,
      'with charges': text.match(/[+-]/g)?.length ?? 0,
    };
    for (const [place, element] of kinds.entries()) {
      const number = own[place] ?? 0;
      features[`with much ${element}`] = number / (1 + Math.max(...profiles.map((one) => one[place] ?? 0)));
      features[`with as much ${element} as others`] = others.filter((one) => one[place] === number).length;
      features[`alone without ${element}`] =
        number === 0 && others.every((one) => (one[place] ?? 0) > 0) ? 1 : 0;
      features[`alone with ${element}`] =
        number > 0 && others.every((one) => (one[place] ?? 0) === 0) ? 1 : 0;
    }
    return features;
  });
}

const kinds = [...counted, 'other elements'] as const;

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
