import { readFischer, type DrawingReading } from '@valence/figures';
import { relationshipOf, type Relationship } from '../../../computations/structures/structure-facts.ts';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import {
  epimerAt,
  fischerFigure,
  mirrored,
  smilesOfFischer,
  turned,
  type Groups,
} from './fischer-molecules.ts';

type Named = Exclude<Relationship, 'not isomers'>;

const options: Readonly<Record<Named, { text: string; slip: string; rule: string }>> = {
  enantiomers: {
    text: 'They are enantiomers',
    slip: 'enantiomers-and-diastereomers-confused',
    rule: 'Enantiomers are opposite at every center',
  },
  diastereomers: {
    text: 'They are diastereomers',
    slip: 'enantiomers-and-diastereomers-confused',
    rule: 'Diastereomers have the same connectivity, but are opposite at only some of their centers',
  },
  identical: {
    text: 'They are the same compound',
    slip: 'fischer-turned',
    rule: 'Two drawings of the same compound match at every center, as drawn or after a rotation by 180°',
  },
  'constitutional isomers': {
    text: 'They are constitutional isomers',
    slip: 'constitution-confused-with-configuration',
    rule: 'Constitutional isomers differ in which atoms are bonded to each other',
  },
};

const reasons: Readonly<Record<Named, string>> = {
  enantiomers:
    'every center is reversed, and rotating II by 180° in the plane of the paper does not make the two match',
  diastereomers: 'the connectivity is the same, but only one of the two centers is reversed',
  identical:
    'the two match at every center, either as drawn or after II is rotated by 180° in the plane of the paper, which is allowed',
  'constitutional isomers':
    'the two groups other than hydrogen have traded places along the chain, so the bonds themselves differ',
};

const names: readonly Named[] = ['enantiomers', 'diastereomers', 'identical', 'constitutional isomers'];

/** How two drawn molecules are related; the second one may be turned by 180° in the plane of the paper. */
export function fischerRelationship(random: Random): Draft | null {
  const wanted = random.pick(names);
  const first = twoCenters(random);
  const other = partnerOf(first, wanted, random);
  const second = random.next() < 0.5 || wanted === 'identical' ? turned(other) : other;
  const key = relationshipOf(smilesOfFischer(first), smilesOfFischer(second));
  // A molecule that is drawn twice in the same way asks nothing.
  if (key !== wanted || JSON.stringify(first) === JSON.stringify(second)) return null;
  const { text } = options[key];
  return {
    text: 'What is the relationship between molecules I and II?',
    shown: { figure: fischerFigure(first, second), keyFrom: relationshipFrom },
    answer: text,
    distractors: names
      .filter((name) => name !== key)
      .map((name) => {
        const { rule, ...option } = options[name];
        return { ...option, teaching: `${rule}; here ${reasons[key]}.` };
      }),
    explanation: `Compare the groups at both centers, if necessary after rotating II by 180° in the plane of the paper, which interchanges top and bottom as well as left and right. Here ${reasons[key]}: ${text.charAt(0).toLowerCase()}${text.slice(1)}.`,
    finding: `The canonical forms of both structures and of their mirror images were compared: ${key}.`,
  };
}

function twoCenters(random: Random): Groups {
  const [top = '', bottom = ''] = random.shuffle(['CHO', 'CO2H', 'CH2OH', 'CH3']);
  const [one = '', other = ''] = random.shuffle(['OH', 'NH2', 'Cl', 'Br']);
  const isSymmetric = random.next() < 0.25;
  const at = (group: string): Groups['centers'][number] =>
    random.next() < 0.5 ? { left: 'H', right: group } : { left: group, right: 'H' };
  return { top, bottom: isSymmetric ? top : bottom, centers: [at(one), at(isSymmetric ? one : other)] };
}

/** What stands to a molecule in a relationship, unless symmetry makes something else of it. */
function partnerOf(molecule: Groups, wanted: Named, random: Random): Groups {
  switch (wanted) {
    case 'enantiomers':
      return mirrored(molecule);
    case 'diastereomers':
      return epimerAt(molecule, random.integer(0, 1));
    case 'identical':
      return molecule;
    case 'constitutional isomers':
      return { ...molecule, centers: molecule.centers.toReversed() };
  }
}

/** Compares the groups that are seen, each molecule in the way up that comes first in the alphabet. */
function relationshipFrom(drawing: DrawingReading): string {
  const [first, second] = readFischer(drawing);
  if (first === undefined || second === undefined) return 'not read';
  const same = (one: Groups, other: Groups): boolean =>
    [other, turned(other)].some((way) => JSON.stringify(way) === JSON.stringify(one));
  if (same(first, second)) return options.identical.text;
  if (same(first, mirrored(second))) return options.enantiomers.text;
  return same(withoutSides(first), withoutSides(second)) ||
    same(withoutSides(first), withoutSides(turned(second)))
    ? options.diastereomers.text
    : options['constitutional isomers'].text;
}

/** The constitution: which group stands at which center, with all hydrogens at the left. */
function withoutSides(molecule: Groups): Groups {
  return {
    ...molecule,
    centers: molecule.centers.map(({ left, right }) => ({ left: 'H', right: left === 'H' ? right : left })),
  };
}
