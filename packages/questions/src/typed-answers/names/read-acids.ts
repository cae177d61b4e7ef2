import { acidRoots, alkoxides } from './words/name-words.data.ts';
import { aminoAcids, sideCentres } from './words/amino-acids.data.ts';
import type { Parsed, ParentMode, ParentWord, SuffixName } from './parsed-name.ts';
import { marksOf } from './stereo-text.ts';

interface AcidWord {
  parent: ParentWord;
  unsaturation: readonly [];
  suffix: { name: SuffixName; locants: readonly []; count: number };
}

type AcidForm = readonly [RegExp, SuffixName, readonly ParentMode[]];

/** What follows the root of an acid's name. */
const acidForms: readonly AcidForm[] = [
  [/o?ic-?acid/y, 'acid', ['compound']],
  [/o?ic(?=-?[a-z]*-?anhydride)|ic(?=-)/y, 'acid', ['anhydride']],
  [/o?ate/y, 'ate', ['ate']],
  [/oyl/y, 'oyl', ['group']],
  [/amide/y, 'amide', ['compound']],
  [/amido/y, 'amido', ['group']],
  [/o?nitrile|itrile/y, 'nitrile', ['compound']],
  [/aldehyde/y, 'al', ['compound']],
];

/** Lauryl, stearyl and benzyl are chains and groups of their own; these are acids without their OH. */
const shortAcyl: AcidForm = [/yl/y, 'oyl', ['group']];
const shortAcylRoots: ReadonlySet<string> = new Set(
  'form acet propion butyr isobutyr valer isovaler croton acetoacet oxal malon succin glutar adip'.split(' '),
);

const aminoAcidForms: readonly AcidForm[] = [
  [/e(?![a-z])/y, 'acid', ['compound']],
  [/ate/y, 'ate', ['ate']],
  [/amide/y, 'amide', ['compound']],
];
const tryptophanForms: readonly AcidForm[] = [
  [/(?![a-z])/y, 'acid', ['compound']],
  ...aminoAcidForms.slice(1),
];

interface Root {
  root: string;
  parent: ParentWord;
  count: number;
  forms: readonly AcidForm[];
}

const roots: readonly Root[] = [
  ...Object.entries(acidRoots).flatMap(([root, { usual, ...word }]) =>
    // Cinnamic acid is the E form, and is said where no form is shown as well.
    usual === undefined
      ? [acidRoot(root, word)]
      : [acidRoot(root, word), acidRoot(root, { ...word, stereo: usual })],
  ),
  ...Object.entries(aminoAcids).map(([root, [smiles, locants]]): Root => {
    const side = sideCentres[root];
    return {
      root,
      count: 1,
      forms: root === 'tryptophan' ? tryptophanForms : aminoAcidForms,
      parent: {
        kind: 'acid',
        smiles,
        locants: locants.split(' '),
        acids: [0],
        rank: 99,
        isRing: false,
        forms: side === undefined ? 'aminoAcid' : { form: 'l', marks: marksOf(side) },
      },
    };
  }),
  ...Object.entries(alkoxides).map(([root, [smiles, locants]]): Root => ({
    root,
    count: 1,
    forms: [[/(?![a-z])/y, 'olate', ['ate']]],
    parent: {
      kind: 'acid',
      smiles,
      locants: locants.split(' '),
      acids: [0],
      rank: 99,
      isRing: locants !== '-',
    },
  })),
].sort((one, other) => other.root.length - one.root.length);

function acidRoot(
  root: string,
  { smiles, locants, acids, isRing, stereo, ofL }: (typeof acidRoots)[string],
): Root {
  const places = locants.split(' ');
  const isAminoAcid = root === 'aspart' || root === 'glutam';
  return {
    root,
    count: acids,
    forms: shortAcylRoots.has(root) ? [...acidForms, shortAcyl] : acidForms,
    parent: {
      kind: 'acid',
      smiles,
      locants: places,
      acids: acidPlaces(places, acids),
      rank: 99,
      isRing: isRing ?? false,
      ...(stereo === undefined ? {} : { stereo: marksOf(stereo) }),
      ...(isAminoAcid ? { forms: 'aminoAcid' as const } : {}),
      ...(ofL === undefined ? {} : { forms: { form: 'l' as const, marks: marksOf(ofL) } }),
    },
  };
}

/** Every way to read an acid with a name of its own, or what comes of it: `butyrate`, `benzoyl`, `alanine`. */
export function* acidWordsAt(text: string, at: number, mode: ParentMode): Generator<Parsed<AcidWord>> {
  for (const { root, parent, count, forms } of roots) {
    if (!text.startsWith(root, at)) continue;
    for (const [pattern, name, modes] of forms) {
      pattern.lastIndex = at + root.length;
      // Benzate and benzic are no words, and malonitrile is none of malic acid.
      const isWrong =
        (root === 'benz' && /^(?:ate|ic)/.test(text.slice(at + root.length))) ||
        (root === 'mal' && name === 'nitrile');
      if (!modes.includes(mode) || isWrong || pattern.exec(text) === null) continue;
      yield {
        value: { parent, unsaturation: [], suffix: { name, locants: [], count } },
        end: pattern.lastIndex,
      };
    }
  }
}

/** The first carbon, and of two acids the last of a chain, or the other one outside the ring. */
function acidPlaces(locants: readonly string[], acids: number): number[] {
  if (acids === 1) return [0];
  const outside = locants[0] === '-' ? locants.indexOf('-', 1) : -1;
  return [0, outside > 0 ? outside : locants.length - 1];
}
