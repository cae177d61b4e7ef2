import { createHash } from 'node:crypto';

/** A template in the order of a draw, with the seed that its question is made from. */
interface Drawn {
  template: string;
  seed: number;
}

/**
 * The templates in the order that a seed puts them in; the sample is the first of them. Each is as likely as any other to come first:
 * they are sorted by SHA-256 of the seed, a line feed and the name, in hex.
 */
export function orderOfDraw(templates: readonly string[], seed: string): Drawn[] {
  return templates
    .map((template) => ({ template, hash: sha256(`${seed}\n${template}`) }))
    .toSorted((one, other) => (one.hash < other.hash ? -1 : 1))
    .map(({ template, hash }) => ({ template, seed: seedOf(hash) }));
}

/** Names a catalogue: the same templates, in whatever order, have the same fingerprint. */
export function catalogueFingerprint(templates: readonly string[]): string {
  return sha256(
    templates
      .toSorted()
      .map((name) => `${name}\n`)
      .join(''),
  );
}

/** The last 31 bits: the first ones are small in whatever comes first. */
function seedOf(hash: string): number {
  return Number.parseInt(hash.slice(-8), 16) % 2 ** 31;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
