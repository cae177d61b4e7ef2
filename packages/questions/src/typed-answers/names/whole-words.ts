import type { Parsed, ParentWord } from './parsed-name.ts';
import { marksOf } from './stereo-text.ts';
import { sugars } from './words/amino-acids.data.ts';
import { retainedParents } from './words/name-words.data.ts';
import { openRings, ringSystems } from './words/rings.data.ts';

const retainedByLetter = new Map<string, { pattern: RegExp; parent: ParentWord }[]>();
/** Parents with names of their own. */
export const wholeWords: readonly (readonly [name: string, parent: ParentWord])[] = [
  ...Object.entries(retainedParents).map(([name, [smiles, locants, rank]]): [string, ParentWord] => [
    name,
    wholeWord(smiles, locants, rank),
  ]),
  ...Object.entries(ringSystems).map(([name, [smiles, locants]]): [string, ParentWord] => [
    name,
    { ...wholeWord(smiles, locants), isRingSystem: true, isOpen: openRings.has(name) },
  ]),
  ...Object.entries(sugars).map(([name, [smiles, locants, marks]]): [string, ParentWord] => [
    name,
    { ...wholeWord(smiles, locants, 6), forms: { form: 'd', marks: marksOf(marks) } },
  ]),
];

function wholeWord(smiles: string, locants: string, rank = 99): ParentWord {
  return {
    kind: 'retained',
    smiles,
    locants: locants.split(' '),
    acids: [],
    rank,
    isRing: /\d/.test(smiles),
  };
}

for (const [name, parent] of wholeWords) {
  // The last e goes before an ending that begins with a vowel, and stands apart from it otherwise.
  const pattern = new RegExp(
    name
      .replaceAll('-', '-?')
      .replace(/e$/, "(?:e|(?=-?[\\d,']*(?:\\([\\dh,]+\\))?-?(?:di|tri)?-?(?:ol|am|yl|on|al|imin)))"),
    'y',
  );
  const letter = name.charAt(0);
  retainedByLetter.set(letter, [...(retainedByLetter.get(letter) ?? []), { pattern, parent }]);
}

/** The parents with names of their own at a place. */
export function* retainedAt(text: string, at: number): Generator<Parsed<ParentWord>> {
  for (const { pattern, parent } of retainedByLetter.get(text.charAt(at)) ?? []) {
    pattern.lastIndex = at;
    if (pattern.exec(text) !== null) yield { value: parent, end: pattern.lastIndex };
  }
}
